import type { GameType } from '#contract/games.ts';
import { seededRandom } from '#sandbox/catalogue/art/random.ts';
import type { Catalogue } from '#sandbox/catalogue/catalogue.ts';
import type { GameEntry } from '#sandbox/catalogue/entries.ts';

/** Something a person did before the start, `minutesAgo`; amounts in minor units. */
export type SeedEvent = { readonly account: string; readonly minutesAgo: number } & (
  | {
      readonly what: 'round';
      readonly game: GameEntry;
      readonly stake: number;
      readonly win: number;
      readonly refunded?: true;
    }
  | { readonly what: 'deposit'; readonly amount: number }
  /** To the wallet of a vendor; below zero back from it. */
  | { readonly what: 'transfer'; readonly amount: number }
  | { readonly what: 'line'; readonly to: string; readonly amount: number }
  | {
      readonly what: 'bonus';
      readonly names: readonly [es: string, en: string];
      readonly amount: number;
      readonly status: 'ISSUED' | 'CLAIMED' | 'EXPIRED';
    }
);

/** A person's last weeks: their games, stakes and income. */
type Habit = {
  readonly account: string;
  readonly rounds: number;
  readonly types: readonly GameType[];
  readonly stakes: readonly number[];
  /** The amounts of deposits, and the days between two of them. */
  readonly deposits: readonly [amounts: readonly number[], everyDays: number];
  readonly bonuses: readonly number[];
  /** Amounts that go to a vendor and come back later. */
  readonly transfers: readonly number[];
  /** Amounts sent down the line, and to whom. */
  readonly line?: readonly (readonly [to: string, amount: number])[];
};

const day = 24 * 60;

/** All history is older than a day: the winner board shows the last day, which has real rounds. */
const newest = 2 * day;
const oldest = 88 * day;

const habits: readonly Habit[] = [
  {
    account: 'member1',
    rounds: 150,
    types: ['RNG', 'RNG', 'RNG', 'LIVE', 'FISH', 'ELOTT', 'SPORTS'],
    stakes: [1_00, 2_00, 2_00, 4_00, 5_00, 10_00],
    deposits: [[50_00, 30_00, 80_00], 12],
    bonuses: [10_00, 5_00, 15_00, 8_00, 20_00, 5_00],
    transfers: [50_00, 20_00],
  },
  {
    account: 'member2',
    rounds: 60,
    types: ['RNG', 'ELOTT', 'BINGO'],
    stakes: [20, 50, 1_00, 2_00],
    deposits: [[10_00, 5_00], 20],
    bonuses: [5_00, 2_00, 3_00],
    transfers: [],
  },
  {
    account: 'vip5',
    rounds: 170,
    types: ['RNG', 'LIVE', 'LIVE', 'JACKPOT', 'SPORTS'],
    stakes: [20_00, 50_00, 100_00, 200_00],
    deposits: [[2_000_00, 5_000_00, 1_000_00], 15],
    bonuses: [200_00, 150_00, 500_00, 100_00, 300_00, 250_00, 120_00],
    transfers: [1_500_00, 800_00],
  },
  {
    account: 'agent1',
    rounds: 40,
    types: ['LIVE', 'SPORTS', 'RNG'],
    stakes: [5_00, 10_00, 20_00, 50_00],
    deposits: [[1_000_00, 2_000_00], 28],
    bonuses: [50_00, 75_00],
    transfers: [300_00],
    line: [
      ['downline1a', 40_00],
      ['downline1b', 10_00],
      ['downline1a', 60_00],
      ['downline1b', 15_00],
      ['downline1a', 25_00],
    ],
  },
];

const bonusNames = [
  ['Bono de recarga', 'Reload bonus'],
  ['Devolución semanal', 'Weekly cashback'],
  ['Regalo del viernes', 'Friday gift'],
  ['Bono de fidelidad', 'Loyalty bonus'],
] as const;

/** What a stake wins, in tenths: most often nothing, and in total a little less than all stakes. */
const outcomes = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 8, 12, 15, 15, 20, 20, 25, 30, 50];
const rare = 100;

/** Minutes from the newest to the oldest, in equal steps. */
function spread(count: number, at: number): number {
  return Math.round(newest + ((oldest - newest) * (at + 0.5)) / count);
}

function roundsOf({ account, rounds, types, stakes }: Habit, { games }: Catalogue): SeedEvent[] {
  const chance = seededRandom(`history of ${account}`);
  const gamesByType = new Map(
    types.map((type) => [type, games.filter(({ vendor, closed }) => vendor.category === type && !closed)]),
  );
  // People come back to the same few games.
  const liked = types
    .map((type) => (gamesByType.get(type) ?? []).slice(0, 12))
    .filter((games) => games.length > 0);
  return Array.from({ length: rounds }, (_, at) => {
    const game = chance.pick(chance.pick(liked));
    const stake = Math.max(chance.pick(stakes), game.stakes.minBet ?? 0);
    const tenths = at % 60 === 31 ? rare : chance.pick(outcomes);
    const minutesAgo = spread(rounds, at) - chance.below(10);
    const refunded = at % 45 === 20;
    const win = refunded ? 0 : Math.floor((stake * tenths) / 10);
    return { what: 'round', account, minutesAgo, game, stake, win, ...(refunded ? { refunded } : {}) };
  });
}

function bonusOf(account: string, amount: number, at: number, count: number): SeedEvent {
  const status = at === 0 ? 'ISSUED' : at % 3 === 2 ? 'EXPIRED' : 'CLAIMED';
  const names = bonusNames[at % bonusNames.length] ?? bonusNames[0];
  return { what: 'bonus', account, minutesAgo: spread(count, at) + 300, names, amount, status };
}

function lifeOf(habit: Habit, catalogue: Catalogue): SeedEvent[] {
  const { account, bonuses, transfers, line = [] } = habit;
  const [amounts, everyDays] = habit.deposits;
  const deposits = Array.from({ length: Math.floor(86 / everyDays) }, (_, at): SeedEvent => {
    const amount = amounts[at % amounts.length] ?? 0;
    return { what: 'deposit', account, minutesAgo: (4 + at * everyDays) * day + 77, amount };
  });
  const away = transfers.flatMap((amount, at): SeedEvent[] => [
    { what: 'transfer', account, minutesAgo: (40 + at * 25) * day + 150, amount },
    { what: 'transfer', account, minutesAgo: (37 + at * 25) * day + 640, amount: -amount },
  ]);
  const sent = line.map(
    ([to, amount], at): SeedEvent => ({
      what: 'line',
      account,
      minutesAgo: (6 + at * 15) * day + 33,
      to,
      amount,
    }),
  );
  return [
    ...roundsOf(habit, catalogue),
    ...deposits,
    ...bonuses.map((amount, at) => bonusOf(account, amount, at, bonuses.length)),
    ...away,
    ...sent,
  ];
}

const known = new WeakMap<Catalogue, readonly SeedEvent[]>();

/** Three months of the seed's people, the oldest first; always the same, relative to now. */
export function historyOf(catalogue: Catalogue): readonly SeedEvent[] {
  const history =
    known.get(catalogue) ??
    habits.flatMap((habit) => lifeOf(habit, catalogue)).toSorted((a, b) => b.minutesAgo - a.minutesAgo);
  known.set(catalogue, history);
  return history;
}
