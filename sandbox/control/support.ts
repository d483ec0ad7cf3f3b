import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { ChatAct, officeChats, settleChat } from '#sandbox/support/chat-office.ts';
import { FeedbackAct, officeFeedback, settleFeedback } from '#sandbox/support/feedback-office.ts';
import { given } from '#sandbox/wire/answer.ts';
import { read } from './read.ts';

/** Opens the part of the control API where comments and chats are answered. */
export function openSupport(routes: FastifyInstance, sandbox: Sandbox): void {
  routes.get('/sandbox/feedback', async () => given(await officeFeedback(sandbox)).body);
  routes.post(
    '/sandbox/feedback',
    async ({ body }) => given(await settleFeedback(sandbox, read(FeedbackAct, body))).body,
  );
  routes.get('/sandbox/chats', async () => given(await officeChats(sandbox)).body);
  routes.post('/sandbox/chats', async ({ body }) => {
    await settleChat(sandbox, read(ChatAct, body));
    return given(undefined).body;
  });
}
