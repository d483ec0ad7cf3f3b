import * as z from 'zod/mini';
import { marks } from './agent/marks.ts';
import { MemberId, Person } from './agent/person.ts';
import { defineCall } from './call.ts';
import { Bill, billStates, FullBill } from './contracts/bill.ts';
import { askOf, Contract, Ending, endingActs, PayPeriod, PaySummary } from './contracts/contract.ts';
import { SignedStatement } from './contracts/statement.ts';
import { contractKinds, Daily, Dividend, Hourly, RealTime, Terms } from './contracts/terms.ts';
import { AccountName } from './typed-fields.ts';
import { Instant, Page, Reference } from './wallet/money.ts';

const Kind = z.enum(contractKinds);
/** The merchant's time zone (an IANA name) and the gateway's time. */
const Told = { zone: z.string(), now: Instant };

/**
 * What agents are paid by (spec 3, 4 and 7): dividends and daily, hourly and real-time salaries. An agent's account has
 * each kind or not (`wallet.funds`): without it everything about that kind is refused with FUNCTION_DISABLED.
 *
 * The four calls that act on a contract, one for each kind, are alike. `OFFER` is of the upline to an agent directly
 * below; the acts are of the side that may do them, once per key. ACCEPT and AGREE end contracts further down: `seen` is
 * what the preview said that would end, and if others would by now, nothing happens (CONTRACT_RULE, CONSEQUENCES). They
 * answer the contract after the act. Refusals: CONTRACT_RULE (`value.rule`), ALREADY_SETTLED (`value.state`,
 * `value.endAskedBy`), NOT_FOUND for a contract of others or another kind, FUNCTION_DISABLED, KEY_REUSED, KEY_BUSY.
 */
export const contracts = {
  /** spec 7 [T]: dividends. */
  'contracts.dividend': defineCall({
    method: 'POST',
    path: '/wps/relay/MCS2_processDividendReq',
    ...marks,
    keyed: true,
    input: askOf(Dividend),
    output: Contract,
    row: true,
  }),
  /** spec 7 [T]: daily wages. */
  'contracts.daily': defineCall({
    method: 'POST',
    path: '/wps/relay/MCS2_processDailySalContract',
    ...marks,
    keyed: true,
    input: askOf(Daily),
    output: Contract,
    row: true,
  }),
  /** spec 7 [T]: hourly salaries. */
  'contracts.hourly': defineCall({
    method: 'POST',
    path: '/wps/relay/MCS2_processContractHourSalary',
    ...marks,
    keyed: true,
    input: askOf(Hourly),
    output: Contract,
    row: true,
  }),
  /** spec 7 [T]: real-time salaries. */
  'contracts.realTime': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
    ...marks,
    keyed: true,
    input: askOf(RealTime),
    output: Contract,
    row: true,
  }),
  /** The caller's own contract of a kind, how the running period stands, what is offered instead, and what was before (newest first, at most 20). */
  'contracts.own': defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_agentOwnContract',
    quiet: true,
    ...marks,
    input: z.object({ kind: Kind }),
    output: z.object({
      inForce: z.nullable(Contract),
      offer: z.nullable(Contract),
      past: z.array(Contract),
      /** The period that is not over, computed as its bill will be; of a real-time salary the merchant's day so far. */
      running: z.nullable(z.object({ period: PayPeriod, pay: PaySummary })),
      ...Told,
    }),
  }),
  /**
   * The agents directly below who can have contracts of a kind, with theirs; or (`DEEPER`) those further down who have one,
   * which the caller can only read. By account; with `search`, those whose name holds the text; with `member` that one
   * alone, or nobody where that is no such agent, or not any more.
   */
  'contracts.team': defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_agentTeamContracts',
    ...marks,
    quiet: true,
    input: z.object({
      kind: Kind,
      of: z.enum(['DIRECT', 'DEEPER']),
      search: z.optional(AccountName),
      member: z.optional(MemberId),
      page: Page,
    }),
    output: z.object({
      /** The caller's own terms: nothing above them can be offered. */
      own: z.nullable(Terms),
      /** What all that the caller gave adds up to, rate by rate. */
      given: z.array(z.number()),
      people: z.array(
        z.object({
          agent: Person,
          /** The one directly above; the caller for those directly below. */
          upline: Person,
          level: z.number(),
          inForce: z.nullable(Contract),
          offer: z.nullable(Contract),
          /** The caller's last offer to them, where they said no to it. */
          declined: z.optional(z.nullable(Contract)),
        }),
      ),
      total: z.number(),
      totalPages: z.number(),
      ...Told,
    }),
  }),
  /**
   * What an act would mean: which contracts further down would end with it. To the one who is offered a contract it says
   * too what it would have paid for the last period that is over, from that period's real rows and without an opening
   * balance, and what the one in force would have. Refusals: NOT_FOUND, FUNCTION_DISABLED.
   */
  'contracts.preview': defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_agentContractPreview',
    ...marks,
    input: z.object({ contract: Reference, act: z.enum([...endingActs, 'TERMINATE']) }),
    output: z.object({
      contract: Contract,
      endings: z.array(Ending),
      /** Names these endings; goes into the act. */
      seen: Reference,
      trial: z.nullable(
        z.object({ period: PayPeriod, offered: PaySummary, inForce: z.nullable(PaySummary) }),
      ),
      ...Told,
    }),
    row: true,
  }),
  /** Bills of a kind that the caller is paid, or pays, newest first. Refusals: FUNCTION_DISABLED. */
  'contracts.bills': defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_agentBills',
    ...marks,
    input: z.object({
      kind: Kind,
      side: z.enum(['AGENT', 'UPLINE']),
      state: z.optional(z.enum(billStates)),
      page: Page,
    }),
    output: z.object({ bills: z.array(Bill), total: z.number(), totalPages: z.number(), ...Told }),
  }),
  /** One bill, to the one who is paid or pays. Refusals: NOT_FOUND, FUNCTION_DISABLED. */
  'contracts.bill': defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_agentBill',
    ...marks,
    input: z.object({ bill: Reference }),
    output: z.extend(FullBill, Told),
    row: true,
  }),
  /** The statement of a bill, or of one of its corrections, signed, to the same: a file that anybody can check. Refusals: NOT_FOUND, FUNCTION_DISABLED. */
  'contracts.statement': defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_agentStatement',
    ...marks,
    input: z.object({ bill: Reference, correction: z.optional(Reference) }),
    output: SignedStatement,
    row: true,
  }),
};
