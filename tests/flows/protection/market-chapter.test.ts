import { describe, expect, it } from 'vitest';
import { markets } from '#contract/market-names.ts';
import { findFacts } from '../book/facts.ts';
import { languages } from '../book/words.ts';
import type { Clause } from './clause.ts';
import { clauses } from './clauses.ts';
import { marketChapter, marketChapterOf } from './market-chapter.ts';
import { marketListOf } from './market-list.ts';

const all = await findFacts();

const whole: Clause = {
  id: 'Z1',
  markets: ['ES'],
  source: { es: 'Ley 1', en: 'Law 1' },
  mark: 'read',
  requirement: { es: 'Un retiro se cancela.', en: 'A withdrawal is cancelled.' },
  leaves: { 'money.cancelWithdrawal': true, 'session.warnAt': [0.5, 0.9] },
  settings: ['session.warnAt'],
  places: [
    { machine: 'cancellation', state: 'sure', event: 'confirmed', on: 'money.cancelWithdrawal' },
    { machine: 'lineTransfer', state: 'done', on: 'money.transfersInLine' },
  ],
  gateway: ['cancelClosed'],
  proof: [{ file: 'tests/a.test.ts', title: 'a withdrawal is taken back' }],
};

/** The chapter of Spain with these clauses alone. */
function chapterOf(given: readonly Clause[], language: 'es' | 'en' = 'en'): string {
  return marketChapterOf({ market: 'ES', all, language, clauses: given });
}

/** The cells of the row that begins with a text. */
function rowOf(chapter: string, first: string): readonly string[] {
  const row = chapter.split('\n').find((line) => line.startsWith(`| **${first}**`)) ?? '';
  return row.slice(2, -2).split(' | ');
}

describe('the chapter of a market', () => {
  it('says what a clause asks for, where it is kept and shown, what is refused, and its proof', () => {
    const row = rowOf(chapterOf([whole]), 'Z1');
    expect(row[0]).toBe('**Z1**<br>Law 1<br><sub>read in its own text</sub>');
    expect(row[1]).toBe('A withdrawal is cancelled.');
    expect(row[2]).toContain('A withdrawal can be cancelled: **yes** <sub>`money.cancelWithdrawal`</sub>');
    expect(row[3]).toMatch(
      /^\[[^\]]+\]\(cancellation\.md\) Last look <sub>`sure`<\/sub> · .*`confirmed`<\/sub>$/,
    );
    expect(row[4]).toContain('<sub>`cancelClosed`</sub>');
    expect(row[5]).toBe('A withdrawal is taken back<br><sub>`a.test.ts`</sub>');
  });

  it('leads to the chapter of a machine once for all states there', () => {
    const places = ['sure', 'acting'].map((state) => ({ machine: 'cancellation', state }));
    expect(rowOf(chapterOf([{ ...whole, places }]), 'Z1')[3]).toMatch(
      /^\[[^\]]+\]\(cancellation\.md\) Last look <sub>`sure`<\/sub>, Act under way <sub>`acting`<\/sub>$/,
    );
  });

  it('names a file once for all that it shows', () => {
    const file = 'tests/flows/a.proof.ts';
    const proof = ['one', 'two'].map((title) => ({ file, title }));
    expect(rowOf(chapterOf([{ ...whole, proof }]), 'Z1')[5]).toBe(
      'One<br>Two<br><sub>`flows/a.proof.ts`</sub>',
    );
  });

  it('is in Spanish too, with the source in its own words', () => {
    const row = rowOf(chapterOf([whole], 'es'), 'Z1');
    expect(row.slice(0, 2)).toEqual([
      '**Z1**<br>Ley 1<br><sub>leído en su texto</sub>',
      'Un retiro se cancela.',
    ]);
    expect(row[2]).toContain('**50 % y 90 %** (ajuste del operador)');
  });

  it('leaves out a state that the market’s settings close', () => {
    expect(chapterOf([whole])).not.toContain('line-transfer.md');
  });

  it('says that there is no test, and why; and what is not proven beside one', () => {
    const gap = { es: 'Falta.', en: 'It is missing.' };
    expect(rowOf(chapterOf([{ ...whole, proof: [], gap }]), 'Z1')[5]).toBe(
      '*Without a test*: It is missing.',
    );
    expect(rowOf(chapterOf([{ ...whole, proof: [], gap }], 'es'), 'Z1')[5]).toBe('*Sin prueba*: Falta.');
    expect(rowOf(chapterOf([{ ...whole, gap }]), 'Z1')[5]).toContain('<br>*Not all of it*: It is missing.');
  });

  it('has no column that no clause fills', () => {
    const { places: _, gateway: __, ...bare } = whole;
    expect(rowOf(chapterOf([bare]), 'Z1')).toHaveLength(4);
    expect(chapterOf([bare])).not.toContain('What the gateway refuses');
  });

  it('tells a clause that was not read, and a value that was not, as settings of the operator', () => {
    expect(rowOf(chapterOf([{ ...whole, mark: 'memory' }]), 'Z1')[0]).toContain(
      'setting of the operator: not read again',
    );
    const operators = (given: Clause) => chapterOf([given]).split('## What the operator can change')[1] ?? '';
    expect(operators(whole)).toContain('Z1: its text was read, this value was not');
    expect(operators(whole)).not.toContain('money.cancelWithdrawal');
    expect(operators({ ...whole, mark: 'secondHand' })).toContain('money.cancelWithdrawal');
    expect(operators({ ...whole, markets: ['UK'] })).not.toContain('Z1');
  });

  it('refuses a machine without a chapter', () => {
    const places = [{ machine: 'nobody', state: 'gone' }];
    expect(() => chapterOf([{ ...whole, places }])).toThrow(/names nobody, which has no chapter/);
  });

  it.each(markets)('of %s has five lines from its table, and every clause that holds there', (market) => {
    for (const language of languages) {
      const chapter = marketChapterOf({ market, all, language });
      expect(chapter.match(/^- \*\*/gm)).toHaveLength(5);
      const held = clauses.filter((one) => one.markets.includes(market)).map(({ id }) => id);
      expect([...chapter.matchAll(/^\| \*\*(\w+)\*\*/gm)].map(([, id]) => id)).toEqual(held);
    }
  });
});

describe('the list of the markets', () => {
  it('leads to every chapter, and names the clauses without a test', () => {
    for (const language of languages) {
      const list = marketListOf(language).join('\n');
      for (const market of markets) expect(list).toContain(`](${marketChapter(market)}.md)`);
    }
    const unproven = clauses.filter(({ markets, proof }) => markets.includes('UNION') && proof.length === 0);
    expect(marketListOf('en').join('\n')).toContain(`| ${unproven.map(({ id }) => id).join(', ')} |`);
  });
});
