import { circle, group, path, polar, rect, short, stroke, transformOf, turnDrawing } from '../svg.ts';
import type { Motif } from './motif.ts';
import { star } from './pieces.ts';

/** Sweets, fruit, fire and the feast of the dead. */

export const lollipop: Motif = (_, { hero, paper, second, metal }) => {
  const wedge = path('M0 0Q30-20 10-66A66 66 0 0 1 57-33Q36-6 0 0z', hero.mid);
  return [
    stroke('M0 10V100', paper, 11, 'stroke-linecap="round"'),
    circle(0, -26, 72, hero.dark),
    circle(0, -26, 66, paper),
    group(turnDrawing(wedge, 6), transformOf(0, -26)),
    stroke('M-52-44A54 54 0 0 1-20-76', paper, 8, 'stroke-linecap="round" opacity=".8"'),
    path('M0 52L-44 36V76zM0 52L44 36V76z', second.mid),
    circle(0, 54, 11, metal.mid),
  ].join('');
};

export const melon: Motif = (random, { hero, second, paper, ink }) => {
  const seeds = Array.from({ length: 9 }, (_, at) => {
    const [x, y] = polar(at % 2 ? 30 : 52, 112 + at * 17 + random.between(-3, 3));
    return path('M0-7Q6 0 0 5Q-6 0 0-7z', ink, transformOf(x, y - 40, 1, x * -0.8));
  });
  return [
    path('M-98-44A98 98 0 0 0 98-44z', second.dark, transformOf(0, 6)),
    path('M-88-44A88 88 0 0 0 88-44z', second.light, transformOf(0, 6)),
    path('M-78-44A78 78 0 0 0 78-44z', hero.mid, transformOf(0, 6)),
    path('M0-44H78A78 78 0 0 1 0 34z', hero.dark, `${transformOf(0, 6)} opacity=".35"`),
    ...seeds.map((one) => group(one, transformOf(0, 8))),
    stroke('M-66-30H66', paper, 4, 'opacity=".5" stroke-linecap="round"'),
  ].join('');
};

export const flame: Motif = (_, { hero, metal, second, paper }) =>
  [
    path(
      'M4-104C20-60 82-34 74 28C68 78 34 96 0 96C-36 96-72 76-74 28C-76-6-50-18-46-50C-30-40-24-26-24-12C-6-32 8-66 4-104z',
      hero.dark,
    ),
    path(
      'M4-78C16-40 60-22 58 28C54 68 30 86 0 86C-32 86-58 66-58 30C-58 4-40-4-34-26C-22-14-18 0-20 16C0-8 10-44 4-78z',
      hero.mid,
    ),
    path(
      'M4-20C14 6 38 20 34 48C30 72 16 82 0 82C-20 82-34 70-34 48C-34 34-24 26-20 14C-12 20-8 28-8 36C4 22 8 0 4-20z',
      metal.mid,
    ),
    path('M2 26C8 40 18 48 16 60C14 72 8 78 0 78C-10 78-17 70-16 60C-15 48-2 44 2 26z', paper),
    ...[
      [-58, -66, 7],
      [52, -62, 5],
      [70, -30, 4],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, second.mid)),
  ].join('');

export const calavera: Motif = (_, { hero, second, metal, paper, ink }) => {
  const petals = turnDrawing(circle(0, -17, 11, hero.mid), 7);
  const teeth = [-24, -8, 8, 24].map((x) => rect(x - 7, 50, 14, 22, paper, 'rx="5"'));
  return [
    path(
      'M0-96C66-96 90-50 82-4C78 22 58 30 54 42V60Q0 78-54 60V42C-58 30-78 22-82-4C-90-50-66-96 0-96z',
      paper,
    ),
    path('M0-96C66-96 90-50 82-4C78 22 58 30 54 42V60Q28 68 0 69z', metal.light, 'opacity=".55"'),
    group(petals + circle(0, 0, 15, ink), transformOf(-37, -8)),
    group(petals + circle(0, 0, 15, ink), transformOf(37, -8)),
    path('M0 14C12 24 14 36 6 38L0 32L-6 38C-14 36-12 24 0 14z', ink),
    path('M-42 58Q0 72 42 58V74Q0 90-42 74z', ink),
    ...teeth,
    path(star(8, 17, 7), second.mid, transformOf(0, -62)),
    stroke(
      'M-30-58Q-46-70-58-50M30-58Q46-70 58-50M-62 26Q-74 16-72 6M62 26Q74 16 72 6',
      second.mid,
      5,
      'stroke-linecap="round"',
    ),
    circle(0, 48, 4, hero.mid),
  ].join('');
};

export const mask: Motif = (random, { hero, second, metal, ink, paper }) => {
  const plumes = [-60, -36, -12, 12, 36, 60].map((turn, at) =>
    path(
      `M0 0Q-22-50 0-${short(84 + random.between(0, 12))}Q22-50 0 0z`,
      at % 2 ? second.mid : second.light,
      transformOf(0, -6, 1, turn),
    ),
  );
  return [
    ...plumes,
    path('M-94-18Q-50-40 0-20Q50-40 94-18Q98 50 44 52Q16 50 0 22Q-16 50-44 52Q-98 50-94-18z', hero.mid),
    path('M0-20Q50-40 94-18Q98 50 44 52Q16 50 0 22z', hero.dark, 'opacity=".55"'),
    path('M-70 8Q-42-16-18 14Q-44 34-70 8zM70 8Q42-16 18 14Q44 34 70 8z', ink),
    stroke('M-92-18Q-50-40 0-20Q50-40 92-18', metal.mid, 7, 'stroke-linecap="round"'),
    circle(0, -22, 14, metal.light),
    circle(0, -22, 8, second.dark),
    stroke('M78 40Q96 70 84 100', metal.mid, 6, 'stroke-linecap="round"'),
    stroke('M-78 4Q-66-8-52-10', paper, 4, 'opacity=".6" stroke-linecap="round"'),
  ].join('');
};
