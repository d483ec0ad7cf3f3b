import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Amount, Page } from './money.ts';

const line = z.string().check(z.maxLength(64));
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Days yyyy-MM-dd, both included, of the last 90, as the member's clock has them: `offset` minutes are added to UTC. */
const Between = {
  from: Day,
  to: Day,
  offset: z.int().check(z.minimum(-840), z.maximum(840)),
  language: line,
};
/** Rows a page: 20 to be looked at, more to be saved as a file. */
const Paged = { page: Page, size: z.int().check(z.minimum(1), z.maximum(1_000)) };

const Bet = z.object({
  roundId: z.string(),
  gameId: z.string(),
  gameName: z.string(),
  gameType: z.string(),
  status: z.enum(['TAKEN', 'SETTLED', 'REFUNDED']),
  stake: Amount,
  win: Amount,
  net: Amount,
  /** Epoch milliseconds. */
  at: z.number(),
});

export const movementKinds = [
  'opening',
  'bet',
  'win',
  'refund',
  'transfer',
  'deposit',
  'withdrawal',
  'release',
  'return',
  'line',
  'bonus',
] as const;

const Movement = z.object({
  id: z.string(),
  kind: z.enum(movementKinds),
  /** 'MAIN' or a vendor's. */
  wallet: z.string(),
  change: Amount,
  balance: Amount,
  reference: z.string(),
  at: z.number(),
});

/** Every call of records refuses with RANGE_REFUSED: days in the wrong order, to come, or more than 90 days ago. */
export const records = {
  /** Bets, the newest first. Refusal: RANGE_REFUSED. */
  'wallet.bets': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_betRecords',
    token: true,
    assumed: true,
    realAccount: true,
    input: z.object({
      ...Between,
      ...Paged,
      gameType: z.optional(line),
      status: z.optional(Bet.shape.status),
    }),
    output: z.object({
      bets: z.array(Bet),
      totals: z.object({ count: z.number(), stake: Amount, win: Amount, net: Amount }),
      totalPages: z.number(),
    }),
  }),
  /** What moved in the member's wallets, the newest first. Refusal: RANGE_REFUSED. */
  'wallet.movements': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_accountRecords',
    token: true,
    assumed: true,
    realAccount: true,
    input: z.object({ ...Between, ...Paged, kind: z.optional(z.enum(movementKinds)) }),
    output: z.object({
      movements: z.array(Movement),
      totals: z.object({ count: z.number(), incoming: Amount, outgoing: Amount }),
      totalPages: z.number(),
    }),
  }),
  /** Profit and loss day by day, the oldest first; days without anything are there too. Refusal: RANGE_REFUSED. */
  'wallet.profit': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_personalProfit',
    token: true,
    assumed: true,
    realAccount: true,
    input: z.object(Between),
    output: z.object({
      days: z.array(z.object({ date: Day, stake: Amount, win: Amount, bonus: Amount, net: Amount })),
      totals: z.object({ stake: Amount, win: Amount, bonus: Amount, net: Amount }),
    }),
  }),
  /** What was given on top, the newest first. Refusal: RANGE_REFUSED. */
  'wallet.bonuses': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_bonusDetails',
    token: true,
    assumed: true,
    realAccount: true,
    input: z.object({ ...Between, ...Paged, status: z.optional(z.enum(['ISSUED', 'CLAIMED', 'EXPIRED'])) }),
    output: z.object({
      bonuses: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          amount: Amount,
          status: z.enum(['ISSUED', 'CLAIMED', 'EXPIRED']),
          at: z.number(),
        }),
      ),
      totals: z.object({ count: z.number(), amount: Amount }),
      totalPages: z.number(),
    }),
  }),
};
