import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { headers } from '#contract/envelope.ts';
import { dropPorts } from '#sandbox/kit/network.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { refusalOf, refuseCall } from './answer.ts';
import { methodsOf, pathOf } from './call-paths.ts';
import { languageOf, requestNameOf } from './caller.ts';
import { everyAnswer } from './every-answer.ts';
import { contractAddress } from './mapped.ts';
import { readableAddress } from './readable-address.ts';

export type WireOptions = {
  /** Milliseconds a request may take to arrive whole. */
  readonly slowest: number;
  /** Addresses of proxies that may name the caller's address. */
  readonly trustedProxies: readonly string[];
};

/** The longest body of a call, in bytes: the longest honest one is a sealed registration of a few kilobytes. */
const longestBody = 64 * 1024;

/** The answer to a request that can't be parsed: [status, code]. */
const brokenRequests: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'TOO_LARGE'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'INPUT_INVALID'],
};

function answerBroken(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, code] = brokenRequests[error.code ?? ''] ?? [400, 'INPUT_INVALID'];
  const body = JSON.stringify({ success: false, code, message: 'The request could not be read.' });
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `${headers.requestId}: ${randomUUID()}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/** The error; a caller who leaves while sending is not our error, and nobody reads the answer. */
function wentWrong(error: unknown, { id, raw }: FastifyRequest, { log }: Sandbox): Refusal {
  if (raw.complete || !raw.destroyed) return refusalOf(error, log, id);
  log.info({ id, path: pathOf(raw.url ?? '').slice(0, 200) }, 'gone');
  return new Refusal('INPUT_INVALID');
}

/** Answers any error with the usual envelope: no stack, no path, no text of the database. */
async function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply, sandbox: Sandbox) {
  const refusal = wentWrong(error, request, sandbox);
  const answer = refuseCall(refusal, languageOf(request, sandbox.settings.current().languages));
  const allowed =
    refusal.code === 'METHOD_NOT_ALLOWED' ? { Allow: methodsOf(pathOf(request.url)).join(', ') } : {};
  await reply
    .code(answer.status)
    .headers({ ...answer.headers, ...allowed })
    .send(answer.body);
}

/** Creates the HTTP server: limits on input, one envelope for every error, an id for every request. */
export function createWire(sandbox: Sandbox, { slowest, trustedProxies }: WireOptions): FastifyInstance {
  const app = fastify({
    logger: false,
    exposeHeadRoutes: true,
    bodyLimit: longestBody,
    requestTimeout: slowest,
    http: { connectionsCheckingInterval: Math.min(1_000, slowest), headersTimeout: slowest },
    forceCloseConnections: true,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: (request: IncomingMessage) =>
      requestNameOf(request.headers[headers.requestId.toLowerCase()]) ?? randomUUID(),
    clientErrorHandler: answerBroken as never,
    rewriteUrl: (request) =>
      readableAddress(contractAddress(request, sandbox.settings.current().mapping), request.headers),
    // An unreadable address runs no hook, so the headers of every answer are added here.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...everyAnswer(sandbox.settings.current()), [headers.requestId]: request.id });
      void sendRefusal(error, request, reply, sandbox);
    },
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async ({ id, is404, raw }, reply) => {
    dropPorts(raw.headers);
    reply.header(headers.requestId, id);
    // Runs before the body is read: the body of a request without a route need not be received.
    if (is404) throw new Refusal('CALL_UNKNOWN');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => sendRefusal(error, request, reply, sandbox));
  app.setNotFoundHandler((request, reply) =>
    sendRefusal(new Refusal('CALL_UNKNOWN'), request, reply, sandbox),
  );
  return app;
}
