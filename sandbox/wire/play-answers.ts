import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { type Answer, giveAnswer, refusalOf, refuseCall } from './answer.ts';
import type { PlayCall } from './faults/fault-kinds.ts';
import type { Faults } from './faults/faults.ts';
import { writeAnswer } from './faults/faulty-answer.ts';
import { misbehave, sendWritten } from './faults/faulty-reply.ts';
import { SeamlessRefusal } from './signed/refusal.ts';

export type PlayQuestion = {
  readonly name: PlayCall;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Returns the answer, or throws a SeamlessRefusal. */
  readonly carryOut: () => Promise<Answer>;
};

/** Answers a game or its host, unless a fault says otherwise; never throws. */
export async function answerPlay(
  { name, request, reply, carryOut }: PlayQuestion,
  { log }: Sandbox,
  faults: Faults,
): Promise<FastifyReply> {
  const { id } = request;
  const carried = () =>
    carryOut().catch((error: unknown): Answer => {
      if (error instanceof SeamlessRefusal) {
        return { status: 422, headers: {}, body: { success: false, code: error.code } };
      }
      return refuseCall(refusalOf(error, log, id), 'EN');
    });
  const fault = faults.take(name);
  if (fault)
    await misbehave(fault, { name, id, reply, carryOut: carried, endSession: async () => {} }, faults);
  else await sendWritten(reply, writeAnswer(await carried()));
  return reply;
}

/** A question that a page of the game host asks the host. */
type PageQuestion = {
  readonly path: string;
  readonly name: PlayCall;
  /** The longest body in bytes. */
  readonly longest: number;
  /** Returns the value of the answer, or throws a refusal. */
  readonly carryOut: (request: FastifyRequest) => Promise<unknown>;
};

/** Serves a question of the game host's own pages: no page of another origin may ask it, and no answer is kept. */
export function serveQuestion(
  app: FastifyInstance,
  { path, name, longest, carryOut }: PageQuestion,
  sandbox: Sandbox,
  faults: Faults,
): void {
  app.post(path, { bodyLimit: longest }, async (request, reply) => {
    const { origin } = request.headers;
    if (origin !== undefined && origin !== sandbox.settings.current().gameOrigin)
      throw new Refusal('FORBIDDEN');
    reply.header('Cache-Control', 'no-store');
    const answered = async () => giveAnswer(await carryOut(request));
    return answerPlay({ name, request, reply, carryOut: answered }, sandbox, faults);
  });
}
