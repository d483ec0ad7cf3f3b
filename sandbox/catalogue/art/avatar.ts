import { oklch } from './colour.ts';
import { star } from './motifs/pieces.ts';
import { seededRandom } from './random.ts';
import { circle, drawing, ellipse, gradient, path, rect, stroke, transformOf } from './svg.ts';

type Colours = { readonly cloth: string; readonly trim: string; readonly hair: string };

/** What is on the head, over a face of radius 24 round (64, 58). */
const tops: readonly ((colours: Colours) => string)[] = [
  ({ hair }) => path('M38 56C34 26 94 26 90 56Q84 40 64 40T38 56z', hair),
  ({ hair }) => path('M36 74C28 22 100 22 92 74L84 76Q92 44 64 40Q36 44 44 76z', hair),
  ({ hair, trim }) =>
    path('M40 50Q40 32 64 32T88 50z', hair) + circle(64, 27, 11, hair) + rect(54, 33, 20, 4, trim, 'rx="2"'),
  ({ cloth, trim }) =>
    rect(44, 12, 40, 32, cloth, 'rx="4"') +
    rect(44, 34, 40, 8, trim) +
    rect(32, 42, 64, 7, cloth, 'rx="3.5"'),
  ({ cloth, trim }) => path('M38 48Q38 24 64 24T90 48z', cloth) + path('M38 46H92Q108 48 106 54H38z', trim),
  ({ trim, hair }) =>
    path('M40 54Q38 36 64 36T88 54Q76 44 64 44T40 54z', hair) +
    path('M40 40L36 14L52 28L64 10L76 28L92 14L88 40z', trim),
  ({ hair }) => [38, 52, 66, 80, 90].map((x, at) => circle(x, at % 2 ? 36 : 42, 11, hair)).join(''),
];

const faces: readonly ((ink: string, colours: Colours) => string)[] = [
  (ink) =>
    circle(55, 60, 3, ink) +
    circle(73, 60, 3, ink) +
    stroke('M56 70Q64 77 72 70', ink, 3, 'stroke-linecap="round"'),
  (ink) =>
    stroke('M50 61Q55 56 60 61M68 61Q73 56 78 61', ink, 3, 'stroke-linecap="round"') +
    path('M54 68H74Q72 78 64 78T54 68z', ink),
  (ink, { cloth }) =>
    path('M40 52Q52 50 64 56Q76 50 88 52Q90 68 76 68Q68 68 64 62Q60 68 52 68Q38 68 40 52z', cloth) +
    circle(54, 60, 3, '#fff') +
    circle(74, 60, 3, '#fff') +
    stroke('M57 74Q64 78 71 74', ink, 3, 'stroke-linecap="round"'),
  (ink) =>
    circle(54, 60, 8, 'none', `stroke="${ink}" stroke-width="2.5"`) +
    circle(74, 60, 8, 'none', `stroke="${ink}" stroke-width="2.5"`) +
    circle(54, 60, 2.5, ink) +
    circle(74, 60, 2.5, ink) +
    stroke('M57 74H71', ink, 3, 'stroke-linecap="round"'),
  (ink, { hair }) =>
    circle(55, 59, 3, ink) +
    circle(73, 59, 3, ink) +
    path('M50 70Q58 64 64 68Q70 64 78 70Q70 76 64 72Q58 76 50 70z', hair),
];

/** A face for a member who has no picture of their own, 128 by 128. */
export function avatar(slug: string, name: string): string {
  const random = seededRandom(`avatar ${slug}`);
  const hue = random.between(0, 360);
  const own = random.between(80, 280);
  const colours: Colours = {
    cloth: oklch(0.45, 0.16, hue + own),
    trim: oklch(0.84, 0.14, 84),
    hair: oklch(random.pick([0.22, 0.3, 0.45, 0.75]), random.between(0.02, 0.09), random.between(30, 80)),
  };
  const skin = oklch(random.pick([0.5, 0.62, 0.74, 0.84]), 0.075, random.between(45, 65));
  const ink = oklch(0.2, 0.04, hue);
  const content = [
    gradient('a', [oklch(0.78, 0.13, hue), oklch(0.5, 0.15, hue + 24)], '0 0 1 1'),
    rect(0, 0, 128, 128, 'url(#a)'),
    circle(64, 58, 46, '#fff', 'opacity=".13"'),
    path('M16 128Q18 92 64 90T112 128z', colours.cloth),
    path('M50 92L64 110L78 92z', colours.trim),
    rect(56, 74, 16, 24, skin, 'rx="8"'),
    ellipse(64, 58, 24, 27, skin),
    random.pick(faces)(ink, colours),
    random.pick(tops)(colours),
    random.next() < 0.3 ? path(star(5, 8, 3.5), colours.trim, transformOf(92, 108)) : '',
  ];
  return drawing(128, 128, name, content.join(''));
}
