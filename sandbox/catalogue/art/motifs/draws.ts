import type { Random } from '../random.ts';
import { circle, group, path, polar, rect, stroke, transformOf, turnDrawing } from '../svg.ts';
import type { Motif, Named } from './motif.ts';
import { balls, glints, sign, star } from './pieces.ts';

/** Balls, tickets and cards of draws: lotteries, quick lotteries and bingo. */

/** A number that is drawn, as it is printed on its ball. */
function number(random: Random, most = 49): string {
  return String(1 + random.below(most)).padStart(String(most).length, '0');
}

const triangle: Motif = (random, { hero, second, metal, paper, ink }) => {
  const spots = [
    [-62, 48, hero],
    [62, 48, metal],
    [0, 60, second],
    [-33, -10, metal],
    [33, -10, hero],
    [0, -66, second],
  ] as const;
  const all = spots.map(([x, y, tones]) => ({ x, y, tones, number: number(random) }));
  return balls(37, all, paper, ink);
};

const drum: Motif = (random, { hero, second, metal, paper, ink }) => {
  const sets = [hero, second, metal];
  const inside = Array.from({ length: 5 }, (_, at) => {
    const [x, y] = at === 0 ? [0, 4] : polar(42, at * 90 + random.between(-8, 8));
    return { x: x ?? 0, y: (y ?? 0) - 14, tones: sets[at % 3] ?? hero, number: number(random) };
  });
  return [
    path('M-56 96L-36 44H36L56 96z', metal.dark),
    circle(0, -14, 84, paper, 'opacity=".16"'),
    balls(21, inside, paper, ink),
    circle(0, -14, 80, 'none', `stroke="${metal.mid}" stroke-width="10"`),
    stroke('M-64-46A72 72 0 0 1-20-82', paper, 8, 'stroke-linecap="round" opacity=".8"'),
    rect(-62, 88, 124, 15, metal.mid, 'rx="5"'),
    circle(86, -14, 13, hero.mid),
  ].join('');
};

const big: Motif = (random, { hero, second, metal, paper, ink }) =>
  [
    balls(
      40,
      [
        { x: -68, y: 54, tones: metal, number: number(random) },
        { x: 70, y: 46, tones: second, number: number(random) },
      ],
      paper,
      ink,
    ),
    group(
      balls(78, [{ x: 0, y: 0, tones: hero, number: number(random) }], paper, ink),
      transformOf(0, -14, 1, random.between(-12, 12)),
    ),
    glints([[72, -66, 15]], paper),
  ].join('');

const ticket: Motif = (random, { hero, second, metal, paper, ink }) => {
  const marked = new Set(Array.from({ length: 6 }, () => random.below(20)));
  const cells = Array.from({ length: 20 }, (_, at) => {
    const x = -46 + (at % 5) * 23;
    const y = -18 + Math.floor(at / 5) * 24;
    return circle(x, y, 8.5, marked.has(at) ? hero.mid : metal.light);
  });
  return group(
    [
      path(
        'M-70-96L-58-88L-46-96L-34-88L-22-96L-10-88L2-96L14-88L26-96L38-88L50-96L62-88L70-96V92H-70z',
        ink,
        `${transformOf(7, 8)} opacity=".4"`,
      ),
      path(
        'M-70-96L-58-88L-46-96L-34-88L-22-96L-10-88L2-96L14-88L26-96L38-88L50-96L62-88L70-96V92H-70z',
        paper,
      ),
      rect(-56, -76, 112, 34, second.dark, 'rx="6"'),
      path(star(5, 13, 6), metal.mid, transformOf(-34, -59)),
      sign(number(random, 99), 18, paper, 16, -59),
      ...cells,
    ].join(''),
    transformOf(0, 0, 1, random.between(-14, 14)),
  );
};

const orbit: Motif = (random, { hero, second, metal, paper, ink }) => {
  const sets = [hero, second, metal];
  const spots = Array.from({ length: 4 }, (_, at) => {
    const [x, y] = polar(76, at * 90 + 24);
    return { x, y, tones: sets[at % 3] ?? hero, number: number(random, 9) };
  });
  return [
    circle(
      0,
      0,
      76,
      'none',
      `stroke="${paper}" stroke-width="3" stroke-dasharray="2 8" stroke-linecap="round"`,
    ),
    turnDrawing(path('M-7-40L0-56L7-40z', metal.mid), 10),
    circle(0, 0, 42, hero.dark),
    circle(0, 0, 36, ink),
    sign(random.pick(['24', '5D', '3D', '10', 'K3']), 30, metal.light),
    balls(26, spots, paper, ink),
  ].join('');
};

const bingoCard: Motif = (random, { hero, second, metal, paper, ink }) => {
  const cells = Array.from({ length: 25 }, (_, at) => {
    const x = -56 + (at % 5) * 28;
    const y = -40 + Math.floor(at / 5) * 28;
    const called = at % 6 === 0 || random.next() < 0.3;
    return { at: `M${x - 12} ${y}`, called };
  });
  const cellsOf = (called: boolean) => cells.filter((one) => one.called === called);
  const square = cellsOf(false).map(({ at }) => `${at}v-12h24v24h-24z`);
  const round = cellsOf(true).map(({ at }) => `${at}a12 12 0 0 1 24 0a12 12 0 0 1-24 0z`);
  return [
    group(
      [
        rect(-74, -96, 148, 188, ink, `rx="12" ${transformOf(6, 8)} opacity=".4"`),
        rect(-74, -96, 148, 188, paper, 'rx="12"'),
        path('M-74-84a12 12 0 0 1 12-12H62a12 12 0 0 1 12 12V-60H-74z', second.dark),
        sign('BINGO', 20, paper, 0, -78),
        path(square.join(''), metal.light),
        path(round.join(''), hero.mid),
        path(star(5, 11, 5), paper, transformOf(0, 16)),
      ].join(''),
      transformOf(-10, 0, 1, -8),
    ),
    balls(34, [{ x: 68, y: 62, tones: second, number: number(random, 75) }], paper, ink),
  ].join('');
};

export const lottery: readonly Named[] = [
  [/pick|power|big|mega/, big],
  [/drum|bomb|keno/, drum],
  [/bingo|carton/, bingoCard],
  [/ticket|boleto|raspa|scratch|mark|instant/, ticket],
  [/loto|lotto|primitiva|nacional/, triangle],
];

export const quickLottery: readonly Named[] = [
  [/3d|5d|k3|minut|fast|rapid|speed/, orbit],
  [/race|car|pk10/, big],
  [/keno|drum/, drum],
];

export const bingo: readonly Named[] = [
  [/card|carton|linea|bingo/, bingoCard],
  [/drum|bomb/, drum],
];
