import * as z from 'zod/mini';
import { Amount } from '../wallet/money.ts';

/** Sums of what people of the team did in some days. */
export const MoneySums = {
  /** Of bets that were not refunded. */
  stake: Amount,
  win: Amount,
  /** Wins minus stakes: what was won from the house. */
  net: Amount,
  bonus: Amount,
  deposits: Amount,
  /** Without those that were given back. */
  withdrawals: Amount,
};

/** The same of one person. */
export const PersonSums = {
  /** Bets that were taken, also those whose stake was given back; the stakes given back are in no sum. */
  bets: z.number(),
  ...MoneySums,
};
