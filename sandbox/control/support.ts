import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { ChatAct, officeChats, settleChat } from '#sandbox/support/chat-office.ts';
import { FeedbackAct, officeFeedback, settleFeedback } from '#sandbox/support/feedback-office.ts';
import { giveAnswer } from '#sandbox/wire/answer.ts';
import { read } from './read.ts';

/** Opens the part of the control API where comments and chats are answered. */
export function openSupport(routes: FastifyInstance, sandbox: Sandbox): void {
  routes.get('/sandbox/feedback', async () => giveAnswer(await officeFeedback(sandbox)).body);
  routes.post(
    '/sandbox/feedback',
    async ({ body }) => giveAnswer(await settleFeedback(sandbox, read(FeedbackAct, body))).body,
  );
  routes.get('/sandbox/chats', async () => giveAnswer(await officeChats(sandbox)).body);
  routes.post('/sandbox/chats', async ({ body }) => {
    await settleChat(sandbox, read(ChatAct, body));
    return giveAnswer(undefined).body;
  });
}
