import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chartFileOf, machineEnding } from '../stately/charts.ts';

/** What may go wrong in any flow, in the order of every chapter. */
export const mishaps = [
  'answerLost',
  'reload',
  'left',
  'sessionEnded',
  'otherTab',
  'maintenance',
  'clock',
  'asleep',
  'back',
] as const;
export type Mishap = (typeof mishaps)[number];

/** The languages of the flow book. */
export const languages = ['es', 'en'] as const;

export type Language = (typeof languages)[number];

/** The same said in each language. */
export type Said = Readonly<Record<Language, string>>;

type SaidOf = Readonly<Record<string, Said>>;

/** What names mean. Parts that would be empty are left out. */
export type Meanings = {
  /** An event, as a sentence without a full stop: whatever a person, the world or a machine may send. */
  readonly events?: SaidOf;
  /** A guard, as a clause that reads after “if”. */
  readonly guards?: SaidOf;
  /** What the product does, in the third person. */
  readonly actions?: SaidOf;
  /** The actors it asks, by the ids of its invokes: a noun phrase. */
  readonly actors?: SaidOf;
  /** How long it waits. */
  readonly delays?: SaidOf;
  /** Spanish of each property of its model, by its name. */
  readonly properties?: Readonly<Record<string, string>>;
};

/**
 * The words of the flow book for one machine, from the file `x.book.json` beside its definition. The chart and its model
 * say in English what a state is and what is proven: the file has only their Spanish. A name that means the same in
 * several machines is in the shared file, and the machine’s own file says it only where the machine means something else.
 */
export type Words = Meanings & {
  /** The id of its machine: traces of earlier versions have it, so that it stays when a file gets a better name. */
  readonly id: string;
  readonly title: Said;
  readonly purpose: Said;
  /**
   * The paths of its states in order, from where it begins to its end or to where it lasts when all goes well; or why there is
   * no such way.
   */
  readonly ordinary: readonly string[] | Said;
  /** What kind of flow it is by what may go wrong (mishaps/kinds.json), and the sentences that stand in place of its kind's. */
  readonly mishaps: { readonly kind: string } & Readonly<Partial<Record<Mishap, readonly string[]>>>;
  /** Why the audit record does not have it, by a name of unaudited.json. */
  readonly unaudited?: string;
  /** Spanish of the description of each state that has one, by its dotted path. */
  readonly states?: Readonly<Record<string, string>>;
};

/** The parts of the words that machines may share. */
export const sharedParts = ['events', 'guards', 'actions', 'actors', 'delays', 'properties'] as const;

/** The file of the names that mean the same in several machines. */
export const sharedFile = join('machines', 'words.json');

/** The charts that several flows share, by the names of their files: so the shared words call what they say. */
export const sharedCharts: Readonly<Record<string, 'actForm' | 'absence'>> = {
  'act-form': 'actForm',
  absence: 'absence',
};

type ChartWords = Meanings & Pick<Words, 'states'>;

/** The shared words, and beside them what the charts say that several flows share. */
export type Shared = Meanings & Partial<Record<(typeof sharedCharts)[string], ChartWords>>;

/** The words that the machine of a file shares with others: those of all, and those of the chart that it is made of. */
export function sharedWith(machineFile: string, shared: Shared): ChartWords {
  const chart = sharedCharts[basename(chartFileOf(machineFile), '.machine.ts')];
  const more = chart && shared[chart];
  const parts = sharedParts.map((part) => [part, { ...shared[part], ...more?.[part] }]);
  return { ...Object.fromEntries(parts), states: more?.states };
}

/** The file of a machine’s own words: beside the file of its definition. */
export function wordsFile(machineFile: string): string {
  return machineFile.replace(machineEnding, '.book.json');
}

/**
 * The content of a file of words, still unchecked; undefined when there is none. Throws when it is no JSON.
 */
export function readWords(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The own words of each machine, by its id; read once. */
let own: ReadonlyMap<string, Words> | undefined;

/** The own words of all machines, by their ids. */
export function allWords(): ReadonlyMap<string, Words> {
  const files = () =>
    readdirSync('machines', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.book.json'),
    );
  own ??= new Map(
    files().map((file) => {
      const words = readWords(join('machines', file)) as Words;
      return [words.id, words];
    }),
  );
  return own;
}

/** The own words of a machine; none where nobody has written them. */
export function wordsOf(id: string): Partial<Words> {
  return allWords().get(id) ?? {};
}

/** All words of a machine: the shared ones, and its own in their place where it has any. */
export function withShared(own: Words, shared: Meanings & Pick<Words, 'states'>): Words {
  const parts = sharedParts.map((part) => [part, { ...shared[part], ...own[part] }]);
  return { ...own, ...Object.fromEntries(parts), states: { ...shared.states, ...own.states } };
}
