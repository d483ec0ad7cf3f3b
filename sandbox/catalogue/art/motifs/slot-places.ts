import { circle, group, path, rect, stroke, transformOf } from '../svg.ts';
import type { Motif } from './motif.ts';
import { glints, star } from './pieces.ts';

/** Far places and the ways there. */

export const temple: Motif = (_, { hero, metal, second, ink, deep }) => {
  const steps = [0, 1, 2, 3].map((at) => {
    const half = 96 - at * 20;
    const top = 58 - at * 30;
    return (
      path(`M${-half} ${top + 30}L${-half + 9} ${top}H${half - 9}L${half} ${top + 30}z`, hero.mid) +
      path(`M0 ${top}H${half - 9}L${half} ${top + 30}H0z`, hero.dark, 'opacity=".7"') +
      rect(-half + 7, top, half * 2 - 14, 5, hero.light, 'opacity=".8"')
    );
  });
  return [
    circle(0, -52, 46, metal.mid),
    circle(0, -52, 36, metal.light),
    ...steps,
    path('M-28-32V-66H28V-32z', second.dark),
    path('M-38-66H38L30-80H-30z', second.mid),
    rect(-10, -56, 20, 24, ink),
    path('M-13-32H13L22 88H-22z', deep),
    stroke('M-14-18H14M-15-4H15M-16 10H16M-17 24H17M-18 38H18M-19 52H19M-20 66H20M-21 80H21', metal.mid, 3),
  ].join('');
};

export const galleon: Motif = (_, { hero, second, paper, metal, ink }) =>
  [
    stroke('M0 40V-96M-52 40V-66M52 40V-62', metal.dark, 7),
    path('M-6-84Q40-78 46-30Q20-38-6-30zM-6-84Q30-58-6-30z', paper),
    path('M-6-24Q50-18 54 28Q20 20-6 28zM-6-24Q34 2-6 28z', paper),
    path('M-60-58Q-18-52-16-10Q-40-16-60-10z', metal.light),
    path('M-60-4Q-14 2-12 34Q-40 26-60 34z', metal.light),
    path('M46-54Q86-48 90-4Q64-10 46-4z', metal.light),
    path('M0-96L34-86L0-78z', second.mid),
    path('M-98 26L-70 36H70L104 12Q96 84 60 88H-60Q-90 80-98 26z', hero.mid),
    path('M0 36H70L104 12Q96 84 60 88H0z', hero.dark, 'opacity=".6"'),
    stroke('M-88 52H88', metal.mid, 7),
    ...[-48, -16, 16, 48].map((x) => circle(x, 68, 6, ink)),
  ].join('');

export const planet: Motif = (random, { hero, second, metal, paper }) => {
  const tilt = random.between(-28, -12);
  const bands = path('M-60-34Q0-14 60-34L66-18Q0 4-66-18zM-70 8Q0 34 70 8L64 32Q0 54-64 32z', hero.dark);
  return [
    group(
      [
        stroke('M-70-8A104 26 0 1 1 70-8', second.mid, 11),
        circle(0, 0, 70, hero.mid),
        bands,
        path('M24-66A70 70 0 0 1 24 66A96 96 0 0 0 24-66z', hero.dark, 'opacity=".6"'),
        stroke('M-102 6A104 26 0 0 0 102 6', second.light, 11),
        stroke('M-98 16A104 30 0 0 0 98 16', metal.mid, 5),
      ].join(''),
      transformOf(0, 0, 1, tilt),
    ),
    circle(72, -68, 16, metal.mid),
    circle(76, -64, 12, metal.dark, 'opacity=".5"'),
    glints(
      [
        [-76, -62, 16],
        [70, 66, 11],
      ],
      paper,
    ),
  ].join('');
};

export const rocket: Motif = (_, { hero, second, metal, paper, ink }) =>
  group(
    [
      path('M-16 62Q0 118 16 62z', metal.light),
      path('M-24 58Q-30 92 0 128Q30 92 24 58z', metal.mid, 'opacity=".8"'),
      path('M-34 20L-66 60V84L-26 62zM34 20L66 60V84L26 62z', second.mid),
      path('M0-104C50-60 46 20 28 66H-28C-46 20-50-60 0-104z', paper),
      path('M0-104C50-60 46 20 28 66H0z', metal.light),
      path('M0-104Q28-80 36-46H-36Q-28-80 0-104z', hero.mid),
      path('M0-104Q28-80 36-46H0z', hero.dark),
      circle(0, -8, 21, hero.dark),
      circle(0, -8, 14, ink),
      stroke('M-9-10A10 10 0 0 1 0-18', paper, 4, 'stroke-linecap="round"'),
      path('M-6 30H6V70H-6z', hero.mid),
    ].join(''),
    transformOf(8, -8, 0.92, 28),
  );

export const peak: Motif = (_, { hero, second, metal, paper }) =>
  [
    circle(30, -34, 58, metal.light),
    circle(16, -46, 9, metal.mid, 'opacity=".6"'),
    circle(46, -18, 13, metal.mid, 'opacity=".6"'),
    circle(44, -58, 6, metal.mid, 'opacity=".6"'),
    path('M-20 90L50-18L104 90z', second.dark),
    path('M50-18L104 90H56L66 40z', second.mid),
    path('M-104 90L-30-48L48 90z', hero.mid),
    path('M-30-48L48 90H-10L-24 20z', hero.dark),
    path('M-30-48L-6-6L-18-12L-26 2L-38-10L-54-4z', paper),
    path(star(4, 9, 3), paper, transformOf(-72, -68)),
  ].join('');

export const cactus: Motif = (_, { hero, second, metal, ink }) => {
  const arms = 'M0 88V-64M0 40H-34Q-56 40-56 18V-12M0 20H34Q56 20 56-2V-34';
  return [
    circle(0, 0, 92, metal.mid, 'opacity=".9"'),
    path('M-91 12H91A92 92 0 0 1 70 60H-70A92 92 0 0 1-91 12z', metal.dark, 'opacity=".35"'),
    path('M-100 88Q-60 62 0 72T100 88z', second.dark),
    stroke(arms, ink, 44, 'stroke-linecap="round" stroke-linejoin="round" opacity=".35"'),
    stroke(arms, hero.mid, 36, 'stroke-linecap="round" stroke-linejoin="round"'),
    stroke(arms, hero.dark, 4, 'stroke-dasharray="2 9" stroke-linecap="round"'),
    stroke('M-9 80V-62', hero.light, 5, 'stroke-linecap="round" opacity=".7"'),
    path(star(8, 17, 8), second.mid, transformOf(0, -82)),
    circle(0, -82, 6, metal.light),
  ].join('');
};
