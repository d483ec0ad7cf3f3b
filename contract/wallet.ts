import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { deposits } from './wallet/deposits.ts';
import { lines } from './wallet/lines.ts';
import { Amount, Key, Reference, Sum } from './wallet/money.ts';
import { proofs } from './wallet/proofs.ts';
import { receipts } from './wallet/receipts.ts';
import { records } from './wallet/records.ts';
import { withdrawals } from './wallet/withdrawals.ts';

/** 'MAIN', or the `vassalage` of the vendor that holds the money. */
const Wallet = z.string().check(z.minLength(1), z.maxLength(64));

/** Whether this account may offer its line a kind of contract: '1' means yes. */
const ContractKind = z.optional(z.enum(['0', '1']));

export const wallet = {
  /** spec 7 [T]: the sum over all wallets. */
  'wallet.balance': defineCall({
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    token: true,
    whileExcluded: true,
    input: z.object({}),
    output: z.object({ sumBalance: Amount }),
  }),
  /** spec 7 [T]: with a single wallet, no money moves between vendors. */
  'wallet.merchant': defineCall({
    method: 'GET',
    path: '/wps/relay/GCS_merchantWallet',
    token: true,
    assumed: true,
    whileExcluded: true,
    input: z.object({}),
    output: z.object({ isSingle: z.boolean() }),
  }),
  /**
   * spec 7 [T]: the money, wallet by wallet. `held` is in withdrawals that are not paid out yet and is not
   * part of `sum`. An `open` wallet can give and take money now; a vendor under maintenance has a closed one.
   * The four fields of spec 3 name the contracts of an agent: daily wages, dividends, hourly and real-time
   * salaries; their values are ours.
   */
  'wallet.funds': defineCall({
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    token: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
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
    whileExcluded: true,
    input: z.object({ key: Key, from: Wallet, to: Wallet, amount: Sum }),
    /** What moved, as requested. */
    output: z.object({ reference: Reference, from: Wallet, to: Wallet, amount: Amount }),
    row: true,
  }),
  /** Moves all money with open vendors to the main wallet. Refusals: KEY_REUSED, KEY_BUSY. */
  'wallet.collect': defineCall({
    method: 'POST',
    path: '/wps/relay/GCS_collectAll',
    token: true,
    keyed: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({ key: Key }),
    output: z.object({ reference: Reference, collected: Amount, left: z.array(z.string()) }),
  }),
  /**
   * Asks what became of an act under a key whose answer never came: `none` it did not happen and never will, for the key
   * is void from now on (KEY_VOID), `running` it is still running, `done` it happened, and `value` is its answer.
   */
  'wallet.outcome': defineCall({
    method: 'GET',
    path: '/wps/relay/GCS_moneyOutcome',
    token: true,
    quiet: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({ key: Key }),
    output: z.object({ state: z.enum(['none', 'running', 'done']), value: z.optional(z.unknown()) }),
    row: true,
  }),
  ...lines,
  ...deposits,
  ...withdrawals,
  ...records,
  ...proofs,
  ...receipts,
};
