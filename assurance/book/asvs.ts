import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anchorOf } from '#sandbox/control/pages/markdown.ts';
import { languages, type Said } from './words.ts';

/** What the project says of a requirement of the standard, in the order in which it is counted. */
export const verdicts = ['met', 'gateway', 'none', 'waived', 'open'] as const;
export type Verdict = (typeof verdicts)[number];

/** A requirement of OWASP ASVS 5.0, and what the project says of it. */
export type Requirement = {
  readonly number: string;
  readonly asks: Said;
  readonly status: Verdict;
  readonly says: Said;
  /** Titles of tests, or of properties of a model, that show it. */
  readonly shown?: readonly string[];
  /** Where it is written: the number of a decision, or a file, which may have a heading's anchor behind a `#`. */
  readonly at?: readonly string[];
  /** The machines in whose chapters a person meets it. */
  readonly machines?: readonly string[];
};

/** A chapter of the standard with its requirements. */
export type AsvsChapter = { readonly title: Said; readonly rows: readonly Requirement[] };

/** The numbers of the requirements of levels 1 and 2. */
export type AsvsNumbers = Readonly<Record<'1' | '2', readonly string[]>>;

type IsTitle = (title: string) => boolean;

const folder = 'assurance/book/asvs';
const read = <T>(file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;

/** The numbers of levels 1 and 2, as the standard has them. */
export function readNumbers(): AsvsNumbers {
  return read('numbers.json');
}

let kept: readonly AsvsChapter[] | undefined;

/** The chapters of the standard, in its order; read once, since every chapter of the book asks for them. */
export function readAsvs(): readonly AsvsChapter[] {
  const files = () => readdirSync(folder).filter((file) => file.startsWith('v'));
  kept ??= files()
    .sort()
    .map((file) => read<AsvsChapter>(file));
  return kept;
}

const decisions = 'docs/decisions';
const decisionFile = (number: string) => readdirSync(decisions).find((file) => file.startsWith(`${number}-`));
const isDecision = (place: string) => /^\d{4}$/.test(place);

/** A file where something is written, and the heading in it; undefined where either is missing. */
export function placeOf(place: string): { readonly file: string; readonly heading: string } | undefined {
  const [name = '', anchor = ''] = place.split('#');
  const file = isDecision(name) ? join(decisions, decisionFile(name) ?? '-') : name;
  if (!existsSync(file)) return undefined;
  if (!anchor) return { file, heading: '' };
  const heads = readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm);
  const found = [...heads].find(([, head = '']) => anchorOf(head) === anchor);
  return found && { file, heading: found[1] ?? '' };
}

/** What a verdict needs behind it: something that shows it or says it, and of a waiver the decision. */
function groundFaults({ number, status, shown = [], at = [] }: Requirement): readonly string[] {
  if (status === 'met' && shown.length + at.length === 0) return [`${number}: nothing shows that it is met`];
  if (status === 'waived' && !at.some(isDecision)) return [`${number}: no decision waives it`];
  return [];
}

/** What is wrong with one row by itself. */
export function rowFaults(row: Requirement, isTitle: IsTitle): readonly string[] {
  const { number, status, asks, says, shown = [], at = [] } = row;
  const texts = languages.flatMap((language) => [asks[language], says[language]]);
  return [
    ...(verdicts.includes(status) ? [] : [`${number}: ${status} is no verdict`]),
    ...(texts.every((text) => text?.trim() === text && text !== '') ? [] : [`${number}: lacks a language`]),
    ...groundFaults(row),
    ...shown.filter((title) => !isTitle(title)).map((title) => `${number}: no test is called ${title}`),
    ...at.filter((place) => !placeOf(place)).map((place) => `${number}: there is no ${place}`),
  ];
}

/**
 * What is wrong with the table: a number that is missing, unknown or there twice, a verdict without ground, a title that no
 * test has, a place that is gone. `isTitle` says whether a
 * test, or a property of a model, has a title.
 */
export function asvsFaults(
  chapters: readonly AsvsChapter[],
  numbers: AsvsNumbers,
  isTitle: IsTitle,
): readonly string[] {
  const rows = chapters.flatMap((chapter) => chapter.rows);
  const known = [...numbers['1'], ...numbers['2']];
  const times = (number: string) => rows.filter((row) => row.number === number).length;
  return [
    ...known
      .filter((number) => times(number) !== 1)
      .map((number) => `${number} is there ${times(number)} times`),
    ...rows
      .filter(({ number }) => !known.includes(number))
      .map(({ number }) => `${number} is of neither level`),
    ...rows.flatMap((row) => rowFaults(row, isTitle)),
  ];
}
