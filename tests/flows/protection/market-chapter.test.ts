import { describe, expect, it } from 'vitest';
import { findFacts } from '#assurance/book/facts.ts';
import { languages } from '#assurance/book/words.ts';
import { markets } from '#contract/market-names.ts';
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
    { machine: 'cancellation', state: 'preparing.sure', event: 'confirmed', on: 'money.cancelWithdrawal' },
    { machine: 'lineTransfer', state: 'done', on: 'money.transfersInLine' },
  ],
  gateway: ['cancelClosed'],
  proof: [{ file: 'tests/a.test.ts', title: 'a withdrawal is taken back' }],
};

/** The chapter of Spain with these clauses alone. */
function chapterOf(given: readonly Clause[], language: 'es' | 'en' = 'en'): string {
  return marketChapterOf({ market: 'ES', all, language, clauses: given });
}

/** The paragraphs and lists of the section with a heading. */
function sectionOf(chapter: string, heading: string): readonly string[] {
  const section = chapter.split(/^##+ /m).find((one) => one.startsWith(`${heading}\n`)) ?? '';
  return section.trim().split('\n\n').slice(1);
}

/** The lines below a title in bold. */
function linesOf(chapter: string, title: string): readonly string[] {
  const section = sectionOf(chapter, 'Z1');
  const at = section.indexOf(`**${title}**:`);
  return at < 0 ? [] : (section[at + 1]?.split('\n') ?? []);
}

const proofs = 'The test that fails without it';

describe('the chapter of a market', () => {
  it('says what a clause asks for, where it is kept and shown, what is refused, and its proof', () => {
    const chapter = chapterOf([whole]);
    expect(sectionOf(chapter, 'Z1').slice(0, 2)).toEqual([
      'Law 1 <sub>read in its own text</sub>',
      'A withdrawal is cancelled.',
    ]);
    expect(linesOf(chapter, 'Where it is kept')).toContain(
      '- A withdrawal can be cancelled: **yes** <sub>`money.cancelWithdrawal`</sub>',
    );
    expect(linesOf(chapter, 'Where the charts have it')).toEqual([
      expect.stringMatching(
        /^- \[[^\]]+\]\(cancellation\.md\) Last look <sub>`preparing\.sure`<\/sub> · .*`confirmed`<\/sub>$/,
      ),
    ]);
    expect(linesOf(chapter, 'What the gateway refuses').join()).toContain('<sub>`cancelClosed`</sub>');
    expect(linesOf(chapter, proofs)).toEqual(['- A withdrawal is taken back <sub>`a.test.ts`</sub>']);
  });

  it('leads to the chapter of a machine once for all states there', () => {
    const places = ['preparing.sure', 'acting'].map((state) => ({ machine: 'cancellation', state }));
    expect(linesOf(chapterOf([{ ...whole, places }]), 'Where the charts have it')).toEqual([
      expect.stringMatching(
        /^- \[[^\]]+\]\(cancellation\.md\) Last look <sub>`preparing\.sure`<\/sub>, Act under way <sub>`acting`<\/sub>$/,
      ),
    ]);
  });

  it('is in Spanish too, with the source in its own words', () => {
    const chapter = chapterOf([whole], 'es');
    expect(sectionOf(chapter, 'Z1').slice(0, 2)).toEqual([
      'Ley 1 <sub>leído en su texto</sub>',
      'Un retiro se cancela.',
    ]);
    expect(linesOf(chapter, 'Dónde se guarda').join()).toContain('**50 % y 90 %** (ajuste del operador)');
  });

  it('leaves out a state that the market’s settings close', () => {
    expect(chapterOf([whole])).not.toContain('line-transfer.md');
  });

  it('says that there is no test, and why; and what is not proven beside one', () => {
    const gap = { es: 'Falta.', en: 'It is missing.' };
    const bare = { ...whole, proof: [], gap };
    expect(linesOf(chapterOf([bare]), proofs)).toEqual(['- *Without a test*: It is missing.']);
    expect(linesOf(chapterOf([bare], 'es'), 'La prueba que falla sin ello')).toEqual([
      '- *Sin prueba*: Falta.',
    ]);
    expect(linesOf(chapterOf([{ ...whole, gap }]), proofs)[1]).toBe('- *Not all of it*: It is missing.');
  });

  it('has no list of what a clause has none of', () => {
    const { places: _, gateway: __, ...bare } = whole;
    expect(chapterOf([bare])).not.toContain('What the gateway refuses');
    expect(chapterOf([whole])).toContain('What the gateway refuses');
  });

  it('tells a clause that was not read, and a value that was not, as settings of the operator', () => {
    expect(sectionOf(chapterOf([{ ...whole, mark: 'memory' }]), 'Z1')[0]).toContain(
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
      expect([...chapter.matchAll(/^### (\w+)$/gm)].map(([, id]) => id)).toEqual(held);
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
