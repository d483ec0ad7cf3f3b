import { describe, expect, it } from 'vitest';
import { longestCell, readable } from './asides.ts';
import { readNumbers } from './asvs.ts';
import { type Facts, findFacts } from './facts.ts';
import { readStandard, type Standard, standardFaults, standardNames } from './standards.ts';
import { standardPageOf } from './standards-page.ts';
import { isTitle } from './title-files.ts';
import { languages } from './words.ts';

const all = await findFacts();
const numbers = readNumbers();

describe.each(standardNames)('the table of %s', (name) => {
  const standard = readStandard(name);

  it('has each clause once, and what shows it is there', () => {
    expect(standardFaults(standard, numbers, isTitle)).toEqual([]);
  });

  it.each(languages)('has a row for each in %s, short enough to be read', (language) => {
    const page = standardPageOf(name, standard, all, language);
    const found = page.split('\n').filter((line) => /^\| [A\d]\.?\d/.test(line));
    expect(found).toHaveLength(standard.rows.length);
    const cells = found.flatMap((line) => line.split(/(?<!\\)\|/).slice(1, -1));
    expect(cells).toHaveLength(4 * found.length);
    expect(cells.filter((cell) => readable(cell).length > longestCell)).toEqual([]);
  });

  it('counts what its rows say', () => {
    const page = standardPageOf(name, standard, all, 'en');
    const counted = [...page.matchAll(/^\| \*\*[^|]*\| [^|]*\| (\d+) \|$/gm)].map(([, count]) =>
      Number(count),
    );
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(standard.rows.length);
  });
});

it('has all 34 technological controls of ISO 27001, in their order', () => {
  const technological = readStandard('iso-27001')
    .rows.map(({ number }) => number)
    .filter((one) => one.startsWith('A.8.'));
  expect(technological).toEqual(Array.from({ length: 34 }, (_, n) => `A.8.${n + 1}`));
});

describe('a table with a fault', () => {
  const said = { es: 'Sí.', en: 'Yes.' };
  const row = { number: 'A.8.5', asks: said, status: 'met', says: said, at: ['0006'] } as const;
  const faultsOf = (...rows: Standard['rows']) =>
    standardFaults({ title: said, about: said, rows }, numbers, () => false);

  it('is found when a clause is there twice, leads to no requirement, or is shown by nothing', () => {
    expect(faultsOf(row)).toEqual([]);
    expect(faultsOf(row, row)).toEqual(['A.8.5 is there twice']);
    expect(faultsOf({ ...row, asvs: ['6.2.1', '6.9.9'] })).toEqual(['A.8.5: ASVS has no 6.9.9']);
    expect(faultsOf({ ...row, at: [] })).toEqual(['A.8.5: nothing shows that it is met']);
  });

  it('is found when it leads to a chapter that is gone', () => {
    const others = all.filter(({ id }: Facts) => id !== 'login');
    expect(() => standardPageOf('iso-27001', readStandard('iso-27001'), others, 'en')).toThrow(
      'there is no machine login',
    );
  });
});
