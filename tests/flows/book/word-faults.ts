import type { MachineFile } from './machine-files.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';
import { languages } from './words.ts';

type Part = keyof Vocabulary;
type Loose = Readonly<Record<string, unknown>>;

/** Parts whose English stands in the chart or its model. */
const spanishOnly: readonly Part[] = ['states', 'properties'];
const parts = ['states', 'events', 'guards', 'actions', 'actors', 'delays', 'properties'] as const;

const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const says = (value: unknown) => typeof value === 'string' && value.trim() === value && value !== '';

function saidFaults(where: string, value: unknown): readonly string[] {
  if (!isLoose(value)) return [`${where}: must be said in ${languages.join(' and ')}`];
  return [
    ...languages.filter((language) => !says(value[language])).map((language) => `${where}: no ${language}`),
    ...Object.keys(value)
      .filter((key) => !languages.some((language) => language === key))
      .map((key) => `${where}: ${key} is no language of the book`),
  ];
}

function partFaults(part: Part, names: readonly string[], value: unknown): readonly string[] {
  if (value === undefined) return names.map((name) => `${part} · ${name}: missing`);
  if (!isLoose(value)) return [`${part}: must be an object`];
  if (names.length === 0) return [`${part}: there are none, leave it out`];
  const wrong = names
    .filter((name) => name in value)
    .flatMap((name) => {
      const where = `${part} · ${name}`;
      if (!spanishOnly.includes(part)) return saidFaults(where, value[name]);
      return says(value[name]) ? [] : [`${where}: must be its Spanish`];
    });
  return [
    ...names.filter((name) => !(name in value)).map((name) => `${part} · ${name}: missing`),
    ...Object.keys(value)
      .filter((name) => !names.includes(name))
      .map((name) => `${part} · ${name}: stray, the machine has none`),
    ...wrong,
  ];
}

/** What is missing or stray in the words of a machine, one line each; none when its chapter can be written. */
export function wordFaults({ model }: Pick<MachineFile, 'model'>, words: unknown): readonly string[] {
  if (!isLoose(words)) return ['must be an object'];
  const known: readonly string[] = ['title', 'purpose', ...parts];
  const vocabulary = vocabularyOf(model);
  return [
    ...saidFaults('title', words.title),
    ...saidFaults('purpose', words.purpose),
    ...parts.flatMap((part) => partFaults(part, vocabulary[part], words[part])),
    ...Object.keys(words)
      .filter((key) => !known.includes(key))
      .map((key) => `${key}: stray`),
  ];
}
