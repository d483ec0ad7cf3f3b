import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { giveAnswer } from '../answer.ts';
import { pathOf } from '../call-paths.ts';
import type { PlayCall } from '../faults/fault-kinds.ts';
import type { Faults } from '../faults/faults.ts';
import { answerPlay } from '../play-answers.ts';
import { SeamlessRefusal } from './refusal.ts';
import { signatureFits } from './signing.ts';

/** The longest question, in bytes. */
const longest = 2_048;

/** One question between servers: how to read it, how to answer it, and its name for faults. */
export type SignedQuestion = {
  readonly path: string;
  readonly name: PlayCall;
  readonly answer: (body: string) => Promise<unknown>;
};

/** A question with a body. Throws INVALID for a body that it can't read. */
export function signedQuestion<T>(
  { path, name }: Pick<SignedQuestion, 'path' | 'name'>,
  schema: z.ZodMiniType<T, unknown>,
  answer: (input: T) => Promise<unknown>,
): SignedQuestion {
  function read(body: string): T {
    try {
      return schema.parse(JSON.parse(body));
    } catch {
      throw new SeamlessRefusal('INVALID');
    }
  }
  return { path, name, answer: async (body) => answer(read(body)) };
}

/**
 * Opens routes to another server of ours, and refuses everything that is not signed with the secret. A
 * repeated question gets the same answer, so repeating it does no harm.
 */
export function openSigned(
  app: FastifyInstance,
  sandbox: Sandbox,
  { secret, faults, questions }: { secret: Buffer; faults: Faults; questions: readonly SignedQuestion[] },
): void {
  app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    routes.addHook('onRequest', async (_, reply) => {
      reply.header('Cache-Control', 'no-store');
    });
    for (const { path, name, answer } of questions) {
      routes.post(path, { bodyLimit: longest }, async (request: FastifyRequest, reply) => {
        const body = typeof request.body === 'string' ? request.body : '';
        const fits = signatureFits(secret, pathOf(request.url), body, request.headers, sandbox.clock.now());
        if (!fits) throw new Refusal('FORBIDDEN');
        const carryOut = async () => giveAnswer(await answer(body));
        return answerPlay({ name, request, reply, carryOut }, sandbox, faults);
      });
    }
  });
}
