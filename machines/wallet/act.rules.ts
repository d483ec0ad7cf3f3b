import type { CallOutput } from '#contract/calls.ts';
import type { Failure, FailureKind } from '#contract/errors.ts';

/** After such a failure nobody knows whether the money moved: the gateway may have done it, and the answer was lost. */
const unsureKinds: readonly FailureKind[] = ['timeout', 'network', 'drift', 'unavailable'];
const unsureCodes: readonly string[] = ['KEY_BUSY', 'INTERNAL'];

/** Whether a money act that failed so may have happened all the same, and must be asked about before anything else. */
export function unsure({ kind, code }: Failure): boolean {
  return unsureKinds.includes(kind) || (code !== undefined && unsureCodes.includes(code));
}

/** What the gateway says became of an act; `done` money moved, `none` it did not, `running` it is not over yet. */
export type Outcome = CallOutput<'wallet.outcome'>;

/** Milliseconds until an act whose end is not known is asked about again. */
export const askAgainAfter = 3_000;
