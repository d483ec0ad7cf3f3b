import { circle, group, path, polar, rect, stroke, transformOf, turnDrawing } from '../svg.ts';
import { hued, type Motif, type Named } from './motif.ts';
import { cards, chip, die, glints, type Suit } from './pieces.ts';

/** What lies on the tables of the live casino. */

const wheel: Motif = (random, { hero, metal, ink, paper, second }) => {
  const pocket = path('M0 0L-12.3-76A77 77 0 0 1 12.3-76z', ink);
  const [x, y] = polar(62, random.between(0, 360));
  return [
    circle(0, 6, 100, ink, 'opacity=".45"'),
    circle(0, 0, 98, metal.dark),
    circle(0, 0, 92, metal.mid),
    circle(0, 0, 77, hero.mid),
    turnDrawing(pocket, 10),
    path('M0 0L-6-76.7A77 77 0 0 1 6-76.7z', second.mid, 'transform="rotate(18)"'),
    circle(0, 0, 54, 'none', `stroke="${metal.light}" stroke-width="3"`),
    circle(0, 0, 46, hero.dark),
    turnDrawing(path('M-5 0L-2-44H2L5 0z', metal.mid), 4, 45),
    circle(0, 0, 18, metal.mid),
    circle(-2, -3, 12, metal.light),
    circle(x, y, 8, paper),
    stroke('M-78-40A88 88 0 0 1-30-82', paper, 5, 'stroke-linecap="round" opacity=".7"'),
  ].join('');
};

const fan: Motif = (random, { hero, paper, ink, metal }) => {
  const order = random.pick([
    ['club', 'heart', 'spade', 'diamond'],
    ['diamond', 'spade', 'heart', 'club'],
    ['heart', 'club', 'diamond', 'spade'],
  ] as const) as readonly Suit[];
  const indexes = random.pick([
    ['10', 'J', 'Q', 'K'],
    ['A', 'A', 'A', 'A'],
    ['J', 'Q', 'K', 'A'],
  ] as const);
  return [
    cards(
      order.map((suit, at) => {
        const turn = -33 + at * 22;
        const [x, y] = polar(112, turn);
        return { suit, index: indexes[at] ?? 'A', place: transformOf(x, y + 104, 1.12, turn) };
      }),
      hero.mid,
      paper,
      ink,
    ),
    group(chip(27, metal, paper), transformOf(-26, 76)),
    group(chip(31, hero, paper), transformOf(30, 72)),
  ].join('');
};

const pair: Motif = (random, { hero, second, paper, ink, metal }) =>
  [
    cards(
      [
        {
          suit: random.pick(['heart', 'diamond']),
          index: random.pick(['9', '8', 'K']),
          place: transformOf(-34, -14, 1.45, -12),
        },
        {
          suit: random.pick(['spade', 'club']),
          index: random.pick(['A', 'Q', '7']),
          place: transformOf(36, 0, 1.45, 10),
        },
      ],
      hero.mid,
      paper,
      ink,
    ),
    group(chip(24, second, paper), transformOf(-66, 78)),
    group(chip(24, metal, paper), transformOf(-34, 84)),
  ].join('');

const dice: Motif = (random, { hero, second, metal, paper, ink }) =>
  [
    `<ellipse cy="76" rx="98" ry="20" fill="${ink}" opacity=".4"/>`,
    group(die(hero, paper), transformOf(-40, 30, 0.86, random.between(-10, 4))),
    group(die(second, paper), transformOf(46, 44, 0.8, random.between(0, 14))),
    group(die(metal, ink), transformOf(6, -48, 0.82, random.between(-16, 16))),
    glints([[-76, -54, 13]], paper),
  ].join('');

const fortune: Motif = (_, { hero, second, metal, paper, ink }) => {
  const slice = (colour: string) => path('M0 0L-30.5-74A80 80 0 0 1 30.5-74z', colour);
  return [
    path('M-46 100L-18 20H18L46 100z', metal.dark),
    circle(0, -6, 94, hero.dark),
    circle(0, -6, 80, paper),
    group(turnDrawing(slice(hero.mid), 4) + turnDrawing(slice(second.mid), 4, 45), transformOf(0, -6)),
    group(turnDrawing(circle(0, -87, 5, metal.light), 16), transformOf(0, -6)),
    circle(0, -6, 24, metal.dark),
    circle(0, -8, 20, metal.mid),
    path('M-15-112H15L0-74z', ink),
    path('M-11-110H11L0-80z', metal.light),
  ].join('');
};

const stack: Motif = (random, { hero, second, metal, paper, ink }) => {
  const pile = (x: number, high: number, tones: typeof hero) => [
    ...Array.from({ length: high }, (_, at) => {
      const y = 70 - at * 17;
      return [
        rect(x - 34, y - 8, 68, 16, tones.dark, 'rx="6"'),
        stroke(`M${x - 26} ${y}H${x + 26}`, paper, 8, 'stroke-dasharray="9 12"'),
      ].join('');
    }),
    `<ellipse cx="${x}" cy="${70 - high * 17 + 8}" rx="34" ry="12" fill="${tones.mid}"/><ellipse cx="${x}" cy="${70 - high * 17 + 8}" rx="21" ry="7" fill="${paper}"/>`,
  ];
  return [
    `<ellipse cy="80" rx="102" ry="18" fill="${ink}" opacity=".4"/>`,
    ...pile(0, 6 + random.below(3), hero),
    ...pile(-62, 2 + random.below(3), second),
    ...pile(62, 3 + random.below(3), metal),
  ].join('');
};

export const tables: readonly Named[] = [
  [/roul|rulet|giro|bola|mesas/, hued(wheel, 24, 150)],
  [/black|21|poker|holdem|veintiun|cartas|reyes/, hued(fan, 22, 250)],
  [/bac|punto|dragon|tiger|tigre/, hued(pair, 22, 150)],
  [/dice|dado|sic|craps|fan-tan/, dice],
  [/wheel|rueda|fortun|time|mega/, fortune],
  [/chip|ficha|vip|salon|lounge/, stack],
];
