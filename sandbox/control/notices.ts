import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { decideMessage, MessageAct } from '#sandbox/inbox/office.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { decideNotice, NoticeAct, officeNotices } from '#sandbox/notices/notice-office.ts';
import { given } from '#sandbox/wire/answer.ts';
import { Refusal } from '#sandbox/wire/handler.ts';

function read<T>(schema: z.ZodMiniType<T, unknown>, said: unknown): T {
  const result = z.safeParse(schema, said);
  if (result.success) return result.data;
  throw new Refusal('INPUT_INVALID', { message: z.prettifyError(result.error) });
}

/** Opens the part of the control API where announcements are published and messages sent. */
export function openNotices(routes: FastifyInstance, sandbox: Sandbox): void {
  routes.get('/sandbox/notices', async () => given(await officeNotices(sandbox)).body);
  routes.post(
    '/sandbox/notices',
    async ({ body }) => given(await decideNotice(sandbox, read(NoticeAct, body))).body,
  );
  routes.post(
    '/sandbox/messages',
    async ({ body }) => given(await decideMessage(sandbox, read(MessageAct, body))).body,
  );
}
