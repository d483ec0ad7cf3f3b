import * as z from 'zod/mini';
import { Person } from '../agent/person.ts';
import { Amount, Instant, Reference } from '../wallet/money.ts';
import { PayPeriod } from './contract.ts';
import { Condition, Pay } from './pay.ts';
import { contractKinds, Terms } from './terms.ts';

/**
 * What becomes of a bill: IN_REVIEW by the house, DUE to be paid, PAID; PARTLY_PAID or PAYER_SHORT while the upline has too
 * little; REFUSED by the house, EXPIRED before it could be paid, NOT_REACHED when a condition was not met.
 */
export const billStates = [
  'IN_REVIEW',
  'DUE',
  'PARTLY_PAID',
  'PAYER_SHORT',
  'PAID',
  'REFUSED',
  'EXPIRED',
  'NOT_REACHED',
] as const;

/** A bill in a list: what a contract came to in a period. It is frozen; what becomes known later is a correction. */
export const Bill = z.object({
  id: Reference,
  /** What people call it by. */
  number: z.string(),
  kind: z.enum(contractKinds),
  contract: Reference,
  agent: Person,
  /** Who pays; null for the house. */
  payer: z.nullable(Person),
  period: PayPeriod,
  state: z.enum(billStates),
  amount: Amount,
  paid: Amount,
  /** The balance that the period opened with, its result, and what the next one opens with. */
  opening: Amount,
  result: Amount,
  closing: Amount,
  /** The conditions that were not met, when nothing is paid. */
  unmet: z.array(Condition),
  computedAt: Instant,
  /** When the review ends, and until when it can be paid. */
  dueAt: Instant,
  expiresAt: Instant,
  paidAt: z.nullable(Instant),
  /** The sum of its corrections; null where there are none. */
  corrected: z.nullable(Amount),
});
export type Bill = z.infer<typeof Bill>;

/** A part of a bill that was settled: paid, or kept back for what an earlier bill paid too much. Together they are what was paid. */
const Payment = z.object({ at: Instant, amount: Amount, how: z.enum(['PAID', 'KEPT_BACK']) });

/** What became known after a bill was frozen; it is settled with the next payments of the contract. */
const Correction = z.object({
  id: Reference,
  /** What people call it by: the bill's number, and which of its corrections it is. */
  number: z.string(),
  at: Instant,
  before: Amount,
  after: Amount,
  difference: Amount,
  state: z.enum(['OPEN', 'SETTLED']),
});

/** A bill with all it was computed from but for its rows, which are in its statement. */
export const FullBill = z.extend(Bill, {
  terms: Terms,
  pay: Pay,
  payments: z.array(Payment),
  corrections: z.array(Correction),
});
export type FullBill = z.infer<typeof FullBill>;
