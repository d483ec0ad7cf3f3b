import { circle, group, path, polar, rect, stroke, transformOf, turnDrawing } from '../svg.ts';
import type { Motif } from './motif.ts';
import { glints } from './pieces.ts';

/** Treasures and magic. */

export const gem: Motif = (random, { hero, second, paper }) => {
  const tones = random.pick([hero, second]);
  return [
    path('M-52-66H52L92-18L0 88L-92-18z', tones.mid),
    path('M-52-66L-92-18H-36z', tones.light),
    path('M-52-66H0L-36-18z', tones.mid),
    path('M0-66L-36-18H36z', tones.light),
    path('M0-66H52L36-18z', tones.mid),
    path('M52-66L92-18H36z', tones.dark),
    path('M-92-18H-36L0 88z', tones.mid),
    path('M-36-18H36L0 88z', tones.light, 'opacity=".55"'),
    path('M36-18H92L0 88z', tones.dark),
    glints(
      [
        [-44, -44, 26],
        [58, 30, 14],
      ],
      paper,
    ),
  ].join('');
};

export const potion: Motif = (_, { hero, second, metal, paper }) =>
  [
    rect(-18, -92, 36, 22, second.dark, 'rx="5"'),
    path('M-22-70H22V-34C92-6 86 88 0 88C-86 88-92-6-22-34z', paper, 'opacity=".28"'),
    path('M-62 12Q-30-6 0 12T62 12C70 62 44 78 0 78C-44 78-70 62-62 12z', hero.mid),
    path('M0 12Q30 30 62 12C70 62 44 78 0 78z', hero.dark, 'opacity=".6"'),
    rect(-28, -76, 56, 12, metal.mid, 'rx="6"'),
    circle(-20, 40, 9, hero.light),
    circle(14, 54, 6, hero.light),
    circle(10, 22, 12, hero.light, 'opacity=".7"'),
    stroke('M-62 36C-66 2-44-14-26-20', paper, 7, 'stroke-linecap="round" opacity=".85"'),
  ].join('');

export const book: Motif = (_, { hero, metal, paper, second, ink }) =>
  [
    path('M0 60C-30 40-66 40-98 52V-50C-66-62-30-60 0-42C30-60 66-62 98-50V52C66 40 30 40 0 60z', hero.dark),
    path('M0 46C-28 28-60 28-88 38V-56C-60-66-28-64 0-48z', paper),
    path('M0 46C28 28 60 28 88 38V-56C60-66 28-64 0-48z', metal.light),
    stroke(
      'M-70-36C-50-40-34-38-18-30M-70-14C-50-18-34-16-18-8M-70 8C-50 4-34 6-18 14',
      ink,
      5,
      'opacity=".3"',
    ),
    group(
      turnDrawing(path('M-5-20L0-38L5-20z', second.mid), 8) +
        circle(0, 0, 17, second.mid) +
        circle(-3, -3, 10, second.light),
      transformOf(46, -10),
    ),
    path('M-14 44L0 54L14 44V92L0 80L-14 92z', hero.mid),
  ].join('');

export const eye: Motif = (_, { hero, second, metal, ink, paper }) =>
  [
    stroke('M-98-4Q0-86 98-4', metal.mid, 13, 'stroke-linecap="round"'),
    path('M-92 22Q0-62 92 22Q0 78-92 22z', paper),
    circle(0, 16, 36, hero.mid),
    path('M0-20A36 36 0 0 1 0 52z', hero.dark),
    circle(0, 16, 16, ink),
    circle(-10, 6, 7, paper),
    stroke('M-92 22Q0-62 92 22', metal.dark, 9),
    stroke('M-10 62Q-16 90-44 92M14 60Q36 100 74 88Q92 78 80 64', metal.mid, 11, 'stroke-linecap="round"'),
    path('M-8-98L0-78L8-98L0-62z', second.mid),
  ].join('');

export const lantern: Motif = (_, { hero, metal, second, paper }) =>
  [
    stroke('M0-100V-72M0 66V74', metal.mid, 6),
    path('M-34-58H34C84-44 84 34 34 50H-34C-84 34-84-44-34-58z', hero.mid),
    path('M0-58H34C84-44 84 34 34 50H0z', hero.dark, 'opacity=".55"'),
    stroke(
      'M-30-56C-66-30-66 22-30 48M-8-57C-22-30-22 22-8 49M30-56C66-30 66 22 30 48M8-57C22-30 22 22 8 49',
      hero.light,
      3,
      'opacity=".7"',
    ),
    rect(-38, -70, 76, 16, metal.mid, 'rx="5"'),
    rect(-38, 46, 76, 16, metal.mid, 'rx="5"'),
    circle(0, -4, 25, metal.light),
    rect(-9, -13, 18, 18, hero.dark, 'transform="rotate(45 0 -4)"'),
    stroke('M-14 62V92M0 74V100M14 62V92', second.mid, 6, 'stroke-linecap="round"'),
    stroke('M-56-18Q-52-34-42-42', paper, 6, 'stroke-linecap="round" opacity=".7"'),
  ].join('');

export const sun: Motif = (random, { metal, hero, second, ink, paper }) => {
  const count = random.pick([10, 12, 16]);
  const ray = path('M-12-58L0-100L12-58z', hero.mid) + path('M0-58V-100L12-58z', hero.dark);
  const dots = Array.from({ length: count }, (_, at) => polar(60, ((at + 0.5) * 360) / count));
  return [
    turnDrawing(ray, count),
    circle(0, 0, 68, second.dark),
    ...dots.map(([x, y]) => circle(x, y, 4, metal.light)),
    circle(0, 0, 52, metal.mid),
    path('M0-52A52 52 0 0 1 0 52z', metal.dark, 'opacity=".5"'),
    path('M-34-14H-8V0Q-20 8-34 0zM34-14H8V0Q20 8 34 0z', paper),
    circle(-20, -7, 6, ink),
    circle(20, -7, 6, ink),
    path('M0-16L11 14H-11z', metal.light),
    path('M-22 22Q0 30 22 22Q16 42 0 42Q-16 42-22 22z', hero.dark),
    stroke('M-40-26Q-20-36-4-24M40-26Q20-36 4-24', hero.dark, 6, 'stroke-linecap="round"'),
  ].join('');
};
