import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Amount, Key, Reference, Sum, WithdrawPassword } from './money.ts';

/** A member of the agent's own line. */
const Relative = z.object({ account: z.string(), nickname: z.string() });

export const lines = {
  /**
   * The recipients an agent may send money to: the upline, if any, and everyone below; closed and demo
   * accounts are left out. `leftToday` is what the agent may still send, counting the last 24 hours.
   * Refusals: FORBIDDEN to anyone but agents, FUNCTION_DISABLED.
   */
  'wallet.line': defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_transferLine',
    token: true,
    assumed: true,
    realAccount: true,
    agentsOnly: true,
    input: z.object({}),
    output: z.object({
      upline: z.nullable(Relative),
      downlines: z.array(Relative),
      /** Of one transfer. */
      limits: z.object({ min: Amount, max: Amount }),
      leftToday: Amount,
      available: Amount,
    }),
  }),
  /**
   * Sends money to a member of the agent's own line. Refusals: RECIPIENT_REFUSED, BALANCE_SHORT, AMOUNT_LIMIT
   * (`value.min`, `value.max`), WITHDRAW_PASSWORD_WRONG, WITHDRAW_PASSWORD_MISSING, FORBIDDEN,
   * FUNCTION_DISABLED, KEY_REUSED, KEY_BUSY.
   */
  'wallet.sendToLine': defineCall({
    method: 'POST',
    path: '/wps/relay/MCS2_transferUpline',
    token: true,
    keyed: true,
    sealed: true,
    assumed: true,
    realAccount: true,
    agentsOnly: true,
    input: z.object({
      key: Key,
      account: z.string().check(z.minLength(1), z.maxLength(64)),
      amount: Sum,
      withdrawPassword: WithdrawPassword,
    }),
    output: z.object({ reference: Reference, account: z.string(), amount: Amount }),
  }),
};
