import { keyedHash } from './keyed-hash.ts';

/** Gives for a text another one of the same look, which tells nothing of the first. */
export type StandIns = (text: string) => string;

/** Letters and digits that replace each other: a first character, and how many. */
type Alphabet = { readonly first: number; readonly count: number };

const digits: Alphabet = { first: 0x30, count: 10 };
const letters: Alphabet = { first: 0x61, count: 26 };
/** Letters of Spanish and its neighbours, in small: à to ö. */
const accented: Alphabet = { first: 0xe0, count: 23 };
/** Whatever is written otherwise becomes a Han character: they are many, and all are letters. */
const others: Alphabet = { first: 0x4e00, count: 20_902 };

/** Characters that keep the look of an address, a date or a number; each stays if it is alone between other characters. */
const structure = '.@-_/:+,&=?#%() ';

/** Longer texts are files and pages: nobody reads them character by character, and they only add weight. */
const longest = 1_000;
const shortened = 64;

function alphabetOf(unit: number): Alphabet {
  if (unit >= 0x30 && unit <= 0x39) return digits;
  if (unit >= 0x61 && unit <= 0x7a) return letters;
  return unit >= 0xe0 && unit <= 0xf6 ? accented : others;
}

const marks = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

function unitsOf(text: string): number[] {
  return Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
}

/** Numbers below 2³² that follow from two of them, as many as wanted (sfc32). */
function drawsFrom(low: number, high: number): () => number {
  let [a, b, c, count] = [low | 0, high | 0, 0, 1];
  const next = () => {
    const sum = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let n = 0; n < 12; n += 1) next();
  return next;
}

/**
 * Stand-ins under a key (four words of chance that leave the page never): of the same length, a letter for a letter, a
 * digit for a digit, space where space was. Equal texts get equal ones whatever their case and the space around them,
 * and different ones of a look get different ones: within a look it is a permutation, by a Feistel network.
 */
export function createStandIns(key: ArrayLike<number>): StandIns {
  const hash = keyedHash(key);

  /** Shifts one half of `values` depending on the other half, each within the circle of its alphabet. */
  function shift(values: number[], counts: readonly number[], turn: number): void {
    const middle = Math.ceil(values.length / 2);
    const [from, to, by, till] =
      turn % 2 === 0 ? [0, middle, middle, values.length] : [middle, values.length, 0, middle];
    const draw = drawsFrom(...hash([turn, values.length, ...counts, ...values.slice(by, till)]));
    for (let at = from; at < to; at += 1) {
      const count = counts[at] ?? 1;
      values[at] = ((values[at] ?? 0) + (draw() % count)) % count;
    }
  }

  function digest(text: string): string {
    const draw = drawsFrom(...hash(unitsOf(text)));
    return Array.from({ length: shortened }, () => String.fromCharCode(letters.first + (draw() % 26))).join(
      '',
    );
  }

  function permuted(text: string): string {
    const small = text.toLowerCase();
    const same = small.length === text.length ? small : text;
    const units = unitsOf(same);
    // A structural character stays; any other, or one after another structural character, is replaced: a
    // password may consist of them.
    const stays = units.map((_, at) => {
      const [sign = '', before = ''] = [same[at], same[at - 1]];
      return /\s/.test(sign) || (structure.includes(sign) && !marks.includes(before));
    });
    const moved = units.flatMap((_, at) => (stays[at] ? [] : [at]));
    const signs = (at: number) => marks.indexOf(same[at] ?? '');
    const alphabets = moved.map((at) => (signs(at) < 0 ? alphabetOf(units[at] ?? 0) : null));
    const counts = alphabets.map((alphabet) => alphabet?.count ?? marks.length);
    const values = moved.map((at, n) => {
      const alphabet = alphabets[n];
      return alphabet ? Math.abs((units[at] ?? 0) - alphabet.first) % alphabet.count : signs(at);
    });
    for (let turn = 0; turn < 4; turn += 1) shift(values, counts, turn);
    const drawn = [...text];
    const shown = drawn.length === text.length ? drawn : text.split('');
    moved.forEach((at, n) => {
      const [alphabet, value = 0] = [alphabets[n], values[n]];
      const sign = alphabet ? String.fromCharCode(alphabet.first + value) : (marks[value] ?? '');
      shown[at] = same[at] === text[at] ? sign : sign.toUpperCase();
    });
    return shown.join('');
  }

  function standInFor(text: string): string {
    if (text.length > longest) return digest(text);
    const core = text.trim();
    return core === '' ? text : text.replace(core, () => permuted(core));
  }

  /** An event's text appears in the context a moment later: no text is cached for longer than that. */
  const memo = new Map<string, string>();
  return (text) => {
    if (memo.size === 0) queueMicrotask(() => memo.clear());
    const known = memo.get(text) ?? standInFor(text);
    memo.set(text, known);
    return known;
  };
}
