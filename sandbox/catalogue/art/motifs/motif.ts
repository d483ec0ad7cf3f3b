import { type Palette, tones } from '../palette.ts';
import type { Random } from '../random.ts';

/** Draws one thing round the origin, within about 100 on every side, in the colours given. */
export type Motif = (random: Random, colours: Palette) => string;

/** One thing a category can show, and the words of a name, in Spanish or English, that ask for it. */
export type Named = readonly [words: RegExp, motif: Motif];

/** The motif in colours of its own, hues in degrees: a clover is green on every poster. */
export function hued(motif: Motif, hero: number, second: number): Motif {
  return (random, colours) =>
    motif(random, { ...colours, hero: tones(hero, 0.2), second: tones(second, 0.17) });
}
