import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallName } from '#contract/calls.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { createKeeping } from './cache-headers.ts';
import { callAt, callRoots, longCalls, pathOf } from './call-paths.ts';
import { tokenOf } from './caller.ts';
import { createDispatcher } from './dispatch.ts';
import type { Faults } from './faults/faults.ts';
import { writeAnswer } from './faults/faulty-answer.ts';
import { misbehave, sendWritten } from './faults/faulty-reply.ts';
import type { Handlers } from './handler.ts';
import { answerFor } from './mapped.ts';
import { otherOrigins } from './other-origins.ts';
import { endSession as endKnownSession } from './sessions.ts';
import { createSmaller } from './smaller-answers.ts';

/** The log line of an answered call. */
type LogLine = { name: CallName | null; code: string | null };

/** Opens the gateway's calls to the world: every path below the contract's roots, in every method. */
export function openCalls(app: FastifyInstance, sandbox: Sandbox, handlers: Handlers, faults: Faults): void {
  const dispatch = createDispatcher(sandbox, handlers);
  const logLines = new WeakMap<object, LogLine>();

  app.register(async (calls) => {
    const nameOf = (request: FastifyRequest) => logLines.get(request)?.name ?? null;
    calls.addHook('onSend', async (request, _, payload) =>
      typeof payload === 'string' ? answerFor(request.raw, nameOf(request), payload) : payload,
    );
    calls.addHook('onSend', createKeeping(nameOf));
    calls.addHook('onSend', createSmaller(nameOf));

    calls.addHook('onResponse', async (request, reply) => {
      const { name = null, code = null } = logLines.get(request) ?? {};
      const fields = {
        id: request.id,
        call: name,
        method: request.method,
        path: pathOf(request.url).slice(0, 200),
        status: reply.statusCode,
        refusal: code,
        milliseconds: Math.round(reply.elapsedTime),
      };
      sandbox.log.info(fields, 'call');
    });

    async function answer(request: FastifyRequest, reply: FastifyReply) {
      const name = callAt(request.method, pathOf(request.url));
      const carryOut = async () => {
        const given = await dispatch(name, request);
        logLines.set(request, { name, code: given.code ?? null });
        return given;
      };
      const token = tokenOf(request);
      const endSession = async () => (token === null ? undefined : endKnownSession(sandbox, token));
      const fault = faults.take(name);
      if (fault) await misbehave(fault, { name, id: request.id, reply, carryOut, endSession }, faults);
      else await sendWritten(reply, writeAnswer(await carryOut()));
      if (name === 'wallet.outcome') await faults.late.arrive();
      return reply;
    }

    // What other origins may ask holds below the contract's roots and nowhere else.
    async function openRoot(root: string, below: FastifyInstance): Promise<void> {
      await below.register(cors, otherOrigins(sandbox));
      // Runs before the body is read: the body of an unknown path or method need not be received.
      below.addHook('onRequest', async (request, reply) => {
        reply.header('Cache-Control', 'no-store');
        // Node would send the machine's time.
        reply.header('Date', new Date(sandbox.clock.now()).toUTCString());
        logLines.set(request, { name: null, code: null });
        logLines.set(request, { name: callAt(request.method, pathOf(request.url)), code: null });
      });
      below.all('/*', answer);
      for (const { method, path, longest } of longCalls.filter((one) => one.path.startsWith(`${root}/`)))
        below.route({ method, url: path.slice(root.length), bodyLimit: longest, handler: answer });
    }
    for (const root of callRoots) calls.register((below) => openRoot(root, below), { prefix: root });
  });
}
