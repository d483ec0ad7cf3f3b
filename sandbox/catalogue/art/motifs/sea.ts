import { circle, group, path, rect, short, stroke, transformOf, turnDrawing } from '../svg.ts';
import { hued, type Motif, type Named } from './motif.ts';
import { glints } from './pieces.ts';

/** What swims in the fishing games. */

const bubbles = (random: Parameters<Motif>[0], paper: string) =>
  Array.from({ length: 6 }, () =>
    circle(
      random.between(-100, 100),
      random.between(-110, 90),
      random.between(3, 9),
      'none',
      `stroke="${paper}" stroke-width="2.5" opacity=".6"`,
    ),
  ).join('');

const koi: Motif = (random, { hero, second, metal, paper, ink }) => {
  const spots = Array.from({ length: 4 }, (_, at) =>
    circle(-34 + at * 26, random.between(-22, 14), random.between(8, 16), second.mid),
  );
  return [
    group(
      [
        path('M58 0Q76-54 112-56Q92-22 96 0Q92 22 112 56Q76 54 58 0z', second.mid),
        path('M-30-40Q10-96 50-70Q36-50 40-26z', second.mid),
        path('M-92 4Q-60-56 0-50Q46-44 72 0Q46 48 0 52Q-60 56-92 4z', hero.mid),
        path('M-92 4Q-20 24 72 0Q46 48 0 52Q-60 56-92 4z', metal.light, 'opacity=".85"'),
        ...spots,
        path('M-18 26Q10 30 24 72Q-16 66-34 36z', second.dark),
        stroke('M-44-34Q-26 4-44 40', ink, 4, 'opacity=".35"'),
        circle(-62, -8, 13, paper),
        circle(-64, -8, 7, ink),
        circle(-67, -11, 2.5, paper),
        stroke('M-90 10Q-78 16-72 12', ink, 4, 'stroke-linecap="round"'),
      ].join(''),
      transformOf(0, 0, 1, random.between(-18, 12)),
    ),
    bubbles(random, paper),
  ].join('');
};

const shark: Motif = (random, { hero, second, paper, ink }) =>
  [
    group(
      [
        path('M70-6L112-64Q100-20 106 6Q104 34 116 54L72 22z', hero.dark),
        path('M-6-44Q16-92 48-100Q38-66 46-36z', hero.dark),
        path('M-104-6Q-60-56 0-48Q60-40 90 0Q50 40-10 42Q-56 44-84 24L-60 16z', hero.mid),
        path('M-60 16Q0 24 90 0Q50 40-10 42Q-56 44-84 24z', paper),
        path('M-14 28Q4 60 36 84Q34 46 24 24z', hero.dark),
        path('M-92 10L-60 16L-74 24z', ink),
        path('M-90 11L-84 20L-80 13L-74 22L-70 15z', paper),
        circle(-62, -14, 8, paper),
        circle(-64, -14, 5, ink),
        stroke('M-72-24L-52-20', ink, 5, 'stroke-linecap="round"'),
        stroke(
          'M-26-14Q-18 0-26 16M-14-16Q-6 0-14 18M-2-16Q6 0-2 18',
          hero.dark,
          4,
          'stroke-linecap="round"',
        ),
      ].join(''),
      transformOf(0, 0, 1, random.between(-16, 8)),
    ),
    stroke('M-90 84Q-70 76-50 84T-10 84', second.light, 4, 'stroke-linecap="round" opacity=".7"'),
    bubbles(random, paper),
  ].join('');

const octopus: Motif = (random, { hero, second, paper, ink }) => {
  const arms =
    'M-30 10Q-90 0-96 50Q-96 74-78 70M-22 24Q-64 40-60 84Q-54 102-40 92M-6 30Q-20 70-8 96M30 10Q90 0 96 50Q96 74 78 70M22 24Q64 40 60 84Q54 102 40 92M6 30Q24 70 14 98';
  return [
    stroke(arms, hero.dark, 24, 'stroke-linecap="round"'),
    stroke(arms, hero.mid, 17, 'stroke-linecap="round"'),
    stroke(arms, hero.light, 5, 'stroke-linecap="round" stroke-dasharray="1 13"'),
    path('M-56-28C-64-118 64-118 56-28Q54 40 0 44Q-54 40-56-28z', hero.mid),
    path('M0-95C44-95 60-70 56-28Q54 40 0 44z', hero.dark, 'opacity=".45"'),
    ...[-24, 24].flatMap((x) => [
      circle(x, 0, 17, paper),
      circle(x + 2, 3, 9, ink),
      circle(x - 2, -2, 3, paper),
    ]),
    ...[
      [-26, -58, 9],
      [4, -70, 6],
      [-8, -44, 5],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, second.mid)),
    stroke('M-12 26Q0 34 12 26', ink, 4, 'stroke-linecap="round"'),
    bubbles(random, paper),
  ].join('');
};

