import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { follower } from '../walk/examples.ts';
import { readDecided } from './decided.ts';
import type { Facts } from './facts.ts';
import { readMishaps, sentencesFor } from './mishaps-list.ts';
import { titledFiles } from './title-files.ts';
import { mishaps, type Said } from './words.ts';

/** Cases that the tests name, by subject: what each asks of the product, in one sentence. */
export type CaseGroup = { readonly code: string; readonly title: Said; readonly cases: SaidOf };
type SaidOf = Readonly<Record<string, Said>>;

/** A test that shows a case, with its file. */
export type Shown = { readonly title: string; readonly file: string };

const kept = JSON.parse(readFileSync('assurance/book/cases.json', 'utf8')) as readonly CaseGroup[];

/** The cases as they are kept. */
export const readCases = (): readonly CaseGroup[] => kept;

const numbers = new RegExp(`\\b(?:${kept.map(({ code }) => code).join('|')})-\\d{2}\\b`, 'g');

/** The cases that a title names, such as `SMS-02`. */
export function casesIn(title: string): readonly string[] {
  return title.match(numbers) ?? [];
}

/** The tests of each case, by titles that name it. */
export function shownCases(): ReadonlyMap<string, readonly Shown[]> {
  const found = new Map<string, Shown[]>();
  for (const [title, file] of titledFiles())
    for (const id of casesIn(title)) found.set(id, [...(found.get(id) ?? []), { title, file }]);
  return found;
}

/** What is wrong with the list: a case of a test that it lacks, one that no test names, one of another subject or without a language. */
export function caseFaults(groups: readonly CaseGroup[], shown: Iterable<string>): readonly string[] {
  const listed = groups.flatMap(({ code, cases }) =>
    Object.entries(cases).map(([id, says]) => ({ code, id, says })),
  );
  const named = [...shown];
  return [
    ...named.filter((id) => !listed.some((one) => one.id === id)).map((id) => `${id} is named by tests only`),
    ...listed.flatMap(({ code, id, says: { es, en } }) => [
      ...(named.includes(id) ? [] : [`${id}: no test names it`]),
      ...(id.startsWith(`${code}-`) ? [] : [`${id} is no case of ${code}`]),
      ...([es, en].every((text) => text && text.trim() === text) ? [] : [`${id}: lacks a language`]),
    ]),
  ];
}

/** The flow that a test file is about, by its name: `login-sms.spec.ts` is of `login`, the longest that fits. */
function flowOfFile(file: string, chapters: readonly string[]): string | undefined {
  const stem = basename(file).split('.')[0] ?? '';
  return chapters
    .filter((one) => stem === one || stem === `${one}s` || stem.startsWith(`${one}-`))
    .sort((one, other) => other.length - one.length)[0];
}

let byFlow: ReadonlyMap<string, readonly string[]> | undefined;

/** Cases by the chapter of the flow whose own test files name them; read once, since every chapter asks. */
function casesByFlow(chapters: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const read = () => {
    const found = new Map<string, string[]>();
    for (const [title, file] of titledFiles()) {
      const flow = flowOfFile(file, chapters);
      if (flow) found.set(flow, [...(found.get(flow) ?? []), ...casesIn(title)]);
    }
    return found;
  };
  byFlow ??= read();
  return byFlow;
}

/** The cases that a flow meets: by what is proven of it, by its own tests, by what its chapter says of mishaps and decisions. */
export function casesOf({ id, chapter, model }: Facts, all: readonly Facts[]): readonly string[] {
  const list = readMishaps();
  const own = [...(model.examples ?? []), ...(model.properties ?? [])].map(({ name }) => name);
  const told = mishaps.flatMap((one) => sentencesFor(list, id, one)).flatMap(({ shown }) => shown);
  const decided = (readDecided()[id] ?? []).flatMap(({ shown }) => shown);
  const tested = casesByFlow(all.map((one) => one.chapter)).get(chapter) ?? [];
  return [...new Set([...[...own, ...told, ...decided].flatMap(casesIn), ...tested])].sort();
}

/** The cases of each transition, by its id: those of the examples that end by taking it. */
export function casesOfRows({ model }: Pick<Facts, 'model'>): ReadonlyMap<string, readonly string[]> {
  const follow = follower(model);
  const found = new Map<string, readonly string[]>();
  for (const example of model.examples ?? []) {
    const [cases, end] = [casesIn(example.name), follow(example)];
    if (typeof end === 'string') continue;
    for (const id of end.taken) found.set(id, [...new Set([...(found.get(id) ?? []), ...cases])]);
  }
  return found;
}
