import { circle, group, line, path, rect, repeatDrawing, stroke, transformOf, turnDrawing } from '../svg.ts';
import type { Motif } from './motif.ts';
import { coin, star } from './pieces.ts';

/** The signs of luck that reels have always shown. */

export const seven: Motif = (_, { hero, metal, ink, paper }) => {
  const figure = 'M-62-84H70V-48L14 92H-36L20-40H-30V-20H-62z';
  return [
    path(figure, ink, `${transformOf(10, 10)} stroke="${ink}" stroke-width="14" stroke-linejoin="round"`),
    path(figure, metal.mid, `stroke="${metal.mid}" stroke-width="14" stroke-linejoin="round"`),
    path(figure, hero.mid),
    path('M-62-84H70V-66H-62z', hero.light),
    path('M14 92H-36L20-40H44z', hero.dark, 'opacity=".5"'),
    stroke('M-50-74H58', paper, 4, 'opacity=".8" stroke-linecap="round"'),
  ].join('');
};

export const cherries: Motif = (_, { hero, second, paper }) => {
  const cherry = [
    circle(0, 0, 44, hero.dark),
    circle(-4, -5, 40, hero.mid),
    stroke('M-28-12A30 30 0 0 1-8-31', paper, 8, 'stroke-linecap="round" opacity=".85"'),
  ].join('');
  return [
    stroke('M-44 30Q-30-40 30-80M46 38Q52-30 30-80', second.dark, 8, 'stroke-linecap="round"'),
    path('M30-80Q-20-110-66-66Q-12-44 30-80z', second.mid),
    path('M30-80Q-16-84-66-66Q-12-44 30-80z', second.dark),
    group(cherry, transformOf(-46, 44)),
    group(cherry, transformOf(46, 52)),
  ].join('');
};

export const bell: Motif = (_, { metal, hero, paper }) =>
  [
    circle(0, 74, 18, hero.mid),
    path('M0-92C52-92 50-20 62 20Q68 42 84 58H-84Q-68 42-62 20C-50-20-52-92 0-92z', metal.mid),
    path('M0-92C52-92 50-20 62 20Q68 42 84 58H20C30 0 30-70 0-92z', metal.dark, 'opacity=".75"'),
    rect(-90, 52, 180, 18, metal.light, 'rx="9"'),
    stroke('M-40 20C-34-20-34-54-14-70', paper, 9, 'stroke-linecap="round" opacity=".85"'),
    path('M0-70L12-46H-12z', hero.mid, transformOf(0, -34)),
  ].join('');

export const clover: Motif = (_, { hero, second, metal }) => {
  const leaf = [
    path('M0 0C-64-26-50-92-22-90C-8-90 0-78 0-70C0-78 8-90 22-90C50-92 64-26 0 0z', hero.mid),
    path('M0 0C0-30 0-60 0-70C0-78 8-90 22-90C50-92 64-26 0 0z', hero.dark),
    stroke('M0-8V-56', hero.light, 4, 'stroke-linecap="round" opacity=".7"'),
  ].join('');
  return [
    stroke('M0 0Q10 60 50 92', second.dark, 12, 'stroke-linecap="round"'),
    turnDrawing(leaf, 4, 45),
    circle(0, 0, 13, metal.mid),
  ].join('');
};

export const horseshoe: Motif = (_, { metal, hero, ink }) => {
  const shoe = 'M-50 84C-92 10-78-78 0-78C78-78 92 10 50 84';
  const holes = [
    [-61, -10],
    [-52, -44],
    [0, -66],
    [52, -44],
    [61, -10],
    [-62, 30],
    [62, 30],
  ] as const;
  return [
    stroke(shoe, ink, 44, `${transformOf(6, 8)} opacity=".5"`),
    stroke(shoe, metal.dark, 42),
    stroke(shoe, metal.mid, 30),
    ...holes.map(([x, y]) => circle(x, y, 5, ink)),
    path(star(5, 34, 15), hero.mid, transformOf(0, 14)),
    path(
      line(
        [
          [0, 0],
          [0, -34],
          [8.8, -12],
        ],
        true,
      ),
      hero.light,
      transformOf(0, 14),
    ),
  ].join('');
};

export const crown: Motif = (_, { metal, hero, second, paper }) =>
  [
    path('M-86 44L-98-46L-48 2L0-78L48 2L98-46L86 44z', metal.mid, 'stroke-linejoin="round"'),
    path('M0-78L48 2L98-46L86 44H0z', metal.dark, 'opacity=".6"'),
    ...[-98, 0, 98].map((x) => circle(x, x === 0 ? -82 : -50, 12, x === 0 ? hero.mid : second.mid)),
    rect(-88, 40, 176, 34, metal.light, 'rx="6"'),
    ...[-54, 0, 54].map((x) =>
      path('M0-13L13 0L0 13L-13 0z', x === 0 ? second.mid : hero.mid, transformOf(x, 57)),
    ),
    stroke('M-76 24L-82-18L-46 16', paper, 5, 'opacity=".7" stroke-linecap="round" stroke-linejoin="round"'),
  ].join('');

export const chest: Motif = (random, { hero, metal, second }) => {
  const heap = repeatDrawing(
    coin(19, metal),
    [-44, -16, 14, 42, -30, 0, 30].map((x, at) =>
      transformOf(x, (at < 4 ? -8 : -28) + random.between(-4, 4), 1, random.between(-30, 30)),
    ),
  );
  return [
    path('M-84-30Q-84-92 0-92Q84-92 84-30L70-20H-70z', hero.dark),
    path('M-66-30Q-66-76 0-76Q66-76 66-30z', second.dark),
    heap,
    path('M-84 0H84L74 84H-74z', hero.mid),
    path('M0 0H84L74 84H0z', hero.dark, 'opacity=".6"'),
    path('M-88-6H88V14H-88z', metal.mid),
    path('M-56 14H-40L-42 84H-54zM56 14H40L42 84H54z', metal.mid),
    rect(-18, 0, 36, 40, metal.light, 'rx="6"'),
    circle(0, 17, 7, second.dark),
    rect(-3, 18, 6, 14, second.dark),
  ].join('');
};
