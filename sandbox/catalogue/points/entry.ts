import type { GameType } from '#contract/games.ts';
import type { Minor, Points } from '#contract/units.ts';

/** A name and a sentence. */
type Texts = readonly [name: string, text: string];

/** An invented reward of the points mall, with dates in days from the start: below zero before it. */
export type RewardEntry = {
  readonly id: string;
  readonly kind: 'GOODS' | 'BONUS' | 'SPINS';
  /** What its picture shows. */
  readonly draws: GameType;
  /** For one. */
  readonly price: Points;
  /** The money of a BONUS. */
  readonly worth?: Minor;
  /** Left out for endless. */
  readonly stock?: number;
  readonly minRank?: number;
  /** Valid bets of the last 30 days that it wants. */
  readonly bets?: Minor;
  /** How many one member may redeem in so many days; null for ever. */
  readonly limit?: readonly [count: number, days: number | null];
  readonly opens?: number;
  readonly ends?: number;
  readonly es: Texts;
  readonly en: Texts;
};
