import { describe, expect, it } from 'vitest';
import { caseFaults, casesIn, casesOf, casesOfRows, readCases, shownCases } from './cases.ts';
import { casesPageOf } from './cases-page.ts';
import { chapterOf } from './chapter.ts';
import { type Facts, findFacts } from './facts.ts';
import { readScores } from './scores.ts';
import { languages } from './words.ts';

const all = await findFacts();
const groups = readCases();
const shown = shownCases();
const factsOf = (id: string) => all.find((one) => one.id === id) as Facts;
const chapter = (id: string) => chapterOf({ facts: factsOf(id), all, scores: readScores(), language: 'en' });

describe('the cases', () => {
  it('are those that tests name, each told in both languages', () => {
    expect(caseFaults(groups, shown.keys())).toEqual([]);
  });

  it('that no test names, that the list lacks, of another subject or without a language are found', () => {
    const [first] = groups;
    const planted = first && [
      {
        ...first,
        cases: { ...first.cases, 'LOG-99': { es: 'Nada', en: '' }, 'OUT-99': { es: 'Sí', en: 'Yes' } },
      },
    ];
    const faults = caseFaults(planted ?? [], [...Object.keys(first?.cases ?? {}), 'OUT-99', 'SMS-77']);
    expect(faults).toEqual([
      'SMS-77 is named by tests only',
      'LOG-99: no test names it',
      'LOG-99: lacks a language',
      'OUT-99 is no case of LOG',
    ]);
  });

  it('are read from titles, several from one', () => {
    expect(casesIn('AFF-01 AFF-02 a registration, in I18-03')).toEqual(['AFF-01', 'AFF-02', 'I18-03']);
    expect(casesIn('ISO-8601 and UTC-05:00')).toEqual([]);
  });

  it('of a flow are those of its examples, of its tests, and of what its chapter says', () => {
    const of = (id: string) => casesOf(factsOf(id), all);
    expect(of('smsCode')).toEqual(expect.arrayContaining(['LOG-14', 'SMS-02', 'SMS-08']));
    expect(of('receipt')).toContain('WDR-01');
    expect(of('withdraw')).not.toContain('WDR-02');
  });

  it('of a row are those of the examples that end by it', () => {
    const found = [...casesOfRows(factsOf('smsCode'))].filter(([, cases]) => cases.includes('LOG-14'));
    expect(found.map(([id]) => id).join()).toContain('slider');
  });
});

describe('their page', () => {
  it.each(languages)(
    'in %s has a row for each, with the tests that show it and the flows that meet it',
    (language) => {
      const page = casesPageOf(groups, all, language);
      const rows = page
        .split('\n')
        .filter((line) => /^\| \*\*/.test(line) && casesIn(line.slice(4, 10)).length > 0);
      expect(rows).toHaveLength(groups.flatMap(({ cases }) => Object.keys(cases)).length);
      const row = rows.find((line) => line.startsWith('| **WDR-02**'));
      expect(row).toContain('(receipt.md)');
      expect(row).toContain(
        '`WDR-02 a report carries one to three proofs` (`flows/wallet/receipt.proof.ts`)',
      );
    },
  );

  it('is linked from the head of a chapter and from its rows', () => {
    expect(chapter('receipt')).toMatch(/^Cases that are met in this flow: .*\[WDR-02\]\(cases\.md#/m);
    expect(chapter('smsCode')).toMatch(/^\| .*\[LOG-14\]\(cases\.md#signing-in-log\) \|$/m);
  });
});
