import { circle, group, path, rect, stroke, transformOf, turnDrawing } from '../svg.ts';
import { hued, type Motif, type Named } from './motif.ts';
import { star } from './pieces.ts';

/** Esports and the cockpit. */

const pad: Motif = (random, { hero, second, metal, paper, ink }) =>
  group(
    [
      path(
        'M-50-46H50Q92-46 98 22Q102 74 72 74Q52 74 36 40H-36Q-52 74-72 74Q-102 74-98 22Q-92-46-50-46z',
        ink,
        transformOf(0, 8),
      ),
      path(
        'M-50-46H50Q92-46 98 22Q102 74 72 74Q52 74 36 40H-36Q-52 74-72 74Q-102 74-98 22Q-92-46-50-46z',
        hero.mid,
      ),
      path('M0-46H50Q92-46 98 22Q102 74 72 74Q52 74 36 40H0z', hero.dark, 'opacity=".55"'),
      path('M-68-20H-56V-8H-44V4H-56V16H-68V4H-80V-8H-68z', ink),
      ...[
        [56, -18],
        [74, -2],
        [38, -2],
        [56, 14],
      ].map(([x = 0, y = 0], at) => circle(x, y, 8, at % 2 ? second.mid : metal.mid)),
      circle(-22, 20, 15, ink),
      circle(-22, 18, 10, second.dark),
      circle(22, 20, 15, ink),
      circle(22, 18, 10, second.dark),
      rect(-14, -24, 28, 12, metal.light, 'rx="6"'),
      stroke('M-78-26Q-64-38-46-38', paper, 6, 'stroke-linecap="round" opacity=".75"'),
    ].join(''),
    transformOf(0, -6, 1, random.between(-14, 14)),
  );

const shield: Motif = (random, { hero, second, metal, ink, paper }) => {
  const outline = 'M0-98L84-70V0Q80 66 0 100Q-80 66-84 0V-70z';
  const charge = random.pick([
    path('M10-62L-36 12H-6L-18 66L38-16H8L22-62z', metal.light),
    path(star(5, 50, 21), metal.light),
    path('M0-54L46 30L0 10L-46 30z', metal.light) + path('M0 22L46 42L0 60L-46 42z', metal.mid),
  ]);
  return [
    path(outline, ink, transformOf(5, 7)),
    path(outline, metal.mid),
    path(outline, hero.mid, 'transform="scale(.88)"'),
    path('M0-86L74-62V0Q70 58 0 88z', hero.dark),
    stroke('M-84-40H-64M84-40H64M-80 24L-62 18M80 24L62 18', second.mid, 8),
    charge,
    stroke('M-66-56L-10-75', paper, 5, 'opacity=".6" stroke-linecap="round"'),
  ].join('');
};

const helmet: Motif = (_, { hero, second, metal, ink, paper }) =>
  [
    path('M-78 20C-86-104 86-104 78 20L66 74Q30 96 0 96T-66 74z', hero.mid),
    path('M0-74C52-74 82-40 78 20L66 74Q30 96 0 96z', hero.dark, 'opacity=".7"'),
    path('M-64-6H64L54 34L16 40H-16L-54 34z', ink),
    path('M-56 0H56L48 28L14 33H-14L-48 28z', second.mid),
    path('M-56 0H0L-20 32L-48 28z', second.light),
    path('M-10-92H10L14-20H-14z', metal.mid),
    rect(-26, 54, 52, 8, ink, 'rx="4"'),
    rect(-20, 69, 40, 8, ink, 'rx="4"'),
    path('M-78 10L-98-20V30L-72 46zM78 10L98-20V30L72 46z', metal.mid),
    stroke('M-58-22Q-52-52-28-62', paper, 7, 'stroke-linecap="round" opacity=".7"'),
  ].join('');

const sight: Motif = (_, { hero, second, metal, paper, ink }) =>
  [
    circle(0, 0, 92, ink, 'opacity=".45"'),
    circle(
      0,
      0,
      84,
      'none',
      `stroke="${hero.mid}" stroke-width="13" stroke-dasharray="100 32" transform="rotate(-22)"`,
    ),
    circle(0, 0, 60, 'none', `stroke="${second.mid}" stroke-width="6"`),
    turnDrawing(path('M-6-104H6L3-66H-3z', paper), 4),
    turnDrawing(path('M0-24L18-48H-18z', metal.mid), 4, 45),
    circle(0, 0, 12, hero.mid),
    circle(0, 0, 5, paper),
  ].join('');

