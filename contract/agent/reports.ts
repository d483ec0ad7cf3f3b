import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Amount, Page } from '../wallet/money.ts';
import { Bet, betStatuses, Movement, movementKinds } from '../wallet/records.ts';
import { Days, Period } from './days.ts';
import { marks } from './marks.ts';
import { MemberId, Person } from './person.ts';
import { PersonSums } from './sums.ts';

const line = z.string().check(z.maxLength(64));

/**
 * Rows per page: 20 to read, more to save as a file. A caller that reads several pages sends the time of the
 * first answer as `asOf`: later rows are left out, and no row appears on two pages.
 */
const Paged = {
  page: Page,
  size: z.int().check(z.minimum(1), z.maximum(1_000)),
  asOf: z.optional(z.number()),
};

/** What every report says: its days, the person that it is narrowed to, the number of pages, and the gateway's time in epoch milliseconds. */
const Told = {
  period: Period,
  about: z.optional(Person),
  totalPages: z.number(),
  asOf: z.number(),
};

const TeamBet = z.extend(Bet, { person: Person });
export type TeamBet = z.infer<typeof TeamBet>;

const PersonProfit = z.object({
  person: Person,
  /** How far below the caller: 1 for somebody directly below. */
  level: z.number(),
  ...PersonSums,
});
export type PersonProfit = z.infer<typeof PersonProfit>;

export const profitSorts = ['net', 'stake', 'account'] as const;

/** The people that a figure of the overview counts. */
export const profitCounts = ['active', 'depositors', 'firstDeposits', 'joined'] as const;

/** Like the member's own movements; nobody sees what another one's wallet holds. */
const TeamMovement = z.extend(z.omit(Movement, { balance: true, reference: true }), { person: Person });
export type TeamMovement = z.infer<typeof TeamMovement>;

/**
 * Reports about everybody below the caller, newest first; the caller's own play is in none of them. Refusals of each:
 * RANGE_REFUSED, and MEMBER_UNKNOWN for a person outside the caller's line, whether there is one or not.
 */
export const reports = {
  /** Bets (spec 2, teamBetting), of all or of one person; the sums leave out refunded stakes. */
  'agent.bets': defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_agentTeamBetting',
    ...marks,
    input: z.object({
      ...Days,
      ...Paged,
      language: line,
      gameType: z.optional(line),
      status: z.optional(z.enum(betStatuses)),
      member: z.optional(MemberId),
    }),
    output: z.object({
      ...Told,
      bets: z.array(TeamBet),
      totals: z.object({ count: z.number(), stake: Amount, win: Amount, net: Amount }),
    }),
  }),
  /**
   * One row a person with anything in the days (spec 2, userProfitLoss), by the greatest net without a `sort`. With
   * `under`, that person and everybody below; with `counted`, only those whom a figure of the overview counts.
   */
  'agent.profit': defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_agentUserProfitLoss',
    ...marks,
    input: z.object({
      ...Days,
      ...Paged,
      under: z.optional(MemberId),
      counted: z.optional(z.enum(profitCounts)),
      sort: z.optional(z.enum(profitSorts)),
    }),
    output: z.object({
      ...Told,
      people: z.array(PersonProfit),
      totals: z.object({ count: z.number(), ...PersonSums }),
    }),
  }),
  /** Movements (spec 2, transaction details of downlines), of all or of one person. */
  'agent.movements': defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_agentDownlineTransactions',
    ...marks,
    input: z.object({
      ...Days,
      ...Paged,
      language: line,
      kind: z.optional(z.enum(movementKinds)),
      member: z.optional(MemberId),
    }),
    output: z.object({
      ...Told,
      movements: z.array(TeamMovement),
      totals: z.object({ count: z.number(), incoming: Amount, outgoing: Amount }),
    }),
  }),
};
