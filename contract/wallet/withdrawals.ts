import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { AccountNumber, WithdrawPassword } from '../typed-fields.ts';
import { ofMinutes, ofSeconds } from '../units.ts';
import { Amount, Key, Page, Percent, Reference, Sum } from './money.ts';

const line = z.string().check(z.maxLength(64));

/** The most time an operator may give a member for a receipt: browser timers end at 24.8 days. */
export const longestReceiptMinutes = 20 * 24 * 60;

/** Minutes after which a payout counts as received; the operator decides (spec 4). */
export const ReceiptMinutes = z.number().check(z.minimum(1), z.maximum(longestReceiptMinutes));

/** Where a member is paid; most of the number is hidden, as in '••• 4321'. */
export const PayoutAccount = z.object({
  accountId: z.string(),
  kind: z.enum(['BANK', 'EWALLET']),
  institution: z.string(),
  holder: z.string(),
  number: z.string(),
});
export type PayoutAccount = z.infer<typeof PayoutAccount>;

/**
 * The receipt of a payout (spec 4). OPEN: the member is asked; RECEIVED: the member said that all of it arrived;
 * REPORTED: the member said that `remaining` did not arrive; COUNTED: counted as received when time ran out; FORCED:
 * closed by the back office, which does not give the money back; REFUNDED: what did not arrive was given back.
 */
export const Receipt = z.object({
  state: z.enum(['OPEN', 'RECEIVED', 'REPORTED', 'COUNTED', 'FORCED', 'REFUNDED']),
  /** Paid out so far; how much of it the member confirmed; and how much is left to confirm, without what was given back. */
  paidOut: Amount,
  received: Amount,
  remaining: Amount,
  /** When the rest counts as received, epoch milliseconds; null when the member is not asked any more. */
  dueAt: z.nullable(z.number()),
  /** Seconds until then, by the gateway's clock when it answered: the device's own clock may be wrong. */
  secondsLeft: z.nullable(ofSeconds(z.number())),
  proofs: z.array(Reference),
  note: z.nullable(z.string()),
});
export type Receipt = z.infer<typeof Receipt>;

export const Withdrawal = z.object({
  reference: Reference,
  /** PAYING: paid in part, more will follow. */
  status: z.enum(['PENDING', 'APPROVED', 'PAYING', 'PAID', 'REJECTED', 'CANCELLED']),
  amount: Amount,
  fee: Amount,
  /** What arrives: the amount minus the fee. */
  net: Amount,
  account: PayoutAccount,
  reason: z.nullable(z.string()),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  settledAt: z.nullable(z.number()),
  payouts: z.array(z.object({ payoutId: z.string(), amount: Amount, at: z.number() })),
  /** What did not arrive and was given back, oldest first; each appears in the movements under this withdrawal's reference. */
  returns: z.array(z.object({ payoutId: z.string(), amount: Amount, at: z.number() })),
  receipt: z.nullable(Receipt),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

export const withdrawals = {
  /** How much may be withdrawn, where to and at what fee; the member has bet `turnover.done` of `turnover.required`. */
  'wallet.payoutTerms': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_payoutTerms',
    token: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({}),
    output: z.object({
      available: Amount,
      min: Amount,
      max: Amount,
      leftToday: Amount,
      feePercent: Percent,
      feeFixed: Amount,
      turnover: z.object({ required: Amount, done: Amount }),
      receiptMinutes: ofMinutes(ReceiptMinutes),
      withdrawPasswordSet: z.boolean(),
      /** The real name that accounts must be in; null until the member gives one. */
      payeeName: z.nullable(z.string()),
      accounts: z.array(PayoutAccount),
      /** The banks and e-wallets that can be paid. */
      institutions: z.array(z.object({ kind: PayoutAccount.shape.kind, name: z.string() })),
    }),
  }),
  /**
   * Binds a bank account or an e-wallet, in the member's own real name. Refusals: FIELD_REFUSED (`value.field`),
   * ACCOUNT_LIMIT, WITHDRAW_PASSWORD_WRONG, WITHDRAW_PASSWORD_MISSING.
   */
  'wallet.bindPayoutAccount': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_bindPayoutAccount',
    token: true,
    sealed: true,
    assumed: true,
    realAccount: true,
    onSecret: true,
    whileExcluded: true,
    input: z.object({
      kind: PayoutAccount.shape.kind,
      institution: line,
      number: AccountNumber,
      withdrawPassword: WithdrawPassword,
    }),
    output: PayoutAccount,
  }),
  /** Refusals: NOT_FOUND, WITHDRAW_PASSWORD_WRONG, WITHDRAW_PASSWORD_MISSING. */
  'wallet.removePayoutAccount': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_removePayoutAccount',
    token: true,
    sealed: true,
    assumed: true,
    realAccount: true,
    onSecret: true,
    whileExcluded: true,
    input: z.object({ accountId: Reference, withdrawPassword: WithdrawPassword }),
    output: z.optional(z.null()),
    row: true,
  }),
  /**
   * Requests a withdrawal. It sends the fee that the member saw, so that no other fee is charged. Refusals:
   * BALANCE_SHORT, AMOUNT_LIMIT (`value.min`, `value.max`), TURNOVER_MISSING (`value.required`, `value.done`),
   * QUOTE_CHANGED (`value.fee`), NOT_FOUND, WITHDRAW_PASSWORD_WRONG, WITHDRAW_PASSWORD_MISSING, KEY_REUSED, KEY_BUSY.
   */
  'wallet.withdraw': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_withdraw',
    token: true,
    keyed: true,
    sealed: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({
      key: Key,
      accountId: Reference,
      amount: Sum,
      fee: Sum,
      withdrawPassword: WithdrawPassword,
    }),
    output: Withdrawal,
    row: true,
  }),
  /**
   * Cancels a withdrawal that is still pending. Refusals: NOT_FOUND, ALREADY_SETTLED (`value`: the
   * withdrawal), KEY_REUSED, KEY_BUSY.
   */
  'wallet.cancelWithdrawal': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_cancelWithdrawal',
    token: true,
    keyed: true,
    assumed: true,
    realAccount: true,
    input: z.object({ key: Key, reference: Reference }),
    output: Withdrawal,
    row: true,
  }),
  /** The current state of one withdrawal. Refusal: NOT_FOUND. */
  'wallet.withdrawal': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_withdrawal',
    token: true,
    quiet: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({ reference: Reference }),
    output: Withdrawal,
    row: true,
  }),
  /** Newest first, ten per page. */
  'wallet.withdrawals': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_withdrawals',
    token: true,
    quiet: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({ page: Page }),
    output: z.object({ withdrawals: z.array(Withdrawal), totalPages: z.number() }),
  }),
};
