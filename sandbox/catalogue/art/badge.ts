import { oklch } from './colour.ts';
import { sign, star } from './motifs/pieces.ts';
import { type Tones, tones } from './palette.ts';
import { seededRandom } from './random.ts';
import { circle, drawing, group, path, stroke, transformOf, turnDrawing } from './svg.ts';

/** The metals of the ranks, from the lowest. */
const metals: readonly Tones[] = [
  { light: '#f3c9a0', mid: '#c9803f', dark: '#6d3a14' },
  { light: '#f4f7fb', mid: '#b3bfcc', dark: '#56636f' },
  { light: '#fff0bd', mid: '#f2b63f', dark: '#8a5310' },
  { light: '#e2fbff', mid: '#7fd3e6', dark: '#1e6478' },
  { light: '#f3e2ff', mid: '#b48af0', dark: '#4d2a8c' },
];

/** The badge of a rank or label, 96 by 96. A number in its name stands on it and sets its metal. */
export function badge(slug: string, name: string): string {
  const random = seededRandom(`badge ${slug}`);
  const rank = /\d{1,2}/.exec(slug)?.[0];
  const level = rank === undefined ? random.below(metals.length) : Math.floor(Number(rank) / 2);
  const metal = metals[Math.min(level, metals.length - 1)] as Tones;
  const cloth = tones(random.between(0, 360), 0.17);
  const content = [
    path('M-30 8L-20 44L-6 32L0 20zM30 8L20 44L6 32L0 20z', cloth.dark),
    path('M-30 8L-26 42L-12 34L0 20zM30 8L26 42L12 34L0 20z', cloth.mid),
    path(star(14, 40, 34), metal.dark, transformOf(0, -4)),
    path(star(14, 38, 32), metal.mid, transformOf(0, -6)),
    circle(0, -6, 26, metal.dark),
    circle(0, -6, 23, oklch(0.28, 0.06, 20)),
    stroke('M-18-14A20 20 0 0 1-4-26', metal.light, 2.5, 'stroke-linecap="round" opacity=".7"'),
    rank === undefined
      ? group(path(star(5, 16, 7), metal.light), transformOf(0, -6))
      : sign(rank, 22, metal.light, 0, -6),
    group(turnDrawing(circle(0, -29, 1.6, metal.light), 14), transformOf(0, -6)),
  ];
  return drawing(96, 96, name, group(content.join(''), transformOf(48, 50)));
}
