import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { headers } from '#contract/envelope.ts';
import { bestEncoding, type Encoding } from '#sandbox/site/encoding.ts';
import { compressPage } from '#sandbox/site/page.ts';

/** Below this an answer would hardly shrink; characters. */
const worthwhile = 1_024;

/** Answers that are asked for again and again are kept as they are sent, so many characters of them before that. */
const mostKept = 8_000_000;

/**
 * Whether an answer may hold something that only the asker may know. A call that is asked with or without a token
 * answers what anybody may read: a member's own selection of it is picked, and never said to be picked.
 */
function holdsSecrets(request: FastifyRequest, name: CallName | null): boolean {
  if (request.method !== 'GET') return true;
  const call: CallShape | null = name && calls[name];
  return call?.token !== 'offered' && request.headers[headers.token.toLowerCase()] !== undefined;
}

/** Compressed answers by what they were; the oldest go when there is too much. */
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
 * Makes the hook that compresses an answer on its way out, as the caller can take it. Only what anyone may read: beside
 * a secret, what a caller chose himself would tell by its size how alike the two are (BREACH). `nameOf` says which
 * call a request is, null for none.
 */
export function createSmaller(nameOf: (request: FastifyRequest) => CallName | null) {
  const smaller = createShelf();
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    if (typeof payload !== 'string' || payload.length < worthwhile) return payload;
    if (holdsSecrets(request, nameOf(request))) return payload;
    reply.header('Vary', 'Accept-Encoding');
    const encoding = bestEncoding(request.headers, ['br', 'gzip']);
    if (encoding === '') return payload;
    reply.header('Content-Encoding', encoding);
    return smaller(payload, encoding);
  };
}
