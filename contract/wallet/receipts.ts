import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Key, Reference, Sum } from './money.ts';
import { Withdrawal } from './withdrawals.ts';

export const receipts = {
  /**
   * The member says how much of the remaining payout arrived: `received` did, `remaining` did not; together
   * they are all that remains. Refusals: NOT_FOUND, FIELD_REFUSED (`value.field`), ALREADY_SETTLED (`value`:
   * the withdrawal), KEY_REUSED, KEY_BUSY.
   */
  'wallet.confirmReceipt': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_confirmReceipt',
    token: true,
    keyed: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({ key: Key, reference: Reference, received: Sum, remaining: Sum }),
    output: Withdrawal,
    row: true,
  }),
  /**
   * The member reports that the rest did not arrive, with one to three proofs. Refusals: NOT_FOUND,
   * PROOF_REFUSED, ALREADY_SETTLED (`value`: the withdrawal), KEY_REUSED, KEY_BUSY.
   */
  'wallet.reportReceipt': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_reportReceipt',
    token: true,
    keyed: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({
      key: Key,
      reference: Reference,
      proofs: z.array(Reference).check(z.minLength(1), z.maxLength(3)),
    }),
    output: Withdrawal,
    row: true,
  }),
};
