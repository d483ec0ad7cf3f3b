import type { GameType } from '#contract/games.ts';
import type { Facts, Promotion } from '#contract/promotions/terms.ts';

type Texts = {
  readonly title: string;
  /** What one gets, in a sentence. */
  readonly summary: string;
  /** Paragraphs and lists as HTML; the table of the games that count is added to them. */
  readonly content: string;
};

/** An invented promotion, with dates in days from the start: below zero before it. */
export type PromotionEntry = {
  readonly id: string;
  /** How a joined one goes on; NONE can't be joined, it comes by itself. */
  readonly kind: 'GIFT' | 'WAGER' | 'DEPOSIT' | 'RAFFLE' | 'NONE';
  readonly category: Promotion['category'];
  /** What its picture shows. */
  readonly draws: GameType;
  readonly opens: number;
  readonly closes: number;
  readonly claimHours: number;
  readonly facts: Omit<Facts, 'version' | 'dates'>;
  readonly es: Texts;
  readonly en: Texts;
};

/** Facts that most promotions share. */
export const usual = {
  who: { minRank: 1, newWithinDays: null, reviewed: false },
  wagering: null,
  maxBet: null,
  order: 'OWN_FIRST',
  cap: null,
  leaving: 'ANY_TIME',
} as const;

/** A fixed amount, without a deposit. */
export function fixedAmount(amount: string): Facts['what'] {
  return { gives: 'FIXED', amount, percent: null, minDeposit: null };
}

/** How much of a stake counts, by game type, in percent. */
export function games(percents: Partial<Record<GameType, string>>): NonNullable<Facts['wagering']>['games'] {
  return Object.entries(percents).map(([gameType, percent]) => ({ gameType, percent }));
}
