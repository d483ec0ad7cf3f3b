import type { Face } from './face.ts';

const plain = {
  radius: 16,
  corner: 'round',
  stretch: 1,
  slant: 0,
  tracking: 4,
  cap: 'square',
  serif: 0,
} as const;

/** The faces that titles are set in. */
export const faces = {
  /** Heavy and narrow, as on a cinema front. */
  marquee: { ...plain, weight: 21 },
  /** Fat and round. */
  bubble: { ...plain, weight: 25, radius: 30, cap: 'round', stretch: 1.05, tracking: 5 },
  /** One thin line, wide and round. */
  tube: { ...plain, weight: 9, radius: 30, cap: 'round', stretch: 1.25, tracking: 15 },
  /** Thick uprights, thin levels, feet. */
  playbill: { ...plain, weight: 11, radius: 26, stretch: 1.75, tracking: 3, serif: 8 },
  /** Leaning, corners cut. */
  racer: { ...plain, weight: 20, radius: 13, corner: 'cut', slant: 11, stretch: 1.1, tracking: 5 },
  /** Upright, corners cut, as on a jersey. */
  athletic: { ...plain, weight: 21, radius: 17, corner: 'cut', stretch: 1.05, tracking: 6 },
  /** Low, wide, engineered. */
  console: { ...plain, weight: 14, radius: 14, corner: 'cut', stretch: 1.6, tracking: 10 },
  /** Small text and marks. */
  caption: { ...plain, weight: 13, radius: 20, stretch: 1.15, tracking: 20 },
  /** Elegant and light: the product's own. */
  lobby: { ...plain, weight: 8.5, radius: 34, stretch: 1.3, tracking: 24 },
} as const satisfies Record<string, Face>;

export type FaceName = keyof typeof faces;
