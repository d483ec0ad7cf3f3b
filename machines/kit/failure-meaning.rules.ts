import type { Failure, FailureKind } from '#contract/errors.ts';

/**
 * What a failure means (decision: what a failure means): `refused` the gateway said no; `unheard` the outcome is unknown,
 * because the gateway may have acted and its answer was lost or doesn't say; `closed` the call never left here.
 */
export type Meaning = 'refused' | 'unheard' | 'closed';

const unheardKinds: readonly FailureKind[] = ['timeout', 'network', 'drift', 'unavailable'];
/**
 * Codes of refusals that say nothing about the act itself: it is running, something else was done under its key, the
 * gateway broke on the way, its answer could not be delivered here, or a duplicate made by the network was rejected.
 */
const unheardCodes: readonly string[] = [
  'KEY_BUSY',
  'KEY_REUSED',
  'INTERNAL',
  'ANSWER_UNHEARD',
  'COPY_REFUSED',
];
const closedCodes: readonly string[] = ['NO_SESSION'];

/** Which of the three meanings a failure has. */
export function meaningOf({ kind, code = '' }: Failure): Meaning {
  if (closedCodes.includes(code)) return 'closed';
  return unheardKinds.includes(kind) || unheardCodes.includes(code) ? 'unheard' : 'refused';
}

/** Whether a failed call may have succeeded all the same. */
export function isUnheard(failure: Failure | null): boolean {
  return failure !== null && meaningOf(failure) === 'unheard';
}
