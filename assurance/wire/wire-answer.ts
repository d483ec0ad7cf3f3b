import { CallFailure, type Failure } from '#contract/errors.ts';
import type { Answer } from '../walk/graph.ts';

/** What the sandbox does instead of answering by itself: an answer word for word, or a broken connection. */
export type WireAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'reset' };

/** A failure that the client makes by itself, because nothing comes. */
export const silence = 'silence';

/** With which status a gateway gives each kind of failure. */
const statuses: Partial<Record<Failure['kind'], number>> = {
  refused: 422,
  unauthorized: 401,
  restricted: 403,
  unavailable: 503,
  limited: 429,
};

/** The status of an answer that fails so; undefined where nothing is answered. */
export function statusOf({ kind, absent }: Failure): number | undefined {
  return absent ? 404 : statuses[kind];
}

/** A value that no call of the contract answers with. */
const nonsense = { unexpected: true };

function failed(failure: Failure): WireAnswer | typeof silence {
  const { kind, code, message, value } = failure;
  if (kind === 'timeout') return silence;
  if (kind === 'network') return { kind: 'reset' };
  if (kind === 'drift') return { kind: 'answer', status: 200, body: { success: true, value: nonsense } };
  const body = { success: false, code, message, value };
  return { kind: 'answer', status: statusOf(failure) ?? 500, body };
}

/** An answer of a model as a gateway gives it; undefined when no gateway can. */
export function wireAnswer(answer: Answer): WireAnswer | typeof silence | undefined {
  if ('done' in answer) return { kind: 'answer', status: 200, body: { success: true, value: answer.done } };
  if ('snapshot' in answer || !(answer.error instanceof CallFailure)) return undefined;
  return failed(answer.error.failure);
}

/** Whether the client asks again by itself when a read fails so. */
export function passes(answer: Answer): boolean {
  if (!('error' in answer) || !(answer.error instanceof CallFailure)) return false;
  return ['network', 'limited'].includes(answer.error.failure.kind);
}
