import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import type { CallFailure } from '#contract/errors.ts';
import { meaningOf } from '#machines/kit/failure-meaning.rules.ts';
import { giveAnswer } from '#sandbox/wire/answer.ts';
import { callAt, pathOf } from '#sandbox/wire/call-paths.ts';
import { createFaults } from '#sandbox/wire/faults/faults.ts';
import { writeAnswer } from '#sandbox/wire/faults/faulty-answer.ts';
import { misbehave, sendWritten } from '#sandbox/wire/faults/faulty-reply.ts';
import { createJweSuite } from '#sandbox/wire/sealing-jwe.ts';
import { type FaultWay, kindsToFail, type Outcome, waysWithOutcomes } from '../kit/fault-ways.ts';
import { machineNow } from '../kit/moment.ts';
import { sampleOf } from '../kit/sample-of.ts';
import { createStand } from './stand.ts';

const shapes: Readonly<Record<CallName, CallShape>> = calls;
const names = Object.keys(calls) as CallName[];
const ways = waysWithOutcomes(1);

/** Milliseconds: too few for the pause that a 429 asks for, so that no read waits for one. */
const timeouts = { oneTry: 10_000, total: 900, pause: 1 };

/** The fault that the next call meets. */
let wrong: { readonly call: CallName; readonly way: FaultWay; readonly patience: AbortController };
/** The input of each call, and its answer when nothing goes wrong. */
const inputs = new Map(names.map((name) => [name, sampleOf(shapes[name].input)]));
const answers = new Map(names.map((name) => [name, sampleOf(shapes[name].output)]));

const app = fastify();
const faults = createFaults();
app.all('/*', async (request, reply) => {
  const name = callAt(request.method, pathOf(request.url));
  const carryOut = async () => giveAnswer(answers.get(name));
  if (name !== wrong.call) await sendWritten(reply, writeAnswer(await carryOut()));
  else
    await misbehave(wrong.way, { name, id: request.id, reply, carryOut, endSession: async () => {} }, faults);
  // No call waits for an answer that never comes: the client's patience ends as soon as it has asked.
  if (name === wrong.call && wrong.way.kind === 'timeout') {
    wrong.patience.abort(new DOMException('Nothing came', 'TimeoutError'));
  }
  return reply;
});

let origin: string;
beforeAll(async () => {
  const { published } = await createJweSuite();
  answers.set('system.keys', { keys: published, now: machineNow() });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** The result of a call that meets a fault, and what that says about its effect. */
async function outcome(call: CallName, way: FaultWay): Promise<string> {
  const patience = new AbortController();
  wrong = { call, way, patience };
  const stand = createStand(() => new Response(), {
    origin,
    fetch,
    timeouts,
    timeout: (_, asked) => (asked === call ? patience : new AbortController()).signal,
  });
  stand.keepToken('t-1');
  const asked: Promise<unknown> = stand.call(call, inputs.get(call) as never);
  return asked.then(
    () => 'answer',
    ({ failure }: CallFailure) => `${failure.kind}, ${meaningOf(failure)}`,
  );
}

const meanings: Readonly<Record<Outcome, string>> = {
  answer: 'answer',
  network: 'network, unheard',
  timeout: 'timeout, unheard',
  drift: 'drift, unheard',
  limited: 'limited, refused',
  unauthorized: 'unauthorized, refused',
};

/** The result of a call whose token is refused, where it differs from the table. */
function refusedToken({ token, gives }: CallShape): string | undefined {
  // It sent none: to it that is a refusal like any other.
  if (!token) return 'refused, refused';
  // It puts another token in the place of its own, and a copy of it may have come first.
  return gives === 'token' ? 'unauthorized, unheard' : undefined;
}

const cells = names.flatMap((name) =>
  ways.map(([way, outcome]) => {
    const own = way.kind === '401' ? refusedToken(shapes[name]) : undefined;
    return [name, way.kind, own ?? meanings[outcome], way] as const;
  }),
);

describe('NET-01 the result of a failed call', () => {
  it.each(cells)('%s by %s: %s', async (name, _kind, expected, way) => {
    expect(await outcome(name, way)).toBe(expected);
  });

  it('is one of six kinds, whichever of the fourteen faults caused it', () => {
    expect(new Set(ways.map(([{ kind }]) => kind)).size).toBe(14);
    expect(kindsToFail(1).map(({ kind }) => kind)).toEqual([
      '500',
      'timeout',
      '429',
      '401',
      'wrong type',
      'slow',
    ]);
  });
});
