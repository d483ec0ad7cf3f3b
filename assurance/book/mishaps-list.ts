import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from './facts.ts';
import { allWords, type Mishap, mishaps, type Said } from './words.ts';

/** A sentence about a mishap, and the titles of the tests that show it; without any it is an assumption. */
export type Sentence = Said & { readonly shown: readonly string[] };

type Rows = Readonly<Partial<Record<Mishap, readonly string[]>>>;

/** What no chart says of mishaps: by kinds of flows, and by single machines in the place of their kind's. */
export type MishapList = {
  readonly kinds: Readonly<Record<string, Rows>>;
  /** The kind of each machine, and its own sentences. */
  readonly machines: Readonly<Record<string, Rows & { readonly kind: string }>>;
  readonly sentences: Readonly<Record<string, Sentence>>;
};

const folder = 'assurance/book/mishaps';

let kept: MishapList | undefined;

/** The list as it is kept: who says what, and the sentences, a file for each subject; read once, since every chapter asks. */
export function readMishaps(): MishapList {
  kept ??= readFolder();
  return kept;
}

function readFolder(): MishapList {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as object;
  const subjects = readdirSync(folder).filter((file) => file !== 'kinds.json');
  return {
    kinds: read('kinds.json') as MishapList['kinds'],
    machines: Object.fromEntries([...allWords()].map(([id, words]) => [id, words.mishaps])),
    sentences: Object.assign({}, ...subjects.map(read)) as MishapList['sentences'],
  };
}

/** The names of the sentences about a mishap of a machine: its own, else those of its kind. */
export function namedFor(
  { kinds, machines }: MishapList,
  machine: string,
  mishap: Mishap,
): readonly string[] {
  const own = machines[machine];
  return own?.[mishap] ?? kinds[own?.kind ?? '']?.[mishap] ?? [];
}

/** The sentences about a mishap of a machine. Throws at a name that there is none of. */
export function sentencesFor(list: MishapList, machine: string, mishap: Mishap): readonly Sentence[] {
  return namedFor(list, machine, mishap).map((name) => {
    const found = list.sentences[name];
    if (!found) throw new Error(`${machine}: there is no sentence ${name}`);
    return found;
  });
}

/**
 * What is wrong with the list: a machine of no kind, a kind or a name that is gone or unused, a title that no test has.
 * `isTitle` says whether a test is called so.
 */
export function mishapFaults(
  list: MishapList,
  all: readonly Pick<Facts, 'id'>[],
  isTitle: (title: string) => boolean,
): readonly string[] {
  const { kinds, machines, sentences } = list;
  const kindOf = (id: string) => machines[id]?.kind ?? '';
  const own = Object.values(machines).map(({ kind: _, ...more }): Rows => more);
  const rows = [...Object.values(kinds), ...own];
  const used = rows.flatMap((one) => Object.values(one).flat());
  return [
    ...all.filter(({ id }) => !(kindOf(id) in kinds)).map(({ id }) => `${id} is of no kind`),
    ...Object.keys(kinds)
      .filter((kind) => !all.some(({ id }) => kindOf(id) === kind))
      .map((kind) => `nothing is ${kind}`),
    ...rows.flatMap((one) =>
      Object.keys(one)
        .filter((key) => !mishaps.some((mishap) => mishap === key))
        .map((key) => `${key} is no mishap`),
    ),
    ...used.filter((name) => !(name in sentences)).map((name) => `there is no sentence ${name}`),
    ...Object.keys(sentences)
      .filter((name) => !used.includes(name))
      .map((name) => `${name}: nobody says it`),
    ...Object.entries(sentences).flatMap(([name, { es, en, shown }]) => [
      ...[es, en]
        .filter((text) => text?.trim() !== text || text === '')
        .map(() => `${name}: lacks a language`),
      ...shown.filter((title) => !isTitle(title)).map((title) => `${name}: no test is called ${title}`),
    ]),
  ];
}
