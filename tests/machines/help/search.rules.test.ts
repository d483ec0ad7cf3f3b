import { expect, it } from 'vitest';
import { codes } from '#contract/errors.ts';
import type { Article } from '#contract/help.ts';
import { findIn, indexOf, plain } from '#machines/help/search.rules.ts';
import { articlesIn } from '#sandbox/catalogue/articles/articles.ts';
import { figuresOf } from '#sandbox/help/figures.ts';
import { createSettings } from '#sandbox/kit/settings-store.ts';
import { wordsOf } from '#sandbox/wire/words.ts';

const settings = createSettings().current();
const articles: readonly Article[] = articlesIn('ES', figuresOf(settings, 'ES')).map((article) => ({
  ...article,
  refusals: (article.codes ?? [])
    .filter((code) => (codes as readonly string[]).includes(code))
    .flatMap((code) => ['ES', 'EN'].map((language) => wordsOf(code as (typeof codes)[number], language))),
}));
const index = indexOf(articles, {
  NETWORK: ['La conexión de red no es normal.', 'The network is abnormal.'],
});
const first = (question: string) => findIn(index, question)[0];

it.each([
  ['como retiro mi dinero', 'withdraw'],
  ['DINERO retiro Mi ¿cómo?', 'withdraw'],
  ['RETÍRO', 'withdraw'],
  ['sacar dinero', 'withdraw'],
  ['codigo sms', 'sms-codes'],
  ['vpn', 'region'],
  ['olvidé', 'forgot-password'],
  ['BALANCE_SHORT', 'wallets'],
  ['network', 'connection'],
  ['La conexión de red no es normal.', 'connection'],
])('%s finds its article first', (question, id) => {
  expect(first(question)).toBe(id);
});

it.each(codes)('the text of %s, as shown in either language, finds an article that explains it', (code) => {
  const explains = articles.filter((article) => article.codes?.includes(code)).map(({ id }) => id);
  for (const language of ['ES', 'EN']) {
    const text = wordsOf(code, language);
    // Two codes may have the same text: then either article is right.
    const same = articles.filter((article) => article.refusals?.includes(text)).map(({ id }) => id);
    expect([...explains, ...same], text).toContain(first(text));
  }
});

it.each([
  ['', []],
  ['   ', []],
  ['¿?!', []],
  ['xyzzy', []],
  ['<script>alert(1)</script>', []],
  ['(.*)+$', []],
])('%j finds nothing', (question, found) => {
  expect(findIn(index, question)).toEqual(found);
});

it('when no article has all words, those with half of the longer ones are found', () => {
  expect(findIn(index, 'retiro xyzzy')).toContain('withdraw');
  expect(findIn(index, 'xyzzy plugh retiro')).toEqual([]);
});

it('of a pasted page only the beginning counts', () => {
  expect(first(`La contraseña no sirve ${'xyzzy '.repeat(5_000)}`)).toBeUndefined();
  expect(first(`${'retiro '.repeat(5_000)} xyzzy`)).toBe('withdraw');
});

it('words are compared without accents, capitals and signs', () => {
  expect(plain('¿Cómo RETIRO, señor?')).toBe(' como retiro senor ');
  expect(plain('')).toBe('');
  expect(plain('ＢＡＬ')).toBe(' ｂａｌ ');
});
