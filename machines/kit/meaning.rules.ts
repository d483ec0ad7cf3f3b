import type { Failure, FailureKind } from '#contract/errors.ts';

/**
 * What a failure means (decision: what a failure means): `refused` the gateway said no; `unheard` nobody knows, for
 * the gateway may have done it and its answer did not come, or says nothing about it; `closed` it never left here.
 */
export type Meaning = 'refused' | 'unheard' | 'closed';

const unheardKinds: readonly FailureKind[] = ['timeout', 'network', 'drift', 'unavailable'];
/**
 * A refusal that says nothing of the act itself: it is being done, something was done under its key, the gateway broke
 * on the way, its answer came and could not be given out here, or a copy that the network made was turned away.
 */
const unheardCodes: readonly string[] = [
  'KEY_BUSY',
  'KEY_REUSED',
  'INTERNAL',
  'ANSWER_UNHEARD',
  'COPY_REFUSED',
];
const closedCodes: readonly string[] = ['NO_SESSION'];

/** Which of the three a failure is. */
export function meaningOf({ kind, code = '' }: Failure): Meaning {
  if (closedCodes.includes(code)) return 'closed';
  return unheardKinds.includes(kind) || unheardCodes.includes(code) ? 'unheard' : 'refused';
}

/** Whether what failed so may have been done all the same. */
export function isUnheard(failure: Failure | null): boolean {
  return failure !== null && meaningOf(failure) === 'unheard';
}
