import type { ArtCategory } from './art-category.ts';
import { backdrops } from './backdrops.ts';
import { motifOf } from './motifs/motifs.ts';
import { glints, type Spot } from './motifs/pieces.ts';
import { palette } from './palette.ts';
import { seededRandom } from './random.ts';
import { styles } from './style.ts';
import { drawing, gradient, group, radial, rect, transformOf } from './svg.ts';
import { title } from './title.ts';

const sheet = { width: 300, height: 400, x: 150, y: 148 };

/** The poster of a game, 300 by 400: the same slug, category and name give the same picture, always. */
export function poster(slug: string, kind: ArtCategory | null, name: string): string {
  const category = kind ?? 'RNG';
  const random = seededRandom(`${category} ${slug}`);
  const style = styles[category];
  const colours = palette(random, random.pick(style.moods), style.hues && random.between(...style.hues));
  const backdrop = backdrops[random.pick(style.backdrops)];
  const asked = random.pick(style.faces);
  // Broad letters of a long name would be too small to read.
  const face = asked === 'playbill' && name.length > 18 ? 'marquee' : asked;
  const motif = motifOf(category, slug, random);
  const stars = Array.from(
    { length: 4 },
    (): Spot => [random.between(20, 280), random.between(20, 250), random.between(4, 9)],
  );
  const content = [
    gradient('a', [colours.deep, colours.base, colours.glow]),
    radial('g', [
      [colours.metal.light, 0.85],
      [colours.glow, 0.45],
      [colours.glow, 0],
    ]),
    gradient('f', [colours.ink, colours.ink], '0 1 0 0')
      .replace('/><stop', ' stop-opacity=".94"/><stop')
      .replace('"/></linear', '" stop-opacity="0"/></linear'),
    rect(0, 0, 300, 400, 'url(#a)'),
    backdrop(random, colours, sheet),
    rect(10, 8, 280, 280, 'url(#g)'),
    group(motif(random, colours), transformOf(sheet.x, sheet.y, 1.16)),
    glints(stars, colours.paper),
    rect(0, 220, 300, 180, 'url(#f)'),
    title(name, face, colours, { width: 262, height: 92, lines: 3, middle: 150, bottom: 382 }),
  ];
  return drawing(300, 400, name, content.join(''));
}
