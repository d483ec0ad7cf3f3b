import type { CallOutput } from '#contract/calls.ts';
import type { OfficeChat } from '#sandbox/support/chat-office.ts';
import { openPath } from '#src/gateway/support-path.ts';
import { askHost } from './playing.ts';
import { type Asker, act, askFor } from './promotions.ts';
import type { TestSandbox } from './sandbox.ts';

type Case = CallOutput<'support.case'>;

/** Sends a comment with a new key. */
export function sendFeedback(asker: Asker, text: string, more: Record<string, unknown> = {}) {
  return askFor(asker, 'support.sendFeedback', { text, ...more });
}

/** One of a member's comments as they see it. */
export async function caseOf(asker: Asker, reference: string): Promise<Case> {
  return (await askFor(asker, 'support.case', { reference })).value;
}

/** Acts on a comment as the back office. */
export const onFeedback = (box: TestSandbox, body: Record<string, unknown>) => act(box, 'feedback', body);

/** Acts in a chat as the back office. */
export const onChat = (box: TestSandbox, body: Record<string, unknown>) => act(box, 'chats', body);

/** The chats that the back office sees. */
export async function chatsIn(box: TestSandbox) {
  const { value } = (await (await box.ask('/sandbox/chats')).json()) as { value: OfficeChat[] };
  return value;
}

/** Asks the chat's host as its page does. */
export const askChat = (box: TestSandbox, call: 'enter' | 'read' | 'say', body: object) =>
  askHost(box, `chat/${call}`, body);

/** The address that customer service gives a member, opened. */
export async function addressFor(asker: Asker, csType: 'LIVECHAT' | 'VIP' | 'TELEGRAM'): Promise<URL> {
  const { value } = await askFor(asker, 'support.lookup', { csType });
  return new URL(
    await openPath(value.paths[0]?.path ?? '', asker.box.sandbox.settings.current().supportKeys),
  );
}

/** The ticket that a member's window comes to the chat with. */
export async function ticketFor(asker: Asker, csType: 'LIVECHAT' | 'VIP'): Promise<string> {
  return (await addressFor(asker, csType)).searchParams.get('ticket') ?? '';
}
