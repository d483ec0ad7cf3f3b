import type { FastifyReply, FastifyRequest } from 'fastify';
import { headers } from '#contract/envelope.ts';
import { bestEncoding } from './site/encoding.ts';
import { compressPage } from './site/page.ts';

/** Below this an answer would hardly shrink; characters. */
const worthwhile = 1_024;

/**
 * Compresses an answer on its way out, as the caller can take it. Only what anyone may read: beside a secret, what
 * a caller chose himself would tell by its size how alike the two are (BREACH).
 */
export async function sendSmaller(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const secret = request.headers[headers.token.toLowerCase()] !== undefined || request.method !== 'GET';
  if (secret || typeof payload !== 'string' || payload.length < worthwhile) return payload;
  reply.header('Vary', 'Accept-Encoding');
  const encoding = bestEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  if (encoding === '') return payload;
  reply.header('Content-Encoding', encoding);
  return compressPage(payload, encoding);
}
