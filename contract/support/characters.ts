/** The shortest text of a comment or an answer, in characters as a person counts them. */
export const leastCharacters = 1;

/** The longest text of a comment or an answer, in characters as a person counts them (spec 4: 140). */
export const mostCharacters = 140;

/**
 * The longest one in UTF-16 units: the largest sign that people write, a flag of a region, has 14 of them. More is no
 * writing but marks piled on one letter.
 */
export const mostUnits = 2_800;

/** Made when the first text is counted: whoever reads the contract alone needs none. */
let segmenter: Intl.Segmenter | undefined;

/** Anything that a person can see: a text of nothing but spaces and invisible signs says nothing. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * How many characters a text has, as a person counts them: an accent belongs to its letter, and a family is one picture.
 * Space around it does not count; a text without anything to see has none.
 */
export function charactersIn(text: string): number {
  const said = text.trim();
  if (!visible.test(said)) return 0;
  // What is longer than any text is only measured: nobody counts a book to say that it is too long.
  if (said.length > mostUnits) return said.length;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...segmenter.segment(said)].length;
}

/** Whether a text may be sent: not empty, and not too long. */
export function mayBeSent(characters: number): boolean {
  return characters >= leastCharacters && characters <= mostCharacters;
}