const swords: Motif = (_, { hero, second, metal, paper, ink }) => {
  const sword = [
    path('M-11-100L0-118L11-100V44H-11z', paper),
    path('M0-118L11-100V44H0z', metal.light),
    rect(-34, 40, 68, 13, metal.mid, 'rx="6"'),
    rect(-7, 52, 14, 36, hero.dark),
    circle(0, 92, 12, hero.mid),
  ].join('');
  return [
    group(sword, transformOf(0, 0, 0.95, 40)),
    group(sword, transformOf(0, 0, 0.95, -40)),
    path('M0-40L38-18V22L0 44L-38 22V-18z', ink, transformOf(0, 4)),
    path('M0-40L38-18V22L0 44L-38 22V-18z', hero.mid),
    path(star(4, 24, 8), second.light),
  ].join('');
};

export const esports: readonly Named[] = [
  [/pad|play|game|arcade/, pad],
  [/league|liga|legend|guild/, shield],
  [/helm|titan|cyber|mech|race/, helmet],
  [/strike|shot|sniper|counter|av|aim/, sight],
  [/sword|dota|warrior|guerr|blade|arena/, swords],
];

const rooster: Motif = (random, { hero, second, metal, paper, ink }) => {
  const plumes = [-74, -56, -38, -20].map((turn, at) =>
    path(
      'M0 0Q-26-44-4-104Q28-60 14-6z',
      at % 2 ? second.mid : second.dark,
      transformOf(34, 34, 1 - at * 0.06, -turn),
    ),
  );
  return [
    ...plumes,
    stroke(
      'M-4 70L-8 98M-8 98H-28M-8 98L8 102M26 70L28 98M28 98H8M28 98L46 102',
      metal.mid,
      7,
      'stroke-linecap="round"',
    ),
    path('M-50-58Q-20-66-14-30Q-6 0 54 18Q66 66 16 78Q-44 80-52 26Q-56-10-50-58z', hero.mid),
    path('M-14 14Q20 6 54 18Q60 52 22 56Q-10 50-14 14z', hero.dark),
    path('M-66-34Q-74-62-50-72Q-22-70-22-30Q-14 6-34 20L-40-4L-48 22L-54-4L-64 14z', metal.mid),
    path('M-64-66Q-72-98-58-90Q-52-112-42-92Q-32-110-28-88Q-14-92-22-64Q-44-76-64-66z', second.mid),
    path('M-68-52L-98-42L-66-36z', metal.light),
    path('M-66-36Q-76-14-62-12Q-52-18-56-36z', second.mid),
    circle(-50, -54, 9, paper),
    circle(-52, -54, 5, ink),
    ...(random.next() < 0.5 ? [path(star(5, 13, 5), paper, transformOf(8, 34))] : []),
  ].join('');
};

const facing: Motif = (random, colours) => {
  const { hero, second, ...rest } = colours;
  return [
    group(rooster(random, { ...rest, hero: second, second: hero }), transformOf(46, 8, 0.66)),
    group(rooster(random, colours), 'transform="translate(-46 8)scale(-.66 .66)"'),
    path(star(8, 26, 10), rest.metal.light, transformOf(0, -56)),
  ].join('');
};

const spur: Motif = (_, { hero, second, metal, paper }) =>
  [
    turnDrawing(path('M0-30Q-22-66 0-104Q22-66 0-30z', hero.mid) + stroke('M0-34V-90', hero.light, 3), 8),
    turnDrawing(path('M0-26Q-13-50 0-76Q13-50 0-26z', second.mid), 8, 22.5),
    circle(0, 0, 32, metal.mid),
    circle(0, 0, 25, metal.dark),
    path('M-12-14Q16-20 14 16L6 4Q2-6-12-14z', paper),
  ].join('');

export const cockpit: readonly Named[] = [
  [/gallo|rooster|cock|crest|cresta/, hued(rooster, 30, 155)],
  [/duel|derby|arena|versus|sv/, hued(facing, 30, 200)],
  [/spur|espuel|feather|pluma/, spur],
];
