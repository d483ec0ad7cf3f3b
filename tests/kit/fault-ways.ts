import type { FailureKind } from '#contract/errors.ts';
import type { FaultSpec } from '#sandbox/wire/faults/fault-kinds.ts';

/** How one answer goes wrong. */
export type FaultWay = {
  readonly kind: FaultSpec['kind'];
  readonly ms?: number;
  readonly retryAfter?: number;
  readonly status?: number;
  readonly body?: string;
};

/** What the caller gets: a kind of failure, or the answer after all. */
export type Outcome =
  | Extract<FailureKind, 'network' | 'timeout' | 'limited' | 'unauthorized' | 'drift'>
  | 'answer';

/**
 * The fourteen ways in which the answer of a call goes wrong (NET-01), each with what the caller gets. It is
 * the same for every call (tests/gateway/folding.test.ts), except a few that treat a refused token in another
 * way, named there. A slow answer comes after so many milliseconds. The first way of a kind represents it; a
 * reset connection is never first, since Chromium repeats such a request by itself.
 */
export function waysWithOutcomes(slow: number): readonly (readonly [FaultWay, Outcome])[] {
  return [
    [{ kind: '500' }, 'network'],
    [{ kind: '503' }, 'network'],
    [{ kind: 'reset' }, 'network'],
    [{ kind: 'truncated' }, 'network'],
    [{ kind: 'lost after commit' }, 'network'],
    [{ kind: 'answer', status: 204, body: '' }, 'network'],
    [{ kind: 'empty' }, 'network'],
    [{ kind: 'html' }, 'network'],
    [{ kind: 'timeout' }, 'timeout'],
    [{ kind: '429', retryAfter: 1 }, 'limited'],
    [{ kind: '401' }, 'unauthorized'],
    [{ kind: 'wrong type' }, 'drift'],
    [{ kind: 'slow', ms: slow }, 'answer'],
    [{ kind: 'duplicate' }, 'answer'],
  ];
}

/** All of them. */
export function waysToFail(slow: number): readonly FaultWay[] {
  return waysWithOutcomes(slow).map(([way]) => way);
}

/** One of each kind. */
export function kindsToFail(slow: number): readonly FaultWay[] {
  const all = waysWithOutcomes(slow);
  return all
    .filter(([, outcome], at) => all.findIndex(([, other]) => other === outcome) === at)
    .map(([way]) => way);
}