const crab: Motif = (random, { hero, second, paper, ink }) => {
  const leg = 'M30 30Q70 20 92 56M28 40Q60 44 74 80M20 48Q40 60 46 92';
  const claw = [
    stroke('M36 0Q74-8 70-40', hero.dark, 15, 'stroke-linecap="round"'),
    path('M52-50C36-92 70-114 88-98L70-74L100-84C108-56 84-32 62-38z', hero.mid),
  ].join('');
  const side = stroke(leg, hero.dark, 11, 'stroke-linecap="round"') + claw;
  return [
    side,
    group(side, 'transform="scale(-1 1)"'),
    stroke('M-16-14V-42M16-14V-42', hero.dark, 8),
    ...[-16, 16].flatMap((x) => [circle(x, -46, 13, paper), circle(x, -44, 7, ink)]),
    `<ellipse cy="20" rx="58" ry="42" fill="${hero.mid}"/>`,
    path('M-58 20A58 42 0 0 0 58 20Q0 40-58 20z', hero.dark),
    ...[-26, 0, 26].map((x) => circle(x, -2, 6, second.mid)),
    stroke('M-16 28Q0 40 16 28', ink, 5, 'stroke-linecap="round"'),
    bubbles(random, paper),
  ].join('');
};

const jelly: Motif = (random, { hero, second, paper }) => {
  const threads = [-42, -14, 14, 42].map((x) => {
    const sway = short(random.between(10, 26));
    return `M${x} 0q${sway} 24 0 48t0 46`;
  });
  return [
    stroke(threads.join(''), second.mid, 7, 'stroke-linecap="round" opacity=".85"'),
    stroke(
      'M-26 6q-20 30 4 50t-6 40M28 6q20 30-4 50t6 40',
      hero.light,
      12,
      'stroke-linecap="round" opacity=".7"',
    ),
    path(
      'M-78 4C-86-116 86-116 78 4Q64-14 52 4Q39-14 26 4Q13-14 0 4Q-13-14-26 4Q-39-14-52 4Q-64-14-78 4z',
      hero.mid,
    ),
    path('M-46-10C-52-80 52-80 46-10Q0-34-46-10z', hero.dark, 'opacity=".6"'),
    path('M-22-16C-26-56 26-56 22-16Q0-26-22-16z', second.mid),
    stroke('M-60-30Q-54-62-26-74', paper, 8, 'stroke-linecap="round" opacity=".8"'),
    glints([[70, -70, 10]], paper),
    bubbles(random, paper),
  ].join('');
};

const anchor: Motif = (random, { hero, metal, paper, second }) =>
  [
    turnDrawing(rect(-7, -98, 14, 22, hero.dark, 'rx="5"'), 8, 22.5),
    circle(0, 0, 78, 'none', `stroke="${paper}" stroke-width="26"`),
    circle(0, 0, 78, 'none', `stroke="${hero.mid}" stroke-width="26" stroke-dasharray="61.3 61.3"`),
    stroke('M0-46V62M-24-26H24M-52 22Q-46 62 0 64Q46 62 52 22', metal.dark, 19, 'stroke-linecap="round"'),
    stroke('M0-46V62M-24-26H24M-52 22Q-46 62 0 64Q46 62 52 22', metal.mid, 12, 'stroke-linecap="round"'),
    circle(0, -58, 13, 'none', `stroke="${metal.mid}" stroke-width="9"`),
    path('M-66 30L-54 4L-38 28zM66 30L54 4L38 28z', metal.light),
    stroke('M0-40Q40-20 20 20T40 84', second.mid, 5, 'opacity=".9" stroke-linecap="round"'),
    bubbles(random, paper),
  ].join('');

export const sea: readonly Named[] = [
  [/koi|fish|arrecife|reef|pez|escama|piran|jardin|peces|carp|dorad|gold/, koi],
  [/shark|tibur|jaws|hunter|cazador/, hued(shark, 250, 30)],
  [/octo|pulpo|kraken|tortuga/, octopus],
  [/crab|cangrejo|king|rey|langost/, crab],
  [/jelly|medusa|deep|abis|profund|perla|fosa|linterna/, jelly],
  [/anchor|ancla|bucanero|galeon|batiscaf|cayo|captain|capitan|harbor|puerto|pirat|bay|bahia/, anchor],
];
