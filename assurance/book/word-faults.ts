import { isDeepStrictEqual } from 'node:util';
import type { MachineFile } from './machine-files.ts';
import { type Vocabulary, valuedGuards, vocabularyOf } from './vocabulary.ts';
import { languages, sharedCharts, sharedFile, sharedParts } from './words.ts';

type Part = keyof Vocabulary;
type Loose = Readonly<Record<string, unknown>>;
type Modelled = Pick<MachineFile, 'model'>;

/** A machine with the words of its own file, still unchecked. */
export type Worded = Modelled & { readonly own: unknown };

/** Parts whose English is in the chart or its model. */
const spanishOnly: readonly Part[] = ['states', 'properties'];
const parts = ['states', ...sharedParts] as const;

const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const says = (value: unknown) => typeof value === 'string' && value.trim() === value && value !== '';

/** What there is in a part of the words; nothing where there is no such part. */
function partOf(words: unknown, part: Part): Loose {
  const value = isLoose(words) ? words[part] : undefined;
  return isLoose(value) ? value : {};
}

/** What the product does is told in the third person and in the middle of a sentence: not as an order, which begins large. */
function tellingFaults(where: string, value: unknown): readonly string[] {
  const said = isLoose(value) ? languages.map((language) => value[language]) : [];
  const large = said.filter((one) => typeof one === 'string' && /^\p{Lu}\p{Ll}/u.test(one));
  return large.map((one) => `${where}: “${one}” begins like a sentence of its own`);
}

function saidFaults(where: string, value: unknown): readonly string[] {
  if (!isLoose(value)) return [`${where}: must be said in ${languages.join(' and ')}`];
  return [
    ...languages.filter((language) => !says(value[language])).map((language) => `${where}: no ${language}`),
    ...Object.keys(value)
      .filter((key) => !languages.some((language) => language === key))
      .map((key) => `${where}: ${key} is no language of the book`),
  ];
}

function meaningFaults(part: Part, name: string, value: unknown): readonly string[] {
  const where = `${part} · ${name}`;
  if (part === 'actions' || part === 'guards')
    return [...saidFaults(where, value), ...tellingFaults(where, value)];
  if (!spanishOnly.includes(part)) return saidFaults(where, value);
  return says(value) ? [] : [`${where}: must be its Spanish`];
}

/** What is wrong with the form of a part; faults of its names are found elsewhere. */
function formFaults(part: Part, words: Loose): readonly string[] {
  if (words[part] === undefined) return [];
  if (!isLoose(words[part])) return [`${part}: must be an object`];
  const all = Object.entries(words[part]);
  if (all.length === 0) return [`${part}: there are none, leave it out`];
  return all.flatMap(([name, value]) => meaningFaults(part, name, value));
}

function strayKeys(words: Loose, known: readonly string[]): readonly string[] {
  return Object.keys(words)
    .filter((key) => !known.includes(key))
    .map((key) => `${key}: stray`);
}

/** What is missing in the own and shared words of a machine, and which of its own entries are unused. */
function nameFaults(
  part: Part,
  { names, more = [] }: { names: readonly string[]; more?: readonly string[] },
  own: Loose,
  shared: Loose,
): readonly string[] {
  const repeated = Object.keys(own).filter((name) => isDeepStrictEqual(own[name], shared[name]));
  return [
    ...names
      .filter((name) => !(name in own) && !(name in shared))
      .map((name) => `${part} · ${name}: missing`),
    ...Object.keys(own)
      .filter((name) => !names.includes(name) && !more.includes(name))
      .map((name) => `${part} · ${name}: stray, the machine has none`),
    ...repeated.map((name) => `${part} · ${name}: says what ${sharedFile} says, leave it out`),
  ];
}

/** What is missing or stray in the words of a machine, one line each; none when its chapter can be written. */
export function wordFaults({ model, own }: Worded, shared: unknown): readonly string[] {
  if (!isLoose(own)) return ['must be an object'];
  const vocabulary = vocabularyOf(model);
  return [
    ...saidFaults('title', own.title),
    ...saidFaults('purpose', own.purpose),
    ...parts.flatMap((part) => [
      ...formFaults(part, own),
      ...nameFaults(
        part,
        // A guard may be told with the values that the chart gives it.
        { names: vocabulary[part], ...(part === 'guards' ? { more: valuedGuards(model) } : {}) },
        partOf(own, part),
        partOf(shared, part),
      ),
    ]),
    ...strayKeys(own, ['id', 'title', 'purpose', 'ordinary', 'mishaps', 'unaudited', ...parts]),
  ];
}

/** The shared names of a part that fewer than two machines take from there. */
function lonelyNames(part: Part, shared: Loose, machines: readonly Worded[]): readonly string[] {
  return Object.keys(shared).flatMap((name) => {
    const users = machines.filter(
      ({ model, own }) => vocabularyOf(model)[part].includes(name) && !(name in partOf(own, part)),
    );
    return users.length < 2 ? [`${part} · ${name}: ${users.length} machines use it, two must`] : [];
  });
}

/** The names of a part that several machines explain the same way, each in its own file. */
function copiedNames(part: Part, shared: Loose, machines: readonly Worded[]): readonly string[] {
  const words = machines.flatMap(({ own }) => Object.entries(partOf(own, part)));
  const copied = words.filter(
    ([name, said], index) =>
      !(name in shared) &&
      words.findIndex(([other, also]) => other === name && isDeepStrictEqual(also, said)) < index,
  );
  return [...new Set(copied.map(([name]) => `${part} · ${name}: several machines say the same, share it`))];
}

/** What is wrong with the shared words, one line each. */
export function sharedFaults(machines: readonly Worded[], shared: unknown): readonly string[] {
  if (!isLoose(shared)) return ['must be an object'];
  return [
    ...sharedParts.flatMap((part) => [
      ...formFaults(part, shared),
      ...lonelyNames(part, partOf(shared, part), machines),
      ...copiedNames(part, partOf(shared, part), machines),
    ]),
    ...strayKeys(shared, [...sharedParts, ...Object.values(sharedCharts)]),
  ];
}
