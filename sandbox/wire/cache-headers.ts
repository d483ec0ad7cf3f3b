import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { headers } from '#contract/envelope.ts';
import { headsAsMeant } from './mapped.ts';

/** How long a CDN may answer what is the same for everybody, without asking; seconds. */
const shared = 15;

const ways = {
  everybody: `public, max-age=0, s-maxage=${shared}`,
  caller: 'private, no-cache',
};

/** What else an answer depends on; one for everybody must not be given to somebody with a token. */
const vary = ['Accept-Encoding', headers.language, headers.merchant, headers.token];

/** The tag of a text; weak, because the same text may travel compressed or not. */
function tagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

/** Whether the caller has this answer already. */
function has(request: FastifyRequest, tag: string): boolean {
  const known = String(request.headers['if-none-match'] ?? '');
  return known.split(',').some((one) => one.trim() === tag);
}

/**
 * Makes the hook that lets browsers keep answers as the contract says, and sends none that the caller has already.
 * `nameOf` names the call of a request, null for none.
 */
export function createKeeping(nameOf: (request: FastifyRequest) => CallName | null) {
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const name = nameOf(request);
    const call: CallShape | null = name && calls[name];
    const withToken = request.headers[headers.token.toLowerCase()] !== undefined;
    if (!call?.kept || withToken || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = tagOf(payload);
    reply.headers({
      'Cache-Control': ways[call.kept],
      ETag: tag,
      Vary: headsAsMeant(request.raw, vary).join(', '),
    });
    if (!has(request, tag)) return payload;
    reply.code(304).removeHeader('Content-Type');
    return '';
  };
}
