import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AsvsNumbers, type Requirement, rowFaults } from './asvs.ts';
import type { Said } from './words.ts';

/** A clause or control of a standard, and what the project says of it. */
export type Clause = Requirement & {
  /** Requirements of ASVS that say the same in detail. */
  readonly asvs?: readonly string[];
};

/** A standard of which the book has those clauses that the product touches. */
export type Standard = { readonly title: Said; readonly about: Said; readonly rows: readonly Clause[] };

/** The standards by the names of their pages. */
export const standardNames = ['iso-27001', 'gli-19'] as const;
export type StandardName = (typeof standardNames)[number];

export function readStandard(name: StandardName): Standard {
  return JSON.parse(readFileSync(join('assurance/book/standards', `${name}.json`), 'utf8')) as Standard;
}

/** What is wrong with a standard's rows: a number that is there twice or leads to no requirement of ASVS, and faults of a row. */
export function standardFaults(
  { rows }: Standard,
  numbers: AsvsNumbers,
  isTitle: (title: string) => boolean,
): readonly string[] {
  const known = [...numbers['1'], ...numbers['2']];
  const all = rows.map(({ number }) => number);
  return [
    ...all.filter((number, at) => all.indexOf(number) !== at).map((number) => `${number} is there twice`),
    ...rows.flatMap((row) => rowFaults(row, isTitle)),
    ...rows.flatMap(({ number, asvs = [] }) =>
      asvs.filter((one) => !known.includes(one)).map((one) => `${number}: ASVS has no ${one}`),
    ),
  ];
}
