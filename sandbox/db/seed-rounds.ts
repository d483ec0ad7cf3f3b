import { randomBytes } from 'node:crypto';
import type { GameType } from '#contract/games.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { post } from '../wallet/journal.ts';
import { main } from '../wallet/wallets.ts';
import type { Transaction } from './database.ts';
import { rounds } from './round-schema.ts';

const minute = 60_000;

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

/** Rounds that people of the seed played before the start, the oldest first; what they won stands in their balances. */
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

/** What an account had before it played, when this is what it has now; minor units. */
export function beforePlaying(account: string, minor: number): number {
  const own = played.filter((one) => one.account === account);
  return own.reduce((had, { stake, win }) => had + stake - win, minor);
}

/** Plays the earlier rounds as the seamless wallet does; `ids` are the members' by their accounts. */
export async function fillRounds(
  tx: Transaction,
  catalogue: Catalogue,
  ids: ReadonlyMap<string, string>,
  now: number,
): Promise<void> {
  for (const { account, type, game, stake, win, minutesAgo } of played) {
    const memberId = ids.get(account);
    const gameId = catalogue.games.filter(({ vendor }) => vendor.category === type)[game]?.gameId;
    if (memberId === undefined || gameId === undefined) throw new Error(`No ${account} or no ${type}`);
    const id = randomBytes(32).toString('base64url');
    const at = now - minutesAgo * minute;
    const move = (cause: 'bet' | 'win', change: number) => {
      const movements = [
        { memberId, wallet: main, change },
        { house: 'GAMES', change: -change },
      ] as const;
      return post(tx, { cause, reference: id, at, movements });
    };
    const [left = 0] = await move('bet', -stake);
    const [balance = left] = win > 0 ? await move('win', win) : [];
    await tx
      .insert(rounds)
      .values({ id, memberId, gameId, gameType: type, status: 'settled', stake, win, balance, at });
  }
}
