import { describe, expect, it } from 'vitest';
import { pagesOf } from './book.ts';
import { findFacts } from './facts.ts';
import type { Language } from './words.ts';

/** Words that were said for the same thing, and the one that is said. */
const instead: Readonly<Record<Language, readonly (readonly [wrong: RegExp, right: string])[]>> = {
  es: [
    [/clave de (retiro|acceso|entrada)/i, 'contraseña'],
    [/cupón|voucher/i, 'vale'],
    // SLIDER is a code of the gateway, and a decision has it in its name.
    [/captcha deslizante|\bslider\b(?! and identity)/, 'verificación deslizante'],
    [/\bgateway\b/i, 'pasarela'],
    [/back ?office/i, 'administración'],
    [/reversión|reverso/i, 'recuperar un retiro'],
    [/confirmación de recepción/i, 'recibo'],
  ],
  en: [
    [/withdrawal password/i, 'withdraw password'],
    [/coupon/i, 'voucher'],
    [/\b(puzzle|sliding) captcha/i, 'slider captcha'],
    [/\bbackoffice\b/i, 'back office'],
  ],
};

/** A page without the names of the code. */
const said = (page: string) => page.replace(/`[^`]*`/g, '').replace(/\]\([^)]*\)/g, ']');

const pages = pagesOf(await findFacts(), { version: '1.2.3', commit: null, tests: null });

const otherWords = (page: string, language: Language) =>
  instead[language].flatMap(([wrong, right]) => {
    const found = wrong.exec(said(page))?.[0];
    return found ? [`“${found}” for ${right}`] : [];
  });

describe('one thing has one word', () => {
  it.each([...pages].filter(([name]) => !name.includes('/market-')))('in %s', (name, page) => {
    expect(otherWords(page, name.slice(0, 2) as Language)).toEqual([]);
  });

  it('and another one is found, unless the code is called so', () => {
    expect(otherWords('Escribe su clave de retiro.', 'es')).toEqual(['“clave de retiro” for contraseña']);
    expect(otherWords('Se resuelve <sub>`slider`</sub> [aquí](slider.md)', 'es')).toEqual([]);
  });
});
