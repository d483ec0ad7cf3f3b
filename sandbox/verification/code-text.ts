import type { CodeBinding } from './codes.ts';

/** The purpose of a code, in the two languages of the messages. */
const uses: Readonly<Record<CodeBinding['purpose'], readonly [es: string, en: string]>> = {
  login: ['para entrar en', 'login code for'],
  register: ['para registrarte en', 'registration code for'],
  forgot: ['para elegir otra contraseña en', 'password reset code for'],
  binding: ['para unir este contacto a tu cuenta de', 'code to bind this contact to your account at'],
  address: ['para confirmar que entras tú en', 'code to confirm that it is you who logs in to'],
};

/** The text of the message, in the requested language. */
export function codeText(
  purpose: CodeBinding['purpose'],
  {
    brand,
    minutes,
    language,
  }: { readonly brand: string; readonly minutes: number; readonly language: string },
): (code: string) => string {
  const [es, en] = uses[purpose];
  return (code) =>
    language === 'EN'
      ? `${code} is your ${en} ${brand}. It is good for ${minutes} minutes. Tell it to nobody.`
      : `${code} es tu código ${es} ${brand}. Vale ${minutes} minutos. No se lo digas a nadie.`;
}
