import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** An amount of money as a decimal string with a point, at most two decimals, such as "1204.50". */
export const Amount = z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,2})?$/));

export const wallet = {
  /** spec 7 [T]: the sum over all wallets. */
  'wallet.balance': defineCall({
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    token: true,
    input: z.object({}),
    output: z.object({ sumBalance: Amount }),
  }),
};
