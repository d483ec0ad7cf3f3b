import { type CallName, type CallOutput, calls } from '#contract/calls.ts';
import type { Failure, FailureKind } from '#contract/errors.ts';

/** After such a failure nobody knows whether the money moved: the gateway may have done it, and the answer was lost. */
const unsureKinds: readonly FailureKind[] = ['timeout', 'network', 'drift', 'unavailable'];
const doneBefore = 'KEY_REUSED';
const unsureCodes: readonly string[] = ['KEY_BUSY', 'INTERNAL', doneBefore];

/**
 * Whether a money act that failed so may have happened all the same, and must be asked about before anything else: also
 * when something else was done under its key, since then money moved.
 */
export function unsure({ kind, code }: Failure): boolean {
  return unsureKinds.includes(kind) || (code !== undefined && unsureCodes.includes(code));
}

/**
 * Whether what became of an act is not what was sent last: something else was sent under its key before, nobody knew
 * that it arrived, and the form was changed meanwhile.
 */
export function isEarlier(failure: Failure | null): boolean {
  return failure?.code === doneBefore;
}

/** What the gateway says became of an act; `done` money moved, `none` it did not, `running` it is not over yet. */
export type Outcome = CallOutput<'wallet.outcome'>;

/** Milliseconds until an act whose end is not known is asked about again. */
export const askAgainAfter = 3_000;

/** What the act was answered when it was done, read back from its outcome; null when the gateway does not say it as agreed. */
export function answerOf<N extends CallName>(call: N, { value }: Outcome): CallOutput<N> | null {
  const read = calls[call].output.safeParse(value);
  return read.success ? (read.data as CallOutput<N>) : null;
}

/** Told after money moved: what every tab of this browser shows of it is old, and `more` of what else changed. */
export function moneyMoved(...more: readonly CallName[]) {
  const reads: readonly CallName[] = ['wallet.balance', 'wallet.funds', ...more];
  return { type: 'stale', reads, again: true, everywhere: true } as const;
}
