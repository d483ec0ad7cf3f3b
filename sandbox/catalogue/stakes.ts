import type { GameType } from '#contract/games.ts';
import type { Random } from './art/random.ts';
import type { Stakes } from './entries.ts';

/** The possible least prices of a round, in minor units; other kinds have no price per round. */
const leastBets: { readonly [T in GameType]?: readonly number[] } = {
  RNG: [10, 20, 20, 25, 40, 50, 100, 200],
  FISH: [1, 10, 10, 50, 100],
  LIVE: [10, 20, 50, 50, 50],
  PVP: [100, 200, 500, 1_000],
  COCKFIGHT: [100, 500],
  BINGO: [10, 25, 50, 100],
  JACKPOT: [20, 50, 100, 200],
};

const lines = [5, 9, 10, 15, 20, 20, 25, 30, 40, 50, 100];
const volatilities = ['LOW', 'MEDIUM', 'MEDIUM', 'HIGH'] as const;

/** Return to player between, in per cent, of kinds that have any. */
const returns: { readonly [T in GameType]?: readonly [number, number] } = {
  RNG: [92.5, 97.6],
  FISH: [93, 97],
  LIVE: [94.7, 98.9],
  BINGO: [85, 94],
  JACKPOT: [88, 95],
};

/** What a round of a game costs and gives back, by chance. */
export function stakesOf(type: GameType, random: Random): Stakes {
  const bets = leastBets[type];
  const back = returns[type];
  const spins = type === 'RNG' || type === 'JACKPOT';
  return {
    minBet: bets ? random.pick(bets) : null,
    lineNum: spins ? random.pick(lines) : null,
    rtp: back ? Math.round(random.between(...back) * 100) / 100 : null,
    volatility: spins ? random.pick(volatilities) : null,
  };
}
