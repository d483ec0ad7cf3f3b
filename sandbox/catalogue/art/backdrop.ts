import type { Palette } from './palette.ts';
import type { Random } from './random.ts';

/** The sheet a picture is drawn on, in pixels, and the middle of what it shows. */
export type Sheet = {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
};

/** Draws what lies behind the thing shown, over the whole sheet; the ground's gradient is there already. */
export type Backdrop = (random: Random, colours: Palette, sheet: Sheet) => string;
