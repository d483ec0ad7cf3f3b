import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { members } from '#sandbox/db/schema.ts';
import { accountKey } from '#sandbox/kit/accounts.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { signInMember } from '#sandbox/session/sign-in-member.ts';
import { giveAnswer } from '#sandbox/wire/answer.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { findSession } from '#sandbox/wire/sessions.ts';
import { read } from './read.ts';
import { preparations, prepare } from './scenario-preparations.ts';

const Beginning = z.strictObject({
  /** The account that gets a session; null for a visitor. */
  account: z.nullable(z.string()),
  prepare: z.nullable(z.enum(preparations)),
});

/** A session as after a sign-in by password, with the same restrictions. */
async function openFor(account: string, sandbox: Sandbox): Promise<{ token: string; caller: Caller }> {
  const key = accountKey(account) ?? '';
  const [member] = await sandbox.db.read.select().from(members).where(eq(members.accountKey, key));
  if (!member) throw new Refusal('NOT_FOUND', { message: `Nobody is called ${account}` });
  const tab = {
    client: randomUUID(),
    address: '127.0.0.1',
    network: '127.0.0.1',
    language: 'ES',
    device: '',
  };
  const { token } = await signInMember(member, { byPassword: true }, { ...tab, session: null }, sandbox);
  return { token, caller: { ...tab, session: await findSession(sandbox, token) } };
}

/** Answers the page of a scenario with its steps and a session of its person. */
export function openScenarios(routes: FastifyInstance, sandbox: Sandbox, book: string): void {
  routes.get<{ Params: { file: string } }>(
    '/sandbox/scenarios/:file',
    async ({ params: { file } }, reply) => {
      if (!/^[A-Za-z]+\.json$/.test(file)) throw new Refusal('NOT_FOUND');
      const text = await readFile(path.join(book, 'scenarios', file), 'utf8').catch(() => null);
      if (text === null) throw new Refusal('NOT_FOUND');
      return reply.type('application/json; charset=utf-8').send(text);
    },
  );
  routes.post('/sandbox/scenarios/begin', async ({ body }) => {
    const { account, prepare: wanted } = read(Beginning, body);
    const games = sandbox.settings.current().gameOrigin;
    if (account === null) return giveAnswer({ token: null, reference: null, games }).body;
    const { token, caller } = await openFor(account, sandbox);
    const reference = wanted === null ? null : await prepare(wanted, caller, sandbox);
    return giveAnswer({ token, reference, games }).body;
  });
}
