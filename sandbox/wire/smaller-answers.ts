import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { headers } from '#contract/envelope.ts';
import { bestEncoding, compressPage, type Encoding } from './encoding.ts';

/** Answers below this length would hardly shrink; characters. */
const worthwhile = 1_024;

/** How much of the compressed answers is cached, in characters before compression. */
const mostKept = 8_000_000;

/**
 * Whether an answer may hold private data. A call with an optional token answers public data: it may pick a
 * member's own selection, but never says so.
 */
function holdsSecrets(request: FastifyRequest, name: CallName | null): boolean {
  if (request.method !== 'GET') return true;
  const call: CallShape | null = name && calls[name];
  return call?.token !== 'offered' && request.headers[headers.token.toLowerCase()] !== undefined;
}

/** Compressed answers by their text; the oldest are dropped when the cache is full. */
function createShelf() {
  const kept = new Map<string, Promise<Buffer>>();
  let size = 0;
  return (payload: string, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${payload}`;
    const found = kept.get(key);
    if (found) return found;
    const made = compressPage(payload, encoding);
    kept.set(key, made);
    size += key.length;
    for (const old of kept.keys()) {
      if (size <= mostKept) break;
      kept.delete(old);
      size -= old.length;
    }
    return made;
  };
}

/**
 * Makes the hook that compresses an outgoing answer, as the caller accepts it. It compresses public answers
 * only: next to a secret, a text that the caller chose would reveal by the size how similar the two are
 * (BREACH). `nameOf` names the call of a request, null for none.
 */
export function createSmaller(nameOf: (request: FastifyRequest) => CallName | null) {
  const smaller = createShelf();
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    if (typeof payload !== 'string' || payload.length < worthwhile) return payload;
    if (holdsSecrets(request, nameOf(request))) return payload;
    if (!reply.hasHeader('Vary')) reply.header('Vary', 'Accept-Encoding');
    const encoding = bestEncoding(request.headers, ['br', 'gzip']);
    if (encoding === '') return payload;
    reply.header('Content-Encoding', encoding);
    return smaller(payload, encoding);
  };
}
