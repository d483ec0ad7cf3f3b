import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Voucher } from '../typed-fields.ts';
import { Amount, Key, Page, Percent, Reference, Sum } from './money.ts';

const line = z.string().check(z.maxLength(64));

/**
 * BANK: the member sends money from a bank, with proofs; EWALLET and CARD: on the cashier's page; VOUCHER: a
 * code bought elsewhere.
 */
export const DepositMethod = z.object({
  methodId: z.string(),
  kind: z.enum(['BANK', 'EWALLET', 'CARD', 'VOUCHER']),
  name: z.string(),
  /** The limits of one deposit; unused for a voucher, which has its own amount. */
  min: Amount,
  max: Amount,
  /** The fee is a share of the amount plus a fixed part; it is deducted from the credited amount. */
  feePercent: Percent,
  feeFixed: Amount,
  /** Amounts offered as buttons; none where the market wants no amount suggested (`money.presets`). */
  quick: z.array(Amount),
  /** How long it usually takes; 0 means immediately. */
  usualMinutes: z.number(),
  /** Where the member sends the money; BANK only. */
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
  /** What is or was credited. */
  credited: Amount,
  reason: z.nullable(z.string()),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  settledAt: z.nullable(z.number()),
  /** Where the member continues a pending deposit: an address of the cashier. */
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
   * Requests a deposit. It sends the fee that the member saw, so that no other fee is charged. BANK needs one to three
   * proofs (contract/wallet/proofs.ts); for EWALLET and CARD the answer gives the cashier's address, which works once;
   * VOUCHER needs the code, and the voucher sets the amount. Refusals: AMOUNT_LIMIT (`value.min`, `value.max`),
   * METHOD_CLOSED, QUOTE_CHANGED (`value.fee`), VOUCHER_REFUSED, PROOF_REFUSED, KEY_REUSED, KEY_BUSY, TOO_MANY_REQUESTS.
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
      voucher: z.optional(Voucher),
      proofs: z.optional(z.array(Reference).check(z.maxLength(3))),
      language: line,
    }),
    output: Deposit,
    row: true,
  }),
  /** The current state of one deposit. Refusal: NOT_FOUND. */
  'wallet.depositState': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_depositState',
    token: true,
    quiet: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({ reference: Reference, language: line }),
    output: Deposit,
    row: true,
  }),
  /** Newest first, ten per page. */
  'wallet.deposits': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_deposits',
    token: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({ page: Page, language: line }),
    output: z.object({ deposits: z.array(Deposit), totalPages: z.number() }),
  }),
};
