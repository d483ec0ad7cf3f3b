import type { ArtCategory } from './art-category.ts';
import type { BackdropName } from './backdrops.ts';
import type { FaceName } from './lettering/faces.ts';
import type { Mood } from './palette.ts';

/** What the pictures of a category have in common: their grounds, their letters, and hues where one belongs. */
export type Style = {
  readonly backdrops: readonly BackdropName[];
  readonly faces: readonly FaceName[];
  readonly moods: readonly Mood[];
  /** Hue of the ground in degrees, from and to; any when not given. */
  readonly hues?: readonly [number, number];
};

export const styles: Readonly<Record<ArtCategory, Style>> = {
  RNG: {
    backdrops: ['rays', 'doorways', 'rings', 'hills', 'lamps', 'harlequin', 'curtains'],
    faces: ['marquee', 'bubble', 'playbill', 'athletic'],
    moods: ['jewel', 'dusk', 'day', 'night'],
  },
  LIVE: {
    backdrops: ['curtains', 'doorways', 'beams', 'harlequin'],
    faces: ['playbill', 'marquee'],
    moods: ['night', 'jewel'],
  },
  SPORTS: {
    backdrops: ['beams', 'rays', 'rings'],
    faces: ['racer', 'athletic'],
    moods: ['day', 'jewel'],
    hues: [130, 290],
  },
  FISH: {
    backdrops: ['depths'],
    faces: ['bubble', 'marquee'],
    moods: ['jewel', 'dusk', 'day'],
    hues: [175, 275],
  },
  LOTT: { backdrops: ['rays', 'rings', 'lamps'], faces: ['bubble', 'marquee'], moods: ['day', 'jewel'] },
  ELOTT: { backdrops: ['rings', 'horizon', 'lamps'], faces: ['console', 'racer'], moods: ['night', 'jewel'] },
  PVP: {
    backdrops: ['harlequin', 'doorways', 'rays'],
    faces: ['playbill', 'athletic'],
    moods: ['jewel', 'dusk'],
  },
  ESPORTS: {
    backdrops: ['horizon', 'beams', 'rings'],
    faces: ['console', 'racer'],
    moods: ['night'],
    hues: [230, 340],
  },
  COCKFIGHT: {
    backdrops: ['hills', 'rays', 'beams'],
    faces: ['athletic', 'playbill'],
    moods: ['dusk', 'jewel'],
    hues: [10, 60],
  },
  BINGO: { backdrops: ['lamps', 'rays', 'rings'], faces: ['bubble'], moods: ['day', 'jewel'] },
  JACKPOT: {
    backdrops: ['rays', 'doorways', 'lamps'],
    faces: ['marquee', 'playbill'],
    moods: ['jewel', 'night'],
  },
};
