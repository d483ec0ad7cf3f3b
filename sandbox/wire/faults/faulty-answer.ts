import type { Code } from '#contract/errors.ts';
import type { Answer } from '../answer.ts';
import type { FaultSpec } from './fault-kinds.ts';

/** The bytes written to the wire. */
export type Written = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

const json = 'application/json; charset=utf-8';

const usualCodes: Readonly<Record<string, Code>> = {
  401: 'SESSION_ENDED',
  429: 'TOO_MANY_REQUESTS',
  451: 'REGION_RESTRICTED',
  500: 'INTERNAL',
  503: 'INTERNAL',
};

export function writeAnswer({ status, headers, body }: Answer): Written {
  return { status, headers: { 'Content-Type': json, ...headers }, text: JSON.stringify(body) };
}

/** A value of a type that the call does not answer with. */
function mistyped(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? 'no object' : { unexpected: value ?? null };
}

function failing({ kind, code = usualCodes[kind], retryAfter }: FaultSpec): Written {
  const headers: Record<string, string> = { 'Content-Type': json };
  if (retryAfter !== undefined) headers['Retry-After'] = String(retryAfter);
  return {
    status: Number(kind),
    headers,
    text: JSON.stringify({ success: false, code, message: 'Asked for at the control API' }),
  };
}

function verbatim({ status = 200, body = '', contentType = json }: FaultSpec): Written {
  return {
    status,
    headers: { 'Content-Type': contentType },
    text: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

/** An answer that replaces the call's own, so the call does not run; null when the kind needs the call's own. */
export function madeUp(fault: FaultSpec): Written | null {
  if (fault.kind === 'answer') return verbatim(fault);
  return fault.kind in usualCodes ? failing(fault) : null;
}

/** The call's own answer, spoilt. */
export function spoilt({ kind }: FaultSpec, answer: Answer): Written {
  const whole = writeAnswer(answer);
  if (kind === 'empty') return { ...whole, text: '' };
  if (kind === 'html') {
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    return { status: 200, headers, text: '<!doctype html><title>Proxy</title><h1>Welcome</h1>' };
  }
  if (kind === 'wrong type') {
    const { value } = answer.body as { value?: unknown };
    return writeAnswer({ ...answer, status: 200, body: { success: true, value: mistyped(value) } });
  }
  return whole;
}
