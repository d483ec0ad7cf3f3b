import { asMinor, asPoints } from '#contract/units.ts';
import type { RewardEntry } from './entry.ts';

function bonus(
  worth: number,
  price: number,
  draws: RewardEntry['draws'],
  more: Partial<RewardEntry> = {},
): RewardEntry {
  return {
    id: `bono-${worth}`,
    kind: 'BONUS',
    draws,
    price: asPoints(price),
    worth: asMinor(worth * 100),
    es: [`Bono de P ${worth}`, `P ${worth} en tu billetera principal, sin nada que apostar.`],
    en: [`P ${worth} bonus`, `P ${worth} in your main wallet, with nothing to bet.`],
    ...more,
  };
}

function spins(count: number, price: number, game: Game, more: Partial<RewardEntry> = {}): RewardEntry {
  const [id, draws, es, en] = game;
  return {
    id: `giros-${id}-${count}`,
    kind: 'SPINS',
    draws,
    price: asPoints(price),
    es: [`${count} giros en ${es}`, 'Se abonan en el juego cuando el equipo aprueba el canje.'],
    en: [`${count} spins on ${en}`, 'They are credited in the game once the team approves the redemption.'],
    ...more,
  };
}

type Game = readonly [id: string, draws: RewardEntry['draws'], es: string, en: string];
const condor: Game = ['condor', 'RNG', 'Tres Cóndor', 'Three Condors'];
const reef: Game = ['arrecife', 'FISH', 'Arrecife', 'Reef'];
const crown: Game = ['corona', 'JACKPOT', 'Corona mayor', 'Great crown'];

/** Rewards that are credited: money and free games. */
export const moneyAndSpins: readonly RewardEntry[] = [
  bonus(5, 480, 'BINGO', { limit: [5, 7] }),
  bonus(10, 950, 'ELOTT', { limit: [3, 7] }),
  bonus(25, 2_350, 'RNG', { limit: [2, 30] }),
  bonus(50, 4_600, 'SPORTS', { bets: asMinor(200_00) }),
  bonus(100, 9_000, 'LIVE', { bets: asMinor(500_00), limit: [1, 30] }),
  bonus(250, 22_000, 'LIVE', { minRank: 3, bets: asMinor(2_000_00) }),
  bonus(500, 43_000, 'JACKPOT', { minRank: 5, bets: asMinor(5_000_00), stock: 8 }),
  spins(10, 300, condor),
  spins(25, 700, condor),
  spins(60, 1_500, condor, { limit: [4, 7] }),
  spins(15, 400, reef),
  spins(40, 950, reef, { stock: 3 }),
  spins(20, 900, crown, { minRank: 2 }),
  spins(100, 3_600, crown, { minRank: 4, ends: 20 }),
];
