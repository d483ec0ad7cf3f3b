import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { deposits } from './wallet/deposits.ts';
import { lines } from './wallet/lines.ts';
import { Amount, Key, Reference, Sum } from './wallet/money.ts';
import { proofs } from './wallet/proofs.ts';
import { receipts } from './wallet/receipts.ts';
import { records } from './wallet/records.ts';
import { withdrawals } from './wallet/withdrawals.ts';

/** 'MAIN', or the `vassalage` of the vendor that the money is with. */
const Wallet = z.string().check(z.minLength(1), z.maxLength(64));

/** Whether a kind of contract may be offered to the members of this account's line: '1' where it may. */
const ContractKind = z.optional(z.enum(['0', '1']));

export const wallet = {
  /** spec 7 [T]: the sum over all wallets. */
  'wallet.balance': defineCall({
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    token: true,
    input: z.object({}),
    output: z.object({ sumBalance: Amount }),
  }),
  /** spec 7 [T]: with a single wallet nothing is transferred between vendors. */
  'wallet.merchant': defineCall({
    method: 'GET',
    path: '/wps/relay/GCS_merchantWallet',
    token: true,
    assumed: true,
    input: z.object({}),
    output: z.object({ isSingle: z.boolean() }),
  }),
  /**
   * spec 7 [T]: the money wallet by wallet. `held` waits in withdrawals that are not paid out yet and is no part of
   * `sum`. An `open` wallet takes and gives money just now; one of a vendor under maintenance does not. The four fields
   * of spec 3 say which contracts an agent has to do with: daily wages, dividends, hourly and real-time salaries; what
   * stands in them is ours.
   */
  'wallet.funds': defineCall({
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    token: true,
    assumed: true,
    realAccount: true,
    input: z.object({ language: z.string().check(z.maxLength(8)) }),
    output: z.object({
      sum: Amount,
      held: Amount,
      main: Amount,
      vendors: z.array(
        z.object({ vassalage: z.string(), displayName: z.string(), amount: Amount, open: z.boolean() }),
      ),
      /** Of one transfer. */
      limits: z.object({ min: Amount, max: Amount }),
      dailysalreqtype: ContractKind,
      divtypereq: ContractKind,
      contracthoursalreq: ContractKind,
      realtimesalreqtype: ContractKind,
    }),
    sections: [['dailysalreqtype'], ['divtypereq'], ['contracthoursalreq'], ['realtimesalreqtype']],
  }),
  /**
   * spec 7 [T]: moves money between the main wallet and a vendor's. Refusals: BALANCE_SHORT, AMOUNT_LIMIT (`value.min`,
   * `value.max`), WALLET_UNKNOWN, WALLET_CLOSED, KEY_REUSED, KEY_BUSY.
   */
  'wallet.transfer': defineCall({
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    token: true,
    keyed: true,
    assumed: true,
    realAccount: true,
    input: z.object({ key: Key, from: Wallet, to: Wallet, amount: Sum }),
    /** What moved, as it was asked. */
    output: z.object({ reference: Reference, from: Wallet, to: Wallet, amount: Amount }),
  }),
  /** Moves all that lies with open vendors to the main wallet. Refusals: KEY_REUSED, KEY_BUSY. */
  'wallet.collect': defineCall({
    method: 'POST',
    path: '/wps/relay/GCS_collectAll',
    token: true,
    keyed: true,
    assumed: true,
    realAccount: true,
    input: z.object({ key: Key }),
    output: z.object({ reference: Reference, collected: Amount, left: z.array(z.string()) }),
  }),
  /**
   * Asks what became of a money act whose answer never came: `none` it did not happen, `running` it is being carried
   * out, `done` it happened, and `value` is what it was answered.
   */
  'wallet.outcome': defineCall({
    method: 'GET',
    path: '/wps/relay/GCS_moneyOutcome',
    token: true,
    quiet: true,
    assumed: true,
    realAccount: true,
    input: z.object({ key: Key }),
    output: z.object({ state: z.enum(['none', 'running', 'done']), value: z.optional(z.unknown()) }),
  }),
  ...lines,
  ...deposits,
  ...withdrawals,
  ...records,
  ...proofs,
  ...receipts,
};
