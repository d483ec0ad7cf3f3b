import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlayCall } from '#sandbox/control/fault-kinds.ts';
import type { Faults } from '#sandbox/control/faults.ts';
import { written } from '#sandbox/control/faulty-answer.ts';
import { misbehave, sendWritten } from '#sandbox/control/faulty-reply.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { type Answer, refusalOf, refused } from '#sandbox/wire/answer.ts';
import { SeamlessRefusal } from './seamless/messages.ts';

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
      return refused(refusalOf(error, log, id), 'EN');
    });
  const fault = faults.take(name);
  if (fault)
    await misbehave(fault, { name, id, reply, carryOut: carried, endSession: async () => {} }, faults);
  else await sendWritten(reply, written(await carried()));
  return reply;
}
