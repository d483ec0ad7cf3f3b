import { oklch } from './colour.ts';
import { type Random, seededRandom } from './random.ts';

/** Three tones of one colour. */
export type Tones = { readonly light: string; readonly mid: string; readonly dark: string };

/** The colours of one picture: `deep` to `glow` is the ground, the rest stands on it. */
export type Palette = {
  readonly ink: string;
  readonly deep: string;
  readonly base: string;
  readonly glow: string;
  readonly paper: string;
  readonly hero: Tones;
  readonly second: Tones;
  readonly metal: Tones;
};

/** Steps round the wheel from the ground to the two colours standing on it. */
const harmonies = [
  [180, 150],
  [165, 45],
  [150, 210],
  [120, 240],
  [210, 40],
  [135, 180],
  [195, 320],
  [90, 200],
] as const;

/** Lightness of deep, base and glow, and their chroma. */
const moods = {
  night: { deep: 0.17, base: 0.3, glow: 0.5, chroma: 0.13, turn: 0 },
  jewel: { deep: 0.24, base: 0.42, glow: 0.66, chroma: 0.17, turn: 18 },
  dusk: { deep: 0.2, base: 0.44, glow: 0.78, chroma: 0.16, turn: 62 },
  day: { deep: 0.36, base: 0.62, glow: 0.9, chroma: 0.14, turn: -28 },
} as const;
export type Mood = keyof typeof moods;

const metals = [
  [86, 0.14],
  [86, 0.15],
  [78, 0.15],
  [72, 0.13],
  [250, 0.02],
  [58, 0.1],
] as const;

export function tones(hue: number, chroma: number): Tones {
  return {
    light: oklch(0.86, chroma * 0.75, hue + 6),
    mid: oklch(0.66, chroma, hue),
    dark: oklch(0.4, chroma * 0.8, hue - 8),
  };
}

/** Gold beside gold is mud: near yellow the ground is moved on. */
function ground(hue: number): number {
  const turned = ((hue % 360) + 360) % 360;
  return turned > 62 && turned < 118 ? turned + (turned < 90 ? -42 : 42) : turned;
}

/** Colours that go together, by chance; `hue` in degrees fixes the ground. */
export function palette(random: Random, mood: Mood, hue = random.between(0, 360)): Palette {
  const level = moods[mood];
  const at = ground(hue);
  const [first, second] = random.pick(harmonies);
  const [metalHue, metalChroma] = random.pick(metals);
  return {
    ink: oklch(0.13, 0.035, at),
    deep: oklch(level.deep, level.chroma * 0.75, at - level.turn / 2),
    base: oklch(level.base, level.chroma, at),
    glow: oklch(level.glow, level.chroma * 0.95, at + level.turn),
    paper: oklch(0.97, 0.025, metalHue),
    hero: tones(at + first, 0.2),
    second: tones(at + second, 0.18),
    metal: {
      light: oklch(0.93, metalChroma * 0.7, metalHue + 8),
      mid: oklch(0.77, metalChroma, metalHue),
      dark: oklch(0.47, metalChroma * 0.72, metalHue - 26),
    },
  };
}

/** The colours of a maker or a brand: one hue of its own from its code. */
export function ownTones(code: string): Tones {
  const random = seededRandom(`tones ${code}`);
  return tones(random.between(0, 360), random.between(0.14, 0.2));
}
