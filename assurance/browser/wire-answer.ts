import { CallFailure, type Failure } from '#contract/errors.ts';
import type { Answer } from '../walk/graph.ts';
import { silence, statusOf } from '../wire/wire-answer.ts';

/** What the sandbox sends in place of its own answer. */
export type WireAnswer = { readonly status: number; readonly body: unknown };

function failed(failure: Failure): WireAnswer | string {
  const { kind, code, message, value } = failure;
  const status = statusOf(failure);
  if (status !== undefined) return { status, body: { success: false, code, message, value } };
  if (kind === 'timeout') return silence;
  // A broken connection would be retried automatically; an answer without sense fails at once.
  return { status: 200, body: { success: true, value: 'no answer of sense' } };
}

/** An answer of a model as the sandbox can give it, or the reason why no gateway can. */
export function wireAnswer(answer: Answer): WireAnswer | string {
  if ('done' in answer) return { status: 200, body: { success: true, value: answer.done } };
  if ('snapshot' in answer) return 'a call has nothing to show before it ends';
  if (answer.error instanceof CallFailure) return failed(answer.error.failure);
  return 'the client throws nothing but its own failures: a defect is what this stands for';
}
