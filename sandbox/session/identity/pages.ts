import { type Html, html } from '#sandbox/kit/html.ts';
import { type Brand, issuersRoot } from './brands.ts';

export type PageLanguage = 'es' | 'en';

const words = {
  es: {
    title: 'Entra con tu cuenta',
    lead: 'Vestíbulo te pide que digas quién eres. No verá tu contraseña.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Continuar',
    cancel: 'Cancelar',
    wrong: 'El correo o la contraseña no son correctos.',
    brokenTitle: 'No se puede continuar',
    broken: 'Esta petición no es válida o tardó demasiado. Cierra esta ventana y vuelve a intentarlo.',
  },
  en: {
    title: 'Log in with your account',
    lead: 'Vestíbulo asks you to say who you are. It will not see your password.',
    email: 'E-mail',
    password: 'Password',
    submit: 'Continue',
    cancel: 'Cancel',
    wrong: 'The e-mail address or the password is not correct.',
    brokenTitle: 'This cannot go on',
    broken: 'This request is not valid or took too long. Close this window and try again.',
  },
} as const;

/** The style sheet of every page of every issuer. */
export const sheetPath = `${issuersRoot}/identity.css`;

function frame(brand: Brand, language: PageLanguage, title: string, content: Html): string {
  return html`<!doctype html>
<html lang="${language}" class="${brand.id}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${brand.name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${sheetPath}">
</head>
<body>
<main>
<p class="brand"><span class="sign" aria-hidden="true"></span>${brand.name}</p>
${content}
</main>
</body>
</html>`.html;
}

export type LoginPage = {
  readonly brand: Brand;
  readonly language: PageLanguage;
  /** The path of this visit; its forms lead below it. */
  readonly visit: string;
  /** The e-mail of a failed try. */
  readonly typed?: string;
};

/** The sign-in page; no script runs in it. */
export function loginPage({ brand, language, visit, typed }: LoginPage): string {
  const said = words[language];
  const wrong = typed !== undefined;
  const described = wrong && html` aria-invalid="true" aria-describedby="wrong"`;
  return frame(
    brand,
    language,
    wrong ? `${said.wrong} ${said.title}` : said.title,
    html`<h1>${said.title}</h1>
<p class="lead">${said.lead}</p>
${wrong && html`<p id="wrong" class="wrong" role="alert">${said.wrong}</p>`}
<form method="post" action="${visit}/login">
<label for="email">${said.email}</label>
<input id="email" name="email" type="email" autocomplete="username" required autofocus value="${typed ?? ''}"${described}>
<label for="password">${said.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${described}>
<button type="submit">${said.submit}</button>
</form>
<form method="post" action="${visit}/cancel"><button type="submit" class="quiet">${said.cancel}</button></form>`,
  );
}

/** The page for an error without a way back to the product; `code` is the protocol's word for it. */
export function errorPage(brand: Brand, code: string, language: PageLanguage): string {
  const { brokenTitle, broken } = words[language];
  const content = html`<h1>${brokenTitle}</h1><p class="lead">${broken}</p><p class="code"><code>${code}</code></p>`;
  return frame(brand, language, brokenTitle, content);
}
