import { oklch } from './colour.ts';
import { faces } from './lettering/faces.ts';
import { setLines } from './lettering/fit.ts';
import { inkLetter } from './lettering/ink.ts';
import { star } from './motifs/pieces.ts';
import { ownTones } from './palette.ts';
import { seededRandom } from './random.ts';
import {
  circle,
  drawing,
  gradient,
  line,
  path,
  polar,
  rect,
  stroke,
  transformOf,
  turnDrawing,
} from './svg.ts';

/** The plates a maker's letters stand on, round the origin and within 50; the first colour is the plate's. */
const plates: readonly ((plate: string, edge: string) => string)[] = [
  (plate, edge) => circle(0, 0, 46, plate) + circle(0, 0, 40, 'none', `stroke="${edge}" stroke-width="3"`),
  (plate, edge) => {
    const corners = Array.from({ length: 6 }, (_, at) => polar(50, at * 60));
    return path(line(corners, true), plate, `stroke="${edge}" stroke-width="4" stroke-linejoin="round"`);
  },
  (plate, edge) =>
    path('M-40 46V-8a40 40 0 0 1 80 0V46z', plate) + stroke('M-33 46V-8a33 33 0 0 1 66 0V46', edge, 3),
  (plate, edge) =>
    path('M0-50L44-36V4Q42 36 0 52Q-42 36-44 4V-36z', plate) +
    stroke('M0-42L37-30V4Q35 31 0 44Q-35 31-37 4V-30z', edge, 3),
  (plate, edge) =>
    path('M0-54L54 0L0 54L-54 0z', plate, `stroke="${edge}" stroke-width="4" stroke-linejoin="round"`),
  (plate, edge) =>
    path(star(16, 52, 44), plate) + circle(0, 0, 38, 'none', `stroke="${edge}" stroke-width="3"`),
  (plate, edge) => rect(-46, -34, 92, 68, plate, `rx="34" stroke="${edge}" stroke-width="4"`),
  (plate, edge) => turnDrawing(path('M-13-30Q0-62 13-30z', edge), 6) + circle(0, 0, 40, plate),
];

const cuts = ['marquee', 'bubble', 'playbill', 'racer', 'athletic', 'console'] as const;

/** Up to two letters for a name: those of its words, else the first two of its only one. */
function initials(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? ['?'];
  const [first = '?', second] = words;
  return second ? `${first[0]}${second[0]}` : first.slice(0, 2);
}

/** The mark of a maker of games, 128 by 128: a tile in its own colour with its letters. */
export function vendorLogo(slug: string, name: string): string {
  const random = seededRandom(`vendor ${slug}`);
  const hue = random.between(0, 360);
  const own = ownTones(`vendor ${slug}`);
  const ground = [oklch(0.52, 0.15, hue), oklch(0.27, 0.11, hue + random.between(-50, 50))];
  const dark = random.next() < 0.5;
  const paper = oklch(0.97, 0.02, hue);
  const ink = oklch(0.17, 0.05, hue);
  const face = faces[random.pick(cuts)];
  const lines = setLines(initials(name), face, { width: 54, height: 36, lines: 1 }, 64, 82);
  const content = [
    gradient('a', ground, '0 0 1 1'),
    rect(0, 0, 128, 128, 'url(#a)', 'rx="28"'),
    path('M0 100Q70 96 128 20V100a28 28 0 0 1-28 28H28A28 28 0 0 1 0 100z', '#fff', 'opacity=".07"'),
    `<g ${transformOf(64, 64)}>${random.pick(plates)(dark ? ink : paper, own.mid)}</g>`,
    inkLetter(lines, face, 'v', [{ colour: dark ? own.light : ink }]),
  ];
  return drawing(128, 128, name, content.join(''));
}
