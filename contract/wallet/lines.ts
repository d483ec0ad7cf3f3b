import * as z from 'zod/mini';
import { MemberId, Person } from '../agent/person.ts';
import { defineCall } from '../call.ts';
import { AccountName, WithdrawPassword } from '../typed-fields.ts';
import { Amount, Key, Reference, Sum } from './money.ts';

export const lines = {
  /**
   * What an agent may send along their own line: the upline, if money may be sent there, how many below may be sent
   * some, and how much. Closed and demo accounts do not count; names are masked where the market asks for it. `leftToday` is what the agent may still send, counting
   * the last 24 hours. Refusals: FORBIDDEN to anyone but agents, FUNCTION_DISABLED.
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
      upline: z.nullable(Person),
      downlines: z.number(),
      /** Of one transfer. */
      limits: z.object({ min: Amount, max: Amount }),
      leftToday: Amount,
      available: Amount,
    }),
  }),
  /**
   * Those below an agent that money may be sent to, at most 20 of them: whose account or nickname, as it is shown, holds
   * the text, whatever its capitals and accents. With `to` it is that one of the line alone, above or below, and nobody
   * when no money may be sent there. Refusals: FORBIDDEN to anyone but agents, FUNCTION_DISABLED.
   */
  'wallet.recipients': defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_transferRecipients',
    token: true,
    assumed: true,
    realAccount: true,
    agentsOnly: true,
    input: z.object({ search: AccountName, to: z.optional(MemberId) }),
    output: z.object({
      recipients: z.array(Person),
      /** Whether others match too. */
      more: z.boolean(),
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
      memberId: MemberId,
      amount: Sum,
      withdrawPassword: WithdrawPassword,
    }),
    output: z.object({ reference: Reference, to: Person, amount: Amount }),
    row: true,
  }),
};
