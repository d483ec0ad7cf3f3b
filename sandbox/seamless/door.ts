import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { given } from '../answer.ts';
import { pathOf } from '../call-paths.ts';
import type { Faults } from '../faults.ts';
import { Refusal } from '../handler.ts';
import { answerPlay } from '../play-answers.ts';
import type { Sandbox } from '../sandbox.ts';
import { type SeamlessCall, SeamlessRefusal, seamlessInputs, seamlessRoot } from './messages.ts';
import { enterPlay, tellPlay } from './plays.ts';
import { rollBack, settleRound, takeBet } from './purse.ts';
import { signatureFits } from './signing.ts';

/** The longest question, in bytes. */
const longest = 2_048;

type Inputs = { readonly [C in SeamlessCall]: z.infer<(typeof seamlessInputs)[C]> };
type Answers = { readonly [C in SeamlessCall]: (input: Inputs[C], sandbox: Sandbox) => Promise<unknown> };

const answers: Answers = {
  enter: ({ ticket }, sandbox) => enterPlay(sandbox, ticket),
  balance: ({ play }, sandbox) => tellPlay(sandbox, play),
  bet: async (bet, sandbox) => ({ balance: await takeBet(sandbox, bet) }),
  settle: async (win, sandbox) => ({ balance: await settleRound(sandbox, win) }),
  rollback: async (round, sandbox) => ({ balance: await rollBack(sandbox, round) }),
};

function inputOf<C extends SeamlessCall>(call: C, body: string): Inputs[C] {
  try {
    const schema = seamlessInputs[call] as unknown as z.ZodMiniType<Inputs[C], unknown>;
    return schema.parse(JSON.parse(body));
  } catch {
    throw new SeamlessRefusal('INVALID');
  }
}

/**
 * Opens the seamless wallet to the game host: what is not signed with the secret is refused, whoever asks. A question
 * that was heard before is answered as before, so that hearing it again does no harm.
 */
export function openSeamless(app: FastifyInstance, sandbox: Sandbox, secret: Buffer, faults: Faults): void {
  app.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body));
    door.addHook('onRequest', async (_, reply) => {
      reply.header('Cache-Control', 'no-store');
    });
    for (const call of Object.keys(answers) as SeamlessCall[]) {
      const path = `${seamlessRoot}/${call}`;
      door.post(path, { bodyLimit: longest }, async (request: FastifyRequest, reply) => {
        const body = typeof request.body === 'string' ? request.body : '';
        const fits = signatureFits(secret, pathOf(request.url), body, request.headers, sandbox.clock.now());
        if (!fits) throw new Refusal('FORBIDDEN');
        const carryOut = async () => given(await answers[call](inputOf(call, body) as never, sandbox));
        return answerPlay({ name: `seamless.${call}`, request, reply, carryOut }, sandbox, faults);
      });
    }
  });
}
