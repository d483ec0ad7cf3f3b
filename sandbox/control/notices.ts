import type { FastifyInstance } from 'fastify';
import { decideMessage, MessageAct } from '#sandbox/inbox/send-from-office.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { decideNotice, NoticeAct, officeNotices } from '#sandbox/notices/notice-office.ts';
import { giveAnswer } from '#sandbox/wire/answer.ts';
import { read } from './read.ts';

/** Opens the part of the control API where announcements are published and messages sent. */
export function openNotices(routes: FastifyInstance, sandbox: Sandbox): void {
  routes.get('/sandbox/notices', async () => giveAnswer(await officeNotices(sandbox)).body);
  routes.post(
    '/sandbox/notices',
    async ({ body }) => giveAnswer(await decideNotice(sandbox, read(NoticeAct, body))).body,
  );
  routes.post(
    '/sandbox/messages',
    async ({ body }) => giveAnswer(await decideMessage(sandbox, read(MessageAct, body))).body,
  );
}
