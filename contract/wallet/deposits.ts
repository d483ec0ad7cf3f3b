import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Amount, Key, Page, Percent, Reference, Sum } from './money.ts';

const line = z.string().check(z.maxLength(64));

/** BANK: sent from the member's bank, with a proof; EWALLET and CARD: at the cashier's page; VOUCHER: a code bought outside. */
export const DepositMethod = z.object({
  methodId: z.string(),
  kind: z.enum(['BANK', 'EWALLET', 'CARD', 'VOUCHER']),
  name: z.string(),
  /** Limits of one deposit; of no meaning for a voucher, whose amount is its own. */
  min: Amount,
  max: Amount,
  /** The fee is a share of the amount and a fixed part; it is taken from what is credited. */
  feePercent: Percent,
  feeFixed: Amount,
  /** Amounts to be chosen with one press. */
  quick: z.array(Amount),
  /** How long it usually takes; 0 at once. */
  usualMinutes: z.number(),
  /** Where the money is sent to; for BANK only. */
  bank: z.optional(z.object({ bankName: z.string(), holder: z.string(), number: z.string() })),
  open: z.boolean(),
});
export type DepositMethod = z.infer<typeof DepositMethod>;

export const Deposit = z.object({
  reference: Reference,
  methodId: z.string(),
  methodName: z.string(),
  kind: DepositMethod.shape.kind,
  status: z.enum(['PENDING', 'APPROVED', 'REJECTED', 'EXPIRED']),
  amount: Amount,
  fee: Amount,
  /** What is credited, or was. */
  credited: Amount,
  reason: z.nullable(z.string()),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  settledAt: z.nullable(z.number()),
  /** Where a pending one is gone on with: an address of the cashier. */
  cashier: z.nullable(z.string()),
});
export type Deposit = z.infer<typeof Deposit>;

export const deposits = {
  'wallet.depositMethods': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_depositMethods',
    token: true,
    assumed: true,
    realAccount: true,
    input: z.object({ language: line }),
    output: z.object({ methods: z.array(DepositMethod) }),
  }),
  /**
   * Asks for a deposit; what the member was shown as fee is sent along, so that no other one is taken. With BANK one to
   * three proofs (contract/wallet/proofs.ts); with EWALLET and CARD the answer names the cashier's address, good once; with
   * VOUCHER the code, and the amount is the voucher's. Refusals: AMOUNT_LIMIT (`value.min`, `value.max`), METHOD_CLOSED,
   * QUOTE_CHANGED (`value.fee`), VOUCHER_REFUSED, PROOF_REFUSED, KEY_REUSED, KEY_BUSY, TOO_MANY_REQUESTS.
   */
  'wallet.deposit': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_deposit',
    token: true,
    keyed: true,
    sealed: true,
    assumed: true,
    realAccount: true,
    input: z.object({
      key: Key,
      methodId: line,
      amount: z.optional(Sum),
      fee: z.optional(Sum),
      voucher: z.optional(line),
      proofs: z.optional(z.array(Reference).check(z.maxLength(3))),
      language: line,
    }),
    output: Deposit,
  }),
  /** What became of one. Refusal: NOT_FOUND. */
  'wallet.depositState': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_depositState',
    token: true,
    quiet: true,
    assumed: true,
    realAccount: true,
    input: z.object({ reference: Reference, language: line }),
    output: Deposit,
  }),
  /** The newest first, ten a page. */
  'wallet.deposits': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_deposits',
    token: true,
    assumed: true,
    realAccount: true,
    input: z.object({ page: Page, language: line }),
    output: z.object({ deposits: z.array(Deposit), totalPages: z.number() }),
  }),
};
