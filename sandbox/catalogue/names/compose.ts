import { seededRandom } from '../art/random.ts';
import type { BothNames } from '../entries.ts';
import { agreeing, type Noun, nounsOf, ofThe } from './noun.ts';
import * as parts from './parts.ts';

/** Words that games of one kind are named after, as `nounsOf` reads them. */
export type Lexicon = {
  /** Nouns for actors, for things to own, and for places. */
  readonly beings: string;
  readonly things: string;
  readonly places: string;
};

type Pair = readonly [es: string, en: string];
type Pattern = (noun: Noun) => Pair;

function pairs(written: string): Pair[] {
  return written.split(',').map((one) => {
    const [es = '', en = ''] = one.split('|');
    return [es.trim(), en.trim()];
  });
}

/** 'Tigre Dorado | Golden Tiger'. */
function called(written: string): Pattern[] {
  return pairs(written).map(([es, en]) => (noun) => [`${noun.es} ${agreeing(es, noun)}`, `${en} ${noun.en}`]);
}

/** 'Tigre de Jade | Jade Tiger'. */
function madeOf(written: string): Pattern[] {
  return pairs(written).map(([es, en]) => (noun) => [`${noun.es} ${es}`, `${en} ${noun.en}`]);
}

/** Spanish names 'Oro del Tigre', 'Rumbo al Templo', 'Noche en el Templo'. */
function withNoun(start: string, noun: Noun): string {
  if (start.endsWith(' al'))
    return `${start.slice(0, -1)} ${noun.article} ${noun.es}`.replace(/ a el /, ' al ');
  if (start.endsWith(' en')) return `${start} ${noun.article} ${noun.es}`;
  return `${start} ${ofThe(noun)}`;
}

/** A head before the noun: '# Gold' is 'Tiger Gold', 'Legend of the #' is 'Legend of the Tiger'. */
function headed(written: string): Pattern[] {
  return pairs(written).map(([es, en]) => (noun) => [withNoun(es, noun), en.replace('#', noun.en)]);
}

/** A head before many: 'Lluvia de Monedas | Rain of Coins'; '#' is one of them, '##' many. */
function ofMany(written: string): Pattern[] {
  return pairs(written).map(([es, en]) => (noun) => [
    `${es} ${noun.esMany}`,
    en.replace('##', noun.enMany).replace('#', noun.en),
  ]);
}

const anything = [...called(parts.qualities), ...madeOf(parts.stuffs)];
const patterns: Readonly<Record<keyof Lexicon, readonly Pattern[]>> = {
  beings: [...anything, ...called(parts.ofBeings), ...headed(parts.beingHeads), ...ofMany(parts.numbers)],
  things: [
    ...anything,
    ...called(parts.ofThings),
    ...headed(parts.thingHeads),
    ...ofMany(parts.numbers),
    ...ofMany(parts.manyHeads),
  ],
  places: [...anything, ...called(parts.ofPlaces), ...headed(parts.placeHeads)],
};

/** 'Tigres y Dragones'; before an i it is 'e'. */
function together(one: Noun, other: Noun): Pair {
  const and = /^H?[IÍ]/.test(other.esMany) ? 'e' : 'y';
  return [`${one.esMany} ${and} ${other.esMany}`, `${one.enMany} and ${other.enMany}`];
}

/** Every two of a list. */
function couples(nouns: readonly Noun[]): [Noun, Noun][] {
  return nouns.flatMap((one, at) => nouns.slice(at + 1).map((other): [Noun, Noun] => [one, other]));
}

/** The whole numbers under `count` in an order that a seed always gives again (Fisher and Yates). */
function shuffled(count: number, seed: string): Uint16Array {
  const random = seededRandom(seed);
  const mixed = Uint16Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = random.below(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] ?? 0, mixed[at] ?? 0];
  }
  return mixed;
}

/** Nouns and the patterns that each of them fits. */
type Group = { readonly nouns: readonly Noun[]; readonly patterns: readonly Pattern[] };

/** The name at a place among all that these groups make; null past the last. */
function nameAt(groups: readonly Group[], place: number): Pair | null {
  let at = place;
  for (const { nouns, patterns: own } of groups) {
    const noun = nouns[Math.floor(at / own.length)];
    const pattern = own[at % own.length];
    if (noun && pattern) return pattern(noun);
    at -= nouns.length * own.length;
  }
  return null;
}

/** One name of each pattern with each noun, and of each couple; made when it is asked for: most never are. */
function* mixed(groups: readonly Group[], both: readonly [Noun, Noun][], seed: string): Generator<BothNames> {
  const alone = groups.reduce((sum, { nouns, patterns: own }) => sum + nouns.length * own.length, 0);
  for (const at of shuffled(alone + both.length, seed)) {
    const couple = both[at - alone];
    const [nameEs, nameEn] = couple ? together(...couple) : (nameAt(groups, at) ?? ['', '']);
    yield { nameEs, nameEn };
  }
}

/** Every name these words make, in an order that a seed always gives again. */
export function namesOf(words: Lexicon, seed: string): Generator<BothNames> {
  const kinds = ['beings', 'things', 'places'] as const;
  const groups = kinds.map((kind) => ({ nouns: nounsOf(words[kind]), patterns: patterns[kind] }));
  return mixed(groups, couples([...nounsOf(words.beings), ...nounsOf(words.things)]), seed);
}

/** Names of what is played at tables, courts and counters: a game's own word, and where or how it is played. */
export function tableNamesOf(heads: string, seed: string): Generator<BothNames> {
  const hows = [...called(parts.tableQualities), ...madeOf(parts.tails)];
  return mixed([{ nouns: nounsOf(heads), patterns: hows }], [], seed);
}
