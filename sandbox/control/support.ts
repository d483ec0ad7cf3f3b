import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { ChatAct, officeChats, settleChat } from '#sandbox/support/chat-office.ts';
import { FeedbackAct, officeFeedback, settleFeedback } from '#sandbox/support/feedback-office.ts';
import { given } from '#sandbox/wire/answer.ts';
import { Refusal } from '#sandbox/wire/handler.ts';

function read<T>(schema: z.ZodMiniType<T, unknown>, said: unknown): T {
  const result = z.safeParse(schema, said);
  if (result.success) return result.data;
  throw new Refusal('INPUT_INVALID', { message: z.prettifyError(result.error) });
}

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
