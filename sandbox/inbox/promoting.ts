import { type NewMessage, putMessage, type Sender } from '#sandbox/kit/messages.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { mayPromote } from '#sandbox/protection/promotions-allowed.ts';

/**
 * Puts a message that promotes something into the inbox of a member, now. Returns its id; null where nothing may be promoted
 * to the member: it is not sent, and never will be.
 */
export async function promote(
  tx: Sender,
  message: Omit<NewMessage, 'kind'>,
  sandbox: Pick<Sandbox, 'settings' | 'clock'>,
): Promise<string | null> {
  if (!(await mayPromote(tx, message.memberId, sandbox))) return null;
  return putMessage(tx, { ...message, kind: 'promotion' }, sandbox.clock.now());
}
