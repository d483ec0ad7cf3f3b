import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { termFaults } from './terms.rule.ts';
import { planted, readTree } from './tree.ts';

const document = readFileSync('docs/terms.md', 'utf8');
const found = (path: string, text: string) => termFaults(planted({ [path]: text }), document).length;

describe('a thing has one word in each language', () => {
  it('everywhere that members read', () => {
    expect(termFaults(readTree(), document)).toEqual([]);
  });

  it.each([
    ['es', 'Cada entrada de tus carteras', 1],
    ['es', 'Importe', 1],
    ['es', 'El periodo terminó', 1],
    ['es', 'El período terminó', 0],
    ['es', 'Es importante', 0],
    ['en', 'You need to sign in first', 1],
    ['en', 'Last sign-in', 1],
    ['en', 'Hot', 1],
    ['en', 'Hot peppers', 0],
    ['en', 'Cockfighting', 0],
  ])('in %s “%s” has %s faults', (language, text, faults) => {
    expect(found(`locales/${language}/games.json`, JSON.stringify({ games: { one: text } }))).toBe(faults);
  });

  it('is found in an article and a refusal, and not where it is what people search by', () => {
    expect(
      found('sandbox/catalogue/articles/wallet.ts', "const a = { text: 'Mira tu cartera aquí.' };"),
    ).toBe(1);
    expect(found('sandbox/wire/words.ts', 'const a = `Sign in ${again} please`;')).toBe(1);
    expect(
      found('sandbox/catalogue/articles/wallet.ts', "const a = { keywords: ['la cartera', 'saldo'] };"),
    ).toBe(0);
    expect(found('sandbox/catalogue/articles/wallet.ts', "import { x } from './sign-in.ts';")).toBe(0);
  });
});
