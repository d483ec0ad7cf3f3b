import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Sandbox } from '#sandbox/kit/services.ts';
import type { Faults } from '#sandbox/wire/faults/faults.ts';
import { openSigned, signedQuestion } from '#sandbox/wire/signed/signed-routes.ts';
import { type SeamlessCall, seamlessInputs, seamlessRoot } from './messages.ts';
import { chooseLottery, enterPlay, tellPlay } from './plays.ts';
import { rollBack, settleRound, takeBet } from './purse.ts';

type Inputs = { readonly [C in SeamlessCall]: z.infer<(typeof seamlessInputs)[C]> };
type Answers = { readonly [C in SeamlessCall]: (input: Inputs[C], sandbox: Sandbox) => Promise<unknown> };

const answers: Answers = {
  enter: ({ ticket }, sandbox) => enterPlay(sandbox, ticket),
  balance: ({ play }, sandbox) => tellPlay(sandbox, play),
  choose: (choice, sandbox) => chooseLottery(sandbox, choice),
  bet: async (bet, sandbox) => ({ balance: await takeBet(sandbox, bet) }),
  settle: (win, sandbox) => settleRound(sandbox, win),
  rollback: async (round, sandbox) => ({ balance: await rollBack(sandbox, round) }),
};

function questionOf<C extends SeamlessCall>(call: C, sandbox: Sandbox) {
  const schema = seamlessInputs[call] as unknown as z.ZodMiniType<Inputs[C], unknown>;
  const named = { path: `${seamlessRoot}/${call}`, name: `seamless.${call}` } as const;
  return signedQuestion(named, schema, (input) => answers[call](input, sandbox));
}

/** Opens the seamless wallet to the game host. */
export function openSeamless(app: FastifyInstance, sandbox: Sandbox, secret: Buffer, faults: Faults): void {
  const questions = (Object.keys(answers) as SeamlessCall[]).map((call) => questionOf(call, sandbox));
  openSigned(app, sandbox, { secret, faults, questions });
}
