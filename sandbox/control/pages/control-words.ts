import type { Language } from './scenarios-list.ts';

/** Says a text in the language of the page: it is written in English and in Spanish, side by side. */
export type Say = (en: string, es: string) => string;

/** One text in English and in Spanish. */
export type Words = readonly [en: string, es: string];

/** The words of a page in one language. */
export function sayIn(language: Language): Say {
  return (en, es) => (language === 'es' ? es : en);
}

/** A word of the gateway as people read it, with the word itself beside it; alone where nobody has words for it. */
function withWord(texts: Readonly<Record<string, Words>>, say: Say, word: string): string {
  const known = texts[word];
  return known ? `${say(...known)} (${word})` : word;
}

/** A status as people read it: 'waiting (PENDING)'. */
export function statusText(say: Say, status: string): string {
  return withWord(statuses, say, status);
}

const statuses: Readonly<Record<string, Words>> = {
  PENDING: ['waiting', 'en espera'],
  APPROVED: ['approved', 'aprobado'],
  PAYING: ['paid in part', 'pagado en parte'],
  PAID: ['paid', 'pagado'],
  OPEN: ['not answered yet', 'sin respuesta aún'],
  RECEIVED: ['confirmed by the member', 'confirmado por el miembro'],
  REPORTED: ['the member misses money', 'el miembro reporta un faltante'],
  COUNTED: ['counted as received', 'contado como recibido'],
  FORCED: ['closed by the back office', 'cerrado por la administración'],
  REFUNDED: ['given back', 'devuelto'],
  APPLYING: ['asks to join', 'pide entrar'],
  JOINED: ['joined', 'dentro'],
  PROCESS: ['under way', 'en curso'],
  CLAIM: ['can be claimed', 'por reclamar'],
  OVER: ['over', 'terminada'],
};

/** A feature of the whitelabel tree as people speak of it, with its modId: 'Free play (FREEPLAY)'. */
export function featureText(say: Say, id: string): string {
  return withWord(features, say, id);
}

const features: Readonly<Record<string, Words>> = {
  MOBILEREG: ['Registration by mobile number', 'Registro con número de celular'],
  REGSMS: ['Registration confirms the number by SMS', 'El registro confirma el número por SMS'],
  MOBILEPWDREG: ['Registration with a password', 'Registro con contraseña'],
  USERNAMEREG: ['Registration by username', 'Registro con nombre de usuario'],
  FREEPLAY: ['Free play', 'Jugar gratis'],
  PWDEXPIRE: ['An old password must be changed', 'Una contraseña vieja debe cambiarse'],
  SMSLOGIN: ['Sign-in with a code by SMS', 'Inicio de sesión con código por SMS'],
  DIRECTREG: ['Visitors may register by themselves', 'Los visitantes pueden registrarse solos'],
  CHNGPASSVERIF3: ['A forgotten password by mobile number', 'Contraseña olvidada por el celular'],
  SMSIDP: ['An identity provider sends the codes', 'Un proveedor de identidad envía los códigos'],
  LINETRANSFER: ['Transfers along an agent’s line', 'Transferencias en la línea de un agente'],
};
