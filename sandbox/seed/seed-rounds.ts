import type { GameType } from '#contract/games.ts';
import type { Catalogue } from '#sandbox/catalogue/catalogue.ts';
import type { SeedEvent } from './seed-history.ts';

type Earlier = {
  readonly account: string;
  readonly type: GameType;
  /** Which game of the type, counted from the first in the catalogue. */
  readonly game: number;
  /** Minor units. */
  readonly stake: number;
  readonly win: number;
  readonly minutesAgo: number;
};

function earlier(
  account: string,
  [type, game]: readonly [GameType, number],
  [stake, win]: readonly [number, number],
  minutesAgo: number,
): Earlier {
  return { account, type, game, stake, win, minutesAgo };
}

/** Rounds that people of the seed played on the last day, for the winner board. */
const played: readonly Earlier[] = [
  earlier('vip5', ['RNG', 3], [20_00, 1_520_00], 1_290),
  earlier('downline2a', ['LIVE', 1], [50, 47_50], 1_020),
  earlier('agent1', ['LIVE', 0], [20_00, 1_900_00], 845),
  earlier('member2', ['ELOTT', 0], [20, 19_00], 660),
  earlier('expired1', ['RNG', 7], [2_00, 124_00], 512),
  earlier('vip5', ['RNG', 3], [20_00, 0], 431),
  earlier('vip5', ['JACKPOT', 0], [40_00, 2_840_00], 430),
  earlier('downline41a', ['FISH', 0], [1_00, 38_60], 298),
  earlier('agent42', ['BINGO', 1], [5_00, 212_50], 221),
  earlier('member1', ['RNG', 1], [4_00, 0], 133),
  earlier('member1', ['RNG', 1], [4_00, 380_00], 132),
  earlier('downline1a', ['ELOTT', 2], [1_00, 95_00], 76),
  earlier('agent41', ['RNG', 12], [10_00, 655_00], 41),
  earlier('vip5', ['LIVE', 2], [10_00, 950_00], 18),
];

/** The rounds of the last day, the oldest first. */
export function lastDayOf({ games }: Catalogue): SeedEvent[] {
  return played.map(({ account, type, game: place, stake, win, minutesAgo }) => {
    const game = games.filter(({ vendor }) => vendor.category === type)[place];
    if (!game) throw new Error(`There is no game ${place} of ${type}`);
    return { what: 'round', account, minutesAgo, game, stake, win };
  });
}
