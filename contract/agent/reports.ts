import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { contractKinds } from '../contracts/terms.ts';
import { Amount, Page, Reference } from '../wallet/money.ts';
import { Bet, betStatuses, Days, Movement, movementKinds, Period } from '../wallet/records.ts';
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

/** What an agent's income comes from: a kind of contract, or the reward for an invited friend. */
export const incomeSources = [...contractKinds, 'REFERRAL'] as const;
/** RECEIVED by the agent, or PAID to somebody directly below. */
export const incomeDirections = ['RECEIVED', 'PAID'] as const;

const IncomeRow = z.object({
  id: z.string(),
  source: z.enum(incomeSources),
  direction: z.enum(incomeDirections),
  /** The other side; null for the house. */
  person: z.nullable(Person),
  /**
   * The bill it belongs to, the number people call it by, and its period as the merchant's calendar names it (of a real-time
   * salary its first minute); null and '' where there is none.
   */
  bill: z.nullable(Reference),
  number: z.string(),
  billPeriod: z.string(),
  change: Amount,
  at: z.number(),
});
export type IncomeRow = z.infer<typeof IncomeRow>;

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
  /**
   * What moved in the caller's own main wallet because of contracts and invited friends (spec 2, my income). The totals are
   * the sums of all rows.
   */
  'agent.income': defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_agentMyIncome',
    ...marks,
    input: z.object({
      ...Days,
      ...Paged,
      source: z.optional(z.enum(incomeSources)),
      direction: z.optional(z.enum(incomeDirections)),
    }),
    output: z.object({
      ...Told,
      income: z.array(IncomeRow),
      totals: z.object({ count: z.number(), received: Amount, paid: Amount, net: Amount }),
    }),
  }),
};
