import { describe, expect, it } from 'vitest';
import { longestCell, readable } from './asides.ts';
import { type AsvsChapter, asvsFaults, type Requirement, readAsvs, readNumbers, verdicts } from './asvs.ts';
import { asvsLabels } from './asvs-labels.ts';
import { asvsLine, asvsPageOf } from './asvs-page.ts';
import { type Facts, findFacts } from './facts.ts';
import { fileOfTitle, isTitle, titlesIn } from './title-files.ts';
import { languages } from './words.ts';

const all = await findFacts();
const chapters = readAsvs();
const numbers = readNumbers();
const rows = chapters.flatMap((chapter) => chapter.rows);
const cellsOf = (line: string) => line.split(/(?<!\\)\|/).slice(1, -1);

describe('the table of ASVS 5.0', () => {
  it('has each requirement of levels 1 and 2 once, and each title is that of a test', () => {
    expect([numbers['1'].length, numbers['2'].length]).toEqual([70, 183]);
    expect(asvsFaults(chapters, numbers, isTitle)).toEqual([]);
  });

  it('has the chapters of the standard in its order, each with its own numbers', () => {
    for (const [n, chapter] of chapters.entries())
      expect(chapter.rows.filter(({ number }) => !number.startsWith(`${n + 1}.`))).toEqual([]);
    expect(chapters).toHaveLength(17);
  });
});

describe('its page', () => {
  it.each(languages)('in %s has a row for each, with what is asked and how it stands', (language) => {
    const page = asvsPageOf(chapters, numbers, all, language);
    const found = page.split('\n').filter((line) => /^\| \d+\.\d+\.\d+ /.test(line));
    expect(found).toHaveLength(rows.length);
    for (const line of found) {
      expect(cellsOf(line)).toHaveLength(4);
      expect(cellsOf(line).filter((cell) => readable(cell).length > longestCell)).toEqual([]);
    }
  });

  it('counts at its top what the rows say', () => {
    const page = asvsPageOf(chapters, numbers, all, 'en');
    const [top = ''] = page.split('## ');
    const counted = verdicts.map((verdict) => {
      const line = top.split('\n').find((one) => one.startsWith(`| **${asvsLabels.en.verdicts[verdict]}**`));
      return cellsOf(line ?? '').map((cell) => cell.trim());
    });
    expect(counted.map((cells) => Number(cells[4]))).toEqual(
      verdicts.map((verdict) => rows.filter(({ status }) => status === verdict).length),
    );
    for (const [, , first, second, all] of counted) expect(Number(first) + Number(second)).toBe(Number(all));
  });

  it('names what is open before the chapters, so that nobody has to look for it', () => {
    const [, open = ''] =
      /## What is open\n\n([\s\S]*?)\n\n## /.exec(asvsPageOf(chapters, numbers, all, 'en')) ?? [];
    const listed = [...open.matchAll(/^- \[([\d.]+)\]/gm)].map(([, number]) => number);
    expect(listed).toEqual(rows.filter(({ status }) => status === 'open').map(({ number }) => number));
  });
});

describe('a chapter of the book', () => {
  const factsOf = (id: string) => all.find((facts) => facts.id === id) as Facts;

  it('names the requirements that are met in it, each with a link to its table', () => {
    expect(asvsLine(factsOf('otherSessions'), 'en')).toEqual([
      'What OWASP ASVS 5.0 asks of this flow: [7.4.3](asvs.md#v7-sessions), [7.5.2](asvs.md#v7-sessions)',
    ]);
    expect(asvsLine(factsOf('search'), 'en')).toEqual([]);
    expect(asvsPageOf(chapters, numbers, all, 'en')).toContain('\n## V7 Sessions\n');
  });

  it('that is gone is found by the row that leads to it', () => {
    const others = all.filter(({ id }) => id !== 'otherSessions');
    expect(() => asvsPageOf(chapters, numbers, others, 'en')).toThrow(
      '7.4.3: there is no machine otherSessions',
    );
  });
});

describe('the file of a title', () => {
  it('is known for each test that is named, and for none that is not there', () => {
    const shown = rows.flatMap((row) => row.shown ?? []);
    expect(shown.filter((title) => !isTitle(title))).toEqual([]);
    expect(fileOfTitle('every refusal has a way out')).toBe('assurance/walk/liveness.ts');
    expect(fileOfTitle('SMS-06 expire after ten minutes')).toBe('tests/sandbox/verification/sms.test.ts');
    expect(fileOfTitle('expire after ten minutes')).toBeUndefined();
  });
});

describe('a table with a fault', () => {
  const said = { es: 'Sí.', en: 'Yes.' };
  const sound: Requirement = { number: '1.1.1', asks: said, status: 'met', says: said, shown: ['it leaves'] };
  const titles = titlesIn("it('it leaves', () => {});\nconst text = 'it stays';\nfind('it leaves again');");
  const faultsOf = (...list: readonly Partial<Requirement>[]) => {
    const chapter: AsvsChapter = { title: said, rows: list.map((one) => ({ ...sound, ...one })) };
    return asvsFaults([chapter], { '1': ['1.1.1'], '2': [] }, (title) => titles.includes(title));
  };

  it('is found when a number is missing, doubled, or of another level', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf()).toEqual(['1.1.1 is there 0 times']);
    expect(faultsOf({}, {})).toEqual(['1.1.1 is there 2 times']);
    expect(faultsOf({}, { number: '1.1.9' })).toEqual(['1.1.9 is of neither level']);
  });

  it('is found by name when a title is that of no test', () => {
    for (const title of ['it leaves again', 'it stays', 'leaves'])
      expect(faultsOf({ shown: [title] })).toEqual([`1.1.1: no test is called ${title}`]);
  });

  it('is found when something is called met that nothing shows, or waived that no decision waives', () => {
    expect(faultsOf({ shown: [] })).toEqual(['1.1.1: nothing shows that it is met']);
    expect(faultsOf({ shown: [], at: ['0037'] })).toEqual([]);
    expect(faultsOf({ status: 'waived', at: ['docs/operators.md'] })).toEqual([
      '1.1.1: no decision waives it',
    ]);
  });

  it('is found when a decision, a file or a heading is gone, or a language is missing', () => {
    expect(faultsOf({ at: ['9999', 'docs/none.md', 'docs/operators.md#none'] })).toEqual([
      '1.1.1: there is no 9999',
      '1.1.1: there is no docs/none.md',
      '1.1.1: there is no docs/operators.md#none',
    ]);
    expect(faultsOf({ says: { es: 'Sí.', en: '' } })).toEqual(['1.1.1: lacks a language']);
    expect(faultsOf({ status: 'done' as Requirement['status'] })).toEqual(['1.1.1: done is no verdict']);
  });
});
