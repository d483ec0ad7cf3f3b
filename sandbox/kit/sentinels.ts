import { setTimeout as wait } from 'node:timers/promises';
import type { Code } from '#contract/errors.ts';
import { accountOf } from '#contract/typed.ts';
import { asSeconds } from '#contract/units.ts';
import { Refusal } from './refusal.ts';

/** A value to type as a user name or as a number, to see how the product handles a failure. */
type Sentinel = {
  readonly name: string;
  readonly number: string;
  /** Its effect, for the README and the control page. */
  readonly shows: readonly [en: string, es: string];
  readonly play: () => Promise<void> | void;
};

/** Milliseconds; shorter than the client's patience. */
const slowly = 4_000;
const longText = 'Un texto sin fin. '.repeat(600);

function refuse(refusal: Refusal): () => never {
  return () => {
    throw refusal;
  };
}

/** The messages of signing in by a mobile number (spec 8) that a person can't cause in another way. */
const phoneMessages: readonly (readonly [
  name: string,
  number: string,
  code: Code,
  shows: Sentinel['shows'],
])[] = [
  [
    'cuota',
    '900000402',
    'QUOTA_EXCEEDED',
    ['the provider of SMS has no quota left', 'el proveedor de SMS agotó su cuota'],
  ],
  [
    'apagado',
    '900000403',
    'FUNCTION_DISABLED',
    ['the function is not enabled', 'la función no está activada'],
  ],
  [
    'comprobacion',
    '900000412',
    'CHALLENGE_FAILED',
    ['the check of the captcha failed', 'la comprobación del captcha falló'],
  ],
  ['desconocido', '900000520', 'UNKNOWN_ERROR', ['an unknown error', 'un error desconocido']],
  ['vencido', '900000410', 'CODE_EXPIRED', ['the verification code has expired', 'el código venció']],
  [
    'ventana',
    '900000408',
    'IDENTITY_REFUSED',
    ['the window of an identity provider was closed', 'se cerró la ventana del proveedor de identidad'],
  ],
];

/** All sentinels. No person of the seed has these names, and no country these numbers. */
export const sentinels: readonly Sentinel[] = [
  {
    name: 'error500',
    number: '900000500',
    shows: ['the gateway breaks: HTTP 500', 'la pasarela se rompe: HTTP 500'],
    play: () => {
      throw new Error('The sentinel error500 was typed');
    },
  },
  {
    name: 'lento',
    number: '900000004',
    shows: ['the answer comes four seconds late', 'la respuesta llega cuatro segundos tarde'],
    play: () => wait(slowly),
  },
  {
    name: 'limite',
    number: '900000429',
    shows: [
      'too many requests: HTTP 429, to be tried again after five minutes',
      'demasiadas peticiones: HTTP 429, con otro intento a los cinco minutos',
    ],
    play: refuse(new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: asSeconds(300) })),
  },
  {
    name: 'cerrado',
    number: '900000503',
    shows: [
      'maintenance begins while the product is in use: HTTP 503',
      'el mantenimiento empieza con el producto en uso: HTTP 503',
    ],
    play: refuse(new Refusal('MAINTENANCE')),
  },
  {
    name: 'region',
    number: '900000451',
    shows: ['not from this country: HTTP 451', 'desde este país no: HTTP 451'],
    play: refuse(new Refusal('REGION_RESTRICTED')),
  },
  {
    name: 'captcha',
    number: '900000003',
    shows: ['a refusal that asks for an image captcha', 'un rechazo que pide la imagen'],
    play: refuse(new Refusal('LOGIN_REFUSED', { value: { captcha: true } })),
  },
  {
    name: 'etiquetas',
    number: '900000007',
    shows: [
      'a refusal whose text holds markup, which must be shown as text',
      'un rechazo con etiquetas HTML, que deben verse como texto',
    ],
    play: refuse(new Refusal('LOGIN_REFUSED', { message: '<img src=x onerror=alert(1)> & <b>negrita</b>' })),
  },
  {
    name: 'largo',
    number: '900000010',
    shows: [
      'a refusal whose text has ten thousand characters',
      'un rechazo con un texto de diez mil caracteres',
    ],
    play: refuse(new Refusal('LOGIN_REFUSED', { message: longText })),
  },
  ...phoneMessages.map(([name, number, code, shows]) => ({
    name,
    number,
    shows,
    play: refuse(new Refusal(code)),
  })),
];

/** Plays the sentinel with this name or number, if it is one. */
export async function playSentinel(typed: string): Promise<void> {
  const text = accountOf(typed).toLowerCase();
  await sentinels.find(({ name, number }) => text === name || text === number)?.play();
}
