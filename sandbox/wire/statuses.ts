import type { Code } from '#contract/errors.ts';

const statuses: Partial<Record<Code, number>> = {
  INPUT_INVALID: 400,
  SESSION_ENDED: 401,
  FORBIDDEN: 403,
  MUST_CHANGE_PASSWORD: 403,
  MUST_VERIFY: 403,
  REAL_ACCOUNT_NEEDED: 403,
  FUNCTION_DISABLED: 403,
  NOT_FOUND: 404,
  CALL_UNKNOWN: 404,
  METHOD_NOT_ALLOWED: 405,
  KEY_BUSY: 409,
  ALREADY_SETTLED: 409,
  PROOF_OFFSET: 409,
  TOO_LARGE: 413,
  MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  REGION_RESTRICTED: 451,
  INTERNAL: 500,
  MAINTENANCE: 503,
};

/** The HTTP status of a code that any call may answer; any other code is a refusal of one call, 422. */
export function statusOf(code: Code): number {
  return statuses[code] ?? 422;
}
