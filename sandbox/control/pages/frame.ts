import { type Html, html } from '#sandbox/kit/html.ts';
import { barePolicy } from '#sandbox/wire/every-answer.ts';

/**
 * The policy of these pages: they run the one script and use the one style sheet that this server serves. Nothing
 * is inline, so they need no nonce.
 */
export const pagesPolicy = [
  barePolicy,
  "script-src-attr 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The other pages: their addresses, in Spanish where they speak it, and their names. */
const places = [
  { at: '/sandbox', spanish: '/sandbox?language=es', en: 'Control', es: 'Control' },
  { at: '/sandbox/api', en: 'Calls', es: 'Llamadas' },
  { at: '/sandbox/flows', spanish: '/sandbox/flows/es', en: 'Flows', es: 'Flujos' },
  {
    at: '/sandbox/scenarios',
    spanish: '/sandbox/scenarios?language=es',
    en: 'Scenarios',
    es: 'Escenarios',
  },
  { at: '/sandbox/inspector', en: 'Inspector', es: 'Inspector' },
  { at: '/', en: 'The app', es: 'La aplicación' },
] as const;

/** A whole page of the sandbox: its title, links to the other pages, its content. */
export function frame(here: string, title: string, content: Html, script = false, language = 'en'): string {
  const spanish = language === 'es';
  const links = places.map((place) => {
    const address = spanish && 'spanish' in place ? place.spanish : place.at;
    const current = place.at === here && html` aria-current="page"`;
    return html`<a href="${address}"${current}>${spanish ? place.es : place.en}</a>`;
  });
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${title} · Vestíbulo sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/pages.css">
${here === '/sandbox/flows' && html`<link rel="stylesheet" href="/sandbox/flow-book.css"><script type="module" src="/sandbox/flow-book.mjs"></script>`}
${here === '/sandbox/scenarios' && html`<link rel="stylesheet" href="/sandbox/scenarios.css"><script type="module" src="/sandbox/scenarios.mjs"></script>`}
${script && html`<link rel="stylesheet" href="/sandbox/control.css"><script type="module" src="/sandbox/control.mjs"></script>`}
</head>
<body>
<a class="skip" href="#main">${spanish ? 'Ir al contenido' : 'Skip to the content'}</a>
<header><p class="house">Vestíbulo <span>sandbox</span></p><nav aria-label="${spanish ? 'Páginas' : 'Pages'}">${links}</nav></header>
<main id="main">${content}</main>
</body>
</html>`.html;
}
