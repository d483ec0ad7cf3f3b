import type { Code } from '#contract/errors.ts';
import type { Log } from '#sandbox/kit/log.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import { statusOf } from './statuses.ts';
import { wordsOf } from './words.ts';

/** An answer on the wire: an envelope with its status and headers. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Written as JSON. */
  readonly body: unknown;
  /** The code of a refusal, for the log. */
  readonly code?: Code;
};

/** A successful answer. */
export function giveAnswer(value: unknown): Answer {
  return { status: 200, headers: {}, body: { success: true, ...(value === undefined ? {} : { value }) } };
}

/** A refusal, with a text for people in their language. */
export function refuseCall(refusal: Refusal, language: string): Answer {
  const { code, options } = refusal;
  const { status = statusOf(code), value, message = wordsOf(code, language, value) } = options;
  const { retryAfterSeconds } = options;
  return {
    status,
    headers: retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
    body: { success: false, code, message, ...(value === undefined ? {} : { value }) },
    code,
  };
}

/** Errors of Fastify that are the caller's fault, by their code or status. */
const ownCodes: Readonly<Record<string, Code>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'MEDIA_TYPE',
};
const byStatus: Readonly<Record<number, Code>> = {
  400: 'INPUT_INVALID',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'MEDIA_TYPE',
};

/** Turns anything thrown into a refusal; an error of our own is logged and answered as INTERNAL. */
export function refusalOf(error: unknown, log: Log, id: string): Refusal {
  if (error instanceof Refusal) return error;
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  const own = ownCodes[code] ?? (code.startsWith('FST_') ? byStatus[statusCode] : undefined);
  if (own) return new Refusal(own);
  log.error({ id, error }, 'broken');
  return new Refusal('INTERNAL');
}
