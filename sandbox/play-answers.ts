import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, refusalOf, refused } from './answer.ts';
import type { PlayCall } from './fault-kinds.ts';
import type { Faults } from './faults.ts';
import { written } from './faulty-answer.ts';
import { misbehave, sendWritten } from './faulty-reply.ts';
import type { Sandbox } from './sandbox.ts';
import { SeamlessRefusal } from './seamless/messages.ts';

export type PlayQuestion = {
  readonly name: PlayCall;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Gives the answer, or throws a SeamlessRefusal for a no. */
  readonly carryOut: () => Promise<Answer>;
};

/** Answers what a game or its host asks, unless a fault says otherwise; never throws. */
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
