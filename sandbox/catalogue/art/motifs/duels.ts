import { circle, group, path, rect, repeatDrawing, stroke, transformOf } from '../svg.ts';
import { hued, type Motif, type Named } from './motif.ts';
import { cards, chip, coin, star, suits } from './pieces.ts';

/** Games of one against another, and prizes that grow. */

const tiles: Motif = (random, { hero, second, paper, ink, metal }) => {
  const tile = (figure: string, x: number, y: number, turn: number) =>
    group(
      rect(-32, -40, 64, 92, second.dark, 'rx="10"') +
        rect(-32, -46, 64, 88, metal.dark, 'rx="10"') +
        rect(-32, -52, 64, 88, paper, 'rx="10"') +
        group(figure, transformOf(0, -8)),
      transformOf(x, y, 1, turn),
    );
  const bamboo = stroke(
    'M-12-26V-4M12-26V-4M0 2V26M-16 6V26M16 6V26',
    second.mid,
    8,
    'stroke-linecap="round"',
  );
  const flower =
    circle(0, 0, 25, 'none', `stroke="${hero.mid}" stroke-width="7"`) + path(star(6, 18, 8), hero.mid);
  const house =
    rect(-17, -14, 34, 20, 'none', `stroke="${hero.mid}" stroke-width="7"`) + stroke('M0-30V30', hero.mid, 8);
  return [
    tile(bamboo, -58, 22, -12),
    tile(house, 58, 22, 12),
    tile(flower, 0, random.between(-26, -14), 0),
    `<ellipse cy="92" rx="96" ry="10" fill="${ink}" opacity=".35"/>`,
  ].join('');
};

const knight: Motif = (_, { hero, second, paper, ink, metal }) => {
  const horse = 'M-46 62Q-44 14-12-4Q-34 0-48 14L-66 2Q-62-36-30-66L-26-92L-6-78Q56-70 54 20Q52 46 58 62z';
  return [
    group(path(horse, ink), transformOf(5, 6)),
    path(horse, hero.mid),
    path('M-6-78Q56-70 54 20Q52 46 58 62H22Q34-30-6-78z', hero.dark),
    circle(-24, -44, 7, paper),
    circle(-25, -44, 4, ink),
    stroke('M-60 0Q-50-2-46 8', ink, 4, 'stroke-linecap="round"'),
    stroke('M12-62Q34-50 36-10M24 4Q30 30 26 50', metal.mid, 5, 'stroke-linecap="round"'),
    rect(-60, 60, 132, 15, metal.mid, 'rx="6"'),
    rect(-72, 76, 156, 22, second.dark, 'rx="8"'),
  ].join('');
};

const versus: Motif = (random, { hero, second, paper, ink, metal }) =>
  [
    cards(
      [
        { suit: random.pick(['spade', 'club']), index: 'K', place: transformOf(-50, -10, 1.5, -16) },
        { suit: random.pick(['heart', 'diamond']), index: 'Q', place: transformOf(50, -10, 1.5, 16) },
      ],
      hero.mid,
      paper,
      ink,
    ),
    path(
      'M14-84L-40 16H-8L-22 92L44-16H8L34-84z',
      ink,
      `stroke="${ink}" stroke-width="14" stroke-linejoin="round"`,
    ),
    path('M14-84L-40 16H-8L-22 92L44-16H8L34-84z', metal.mid),
    path('M34-84L8-16H44L-22 92L10 0H-20z', metal.light, 'opacity=".5"'),
    circle(-84, 82, 9, second.mid),
  ].join('');

const dominoes: Motif = (random, { hero, second, paper, ink }) => {
  const pips = (count: number, y: number) =>
    (
      [
        [[0, 0]],
        [
          [-11, -11],
          [11, 11],
        ],
        [
          [-11, -11],
          [0, 0],
          [11, 11],
        ],
        [
          [-11, -11],
          [11, -11],
          [-11, 11],
          [11, 11],
        ],
        [
          [-11, -11],
          [11, -11],
          [0, 0],
          [-11, 11],
          [11, 11],
        ],
      ][count - 1] ?? []
    )
      .map(([x = 0, dy = 0]) => circle(x, y + dy, 5.5, paper))
      .join('');
  const one = (x: number, y: number, turn: number, tones: typeof hero) =>
    group(
      rect(-30, -58, 60, 120, ink, 'rx="10" opacity=".5"') +
        rect(-30, -62, 60, 120, tones.mid, 'rx="10"') +
        rect(-25, -57, 50, 110, tones.dark, 'rx="7"') +
        stroke('M-18-2H18', paper, 3) +
        pips(1 + random.below(5), -29) +
        pips(1 + random.below(5), 25),
      transformOf(x, y, 1.08, turn),
    );
  return [one(-46, 4, -20, second), one(48, 10, 18, hero), one(0, -14, 2, second)].join('');
};

const table: Motif = (_, { hero, second, metal, paper, ink }) =>
  [
    path('M0-82L78-40V42L0 88L-78 42V-40z', ink, `${transformOf(0, 8)} opacity=".5"`),
    path('M0-82L78-40V42L0 88L-78 42V-40z', metal.dark),
    path('M0-70L68-34V36L0 76L-68 36V-34z', second.dark),
    ...(['spade', 'heart', 'club', 'diamond'] as const).map((suit, at) =>
      group(
        path(suits[suit], at % 2 ? hero.mid : paper),
        transformOf([0, 40, 0, -40][at] ?? 0, [-40, 2, 44, 2][at] ?? 0, 1.9),
      ),
    ),
    group(chip(19, metal, paper), transformOf(0, 2)),
  ].join('');

export const duels: readonly Named[] = [
  [/mahjong|tile|ficha/, hued(tiles, 25, 155)],
  [/chess|ajedrez|xiang|knight|caball/, knight],
  [/versus|duel|rumm|landlord|truco|conquian/, hued(versus, 22, 250)],
  [/domin/, dominoes],
  [/table|mesa|sala|niu|texas|poker/, hued(table, 22, 155)],
];

const pot: Motif = (random, { metal, hero, ink, paper }) => {
  const places = Array.from({ length: 9 }, (_, at) => {
    const row = at < 5 ? 0 : at < 8 ? 1 : 2;
    const x = row === 0 ? -60 + at * 30 : row === 1 ? -34 + (at - 5) * 34 : 0;
    return transformOf(x, -22 - row * 28 + random.between(-4, 4), 1, random.between(-25, 25));
  });
  return [
    repeatDrawing(coin(22, metal), places),
    path('M-90-12H90Q96 86 34 92H-34Q-96 86-90-12z', hero.dark),
    path('M-80-4Q-84 76-30 84Q-62 60-60-4z', hero.mid),
    rect(-98, -22, 196, 26, hero.mid, 'rx="13"'),
    rect(-98, -22, 196, 10, hero.light, 'rx="5" opacity=".6"'),
    path(star(5, 25, 11), metal.mid, transformOf(0, 44)),
    stroke('M-100 0Q-116 40-84 52M100 0Q116 40 84 52', ink, 7, 'opacity=".6"'),
    circle(-64, 30, 4, paper),
  ].join('');
};

export const prizes: readonly Named[] = [[/pot|gold|oro|jackpot|bote/, pot]];
