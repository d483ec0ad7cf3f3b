import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { networkOf } from '#sandbox/kit/network.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import type { Faults } from '#sandbox/wire/faults/faults.ts';
import { serveQuestion } from '#sandbox/wire/play-answers.ts';
import { enterChat, readChat, sayInChat } from './chat.ts';
import { chatPage } from './chat-address.ts';

/** The longest line in UTF-16 units, and the longest request in bytes. */
const longest = { line: 500, body: 4_096 };

const Secret = z.string().check(z.regex(/^[\w-]{43}$/));
const Enter = z.strictObject({
  ticket: z.optional(Secret),
  service: z.enum(['LIVECHAT', 'VIP']),
  language: z.enum(['es', 'en']),
});
const Read = z.strictObject({ visit: Secret, after: z.int().check(z.nonnegative()) });
const Say = z.strictObject({
  visit: Secret,
  key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(longest.line)),
});

function read<T>(schema: z.ZodMiniType<T, unknown>, said: unknown): T {
  const result = z.safeParse(schema, said);
  if (result.success) return result.data;
  throw new Refusal('INPUT_INVALID');
}

/** Serves the questions of the chat's page (pages/chat.mjs) on the game host, which has another origin than the app. */
export function serveChat(app: FastifyInstance, sandbox: Sandbox, faults: Faults): void {
  const answers = {
    enter: (body: unknown, address: string) =>
      enterChat(sandbox, { ...read(Enter, body), network: networkOf(address) }),
    read: (body: unknown) => readChat(sandbox, read(Read, body)),
    say: (body: unknown) => sayInChat(sandbox, read(Say, body)),
  } as const;

  for (const call of Object.keys(answers) as (keyof typeof answers)[]) {
    const carryOut = ({ body, ip }: FastifyRequest) => answers[call](body, ip);
    const question = {
      path: `${chatPage}/${call}`,
      name: `chat.${call}`,
      longest: longest.body,
      carryOut,
    } as const;
    serveQuestion(app, question, sandbox, faults);
  }
}
