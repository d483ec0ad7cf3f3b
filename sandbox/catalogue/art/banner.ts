import type { ArtCategory } from './art-category.ts';
import { oklch } from './colour.ts';
import { motifOf } from './motifs/motifs.ts';
import { coin, glints, type Spot } from './motifs/pieces.ts';
import { type Palette, palette } from './palette.ts';
import { seededRandom } from './random.ts';
import { scenes } from './scenes.ts';
import { drawing, gradient, group, radial, rect, repeatDrawing, transformOf } from './svg.ts';

/** Where the thing shown stands: right of the middle, so that words fit beside it and a phone still shows it. */
const spot = { x: 752, y: 226 };

/** The cloths of the house, hues in degrees. */
const cloths = [358, 20, 165, 262, 308] as const;

/** The colours of the house with those of the thing shown: the cloth is always deep, the lamps always warm. */
function housed(colours: Palette, hue: number): Palette {
  return {
    ...colours,
    ink: oklch(0.12, 0.03, hue),
    deep: oklch(0.17, 0.055, hue),
    base: oklch(0.29, 0.1, hue),
    glow: oklch(0.5, 0.13, hue + 24),
    metal: { light: '#ffe3b0', mid: '#f0ae4a', dark: '#8a4a12' },
  };
}

/** The poster over the home, 1280 by 480: a foyer or stage of the house with what is on. Its left is for words. */
export function banner(slug: string, category: ArtCategory | null, name: string): string {
  const random = seededRandom(`banner ${slug}`);
  const hue = random.pick(cloths);
  const colours = housed(palette(random, 'jewel', hue), hue);
  const scene = random.pick(scenes);
  const motif = motifOf(category, slug, random);
  const { metal, paper, glow, base, deep, ink } = colours;
  const coins = [
    [-196, -96, 0.8],
    [-168, 104, 1.1],
    [188, -70, 1],
    [170, 116, 0.7],
    [226, 40, 0.55],
  ].map(([x = 0, y = 0, size = 1]) =>
    transformOf(
      spot.x + x + random.between(-14, 14),
      spot.y + y + random.between(-14, 14),
      size,
      random.between(-30, 30),
    ),
  );
  const lights = Array.from(
    { length: 7 },
    (): Spot => [random.between(520, 1020), random.between(30, 330), random.between(4, 11)],
  );
  const content = [
    gradient('a', [deep, base, deep], '0 0 1 0'),
    radial('g', [
      [metal.light, 0.9],
      [glow, 0.55],
      [glow, 0],
    ]),
    gradient('w', [ink, base], '0 0 0 1'),
    rect(0, 0, 1280, 480, 'url(#a)'),
    scene(random, colours, { width: 1280, height: 480, ...spot }),
    repeatDrawing(coin(24, metal), coins),
    group(motif(random, colours), transformOf(spot.x, spot.y, 1.42)),
    glints(lights, paper),
  ];
  return drawing(1280, 480, name, content.join(''));
}
