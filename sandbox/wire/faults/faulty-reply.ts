import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { CallName } from '#contract/calls.ts';
import type { Answer } from '../answer.ts';
import type { FaultSpec, PlayCall } from './fault-kinds.ts';
import type { Faults } from './faults.ts';
import { madeUp, spoilt, type Written, writeAnswer } from './faulty-answer.ts';

/** A call on its way; `carryOut` runs it, if the fault allows. */
export type OnItsWay = {
  readonly name: CallName | PlayCall;
  readonly id: string;
  readonly reply: FastifyReply;
  readonly carryOut: () => Promise<Answer>;
  /** Ends the session of its token, if it has one. */
  readonly endSession: () => Promise<void>;
};

/** The delay of a fault `slow` that names none; milliseconds. */
const usualDelay = 3_000;

/** Sends a whole answer. */
export async function sendWritten(reply: FastifyReply, { status, headers, text }: Written): Promise<void> {
  if (reply.raw.destroyed) return;
  await reply.code(status).headers(headers).send(text);
}

function breakOff(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.socket?.resetAndDestroy();
}

/**
 * Sends the head and so much of the body, then breaks the connection. Without the head a browser would send the
 * request again by itself, where the connection had served before.
 */
async function sendCut(
  reply: FastifyReply,
  { status, headers, text }: Written,
  share: 0 | 0.5,
): Promise<void> {
  reply.hijack();
  const bytes = Buffer.from(text);
  reply.raw.writeHead(status, { ...headers, 'Content-Length': bytes.length });
  reply.raw.flushHeaders();
  await new Promise((resolve) => reply.raw.write(bytes.subarray(0, bytes.length * share), resolve));
  reply.raw.socket?.destroySoon();
}

/** Resolves when the caller leaves before the answer. */
function departure(reply: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) resolve();
    });
  });
}

async function hold(fault: FaultSpec, way: OnItsWay, faults: Pick<Faults, 'held' | 'late'>): Promise<void> {
  const done = fault.after ? await way.carryOut() : null;
  let onItsWay = () => {};
  const gone = new Promise<void>((resolve) => {
    onItsWay = resolve;
  });
  const waiting = { id: way.id, call: way.name, since: Date.now() };
  const verdict = await faults.held.park(waiting, departure(way.reply), gone);
  const carryOut = done ? () => Promise.resolve(done) : way.carryOut;
  try {
    if (verdict === 'left') way.reply.hijack();
    else if (verdict.instead) await misbehave(verdict.instead, { ...way, carryOut }, faults);
    else await sendWritten(way.reply, writeAnswer(await carryOut()));
  } finally {
    onItsWay();
  }
}

/** Runs the call and ends its session; the answer then waits for a release. */
async function outlive(
  fault: FaultSpec,
  way: OnItsWay,
  faults: Pick<Faults, 'held' | 'late'>,
): Promise<void> {
  const answer = await way.carryOut();
  await way.endSession();
  return hold(fault, { ...way, carryOut: () => Promise.resolve(answer) }, faults);
}

/** Answers a call as a fault says. */
export async function misbehave(
  fault: FaultSpec,
  way: OnItsWay,
  faults: Pick<Faults, 'held' | 'late'>,
): Promise<void> {
  const { reply, carryOut } = way;
  const instead = madeUp(fault);
  if (instead) return sendWritten(reply, instead);
  switch (fault.kind) {
    case 'hold':
      return hold(fault, way, faults);
    case 'reset':
      return breakOff(reply);
    case 'timeout':
      reply.hijack();
      return;
    case 'slow':
      await pause(fault.ms ?? usualDelay);
      return sendWritten(reply, writeAnswer(await carryOut()));
    case 'lost after commit':
      return sendCut(reply, writeAnswer(await carryOut()), 0);
    case 'duplicate': {
      const [first, second] = [await carryOut(), await carryOut()];
      return sendWritten(reply, writeAnswer(fault.second ? second : first));
    }
    case 'carried out late':
      faults.late.put(carryOut);
      return sendCut(
        reply,
        writeAnswer({ status: 200, headers: {}, body: { success: true, value: null } }),
        0.5,
      );
    case 'session ended':
      return outlive(fault, way, faults);
    case 'truncated':
      return sendCut(reply, writeAnswer(await carryOut()), 0.5);
    default:
      return sendWritten(reply, spoilt(fault, await carryOut()));
  }
}
