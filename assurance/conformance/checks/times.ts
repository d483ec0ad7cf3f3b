import type { CallName } from '#contract/calls.ts';
import type { Exchange } from '../asking/exchange.ts';
import { differs, type Found, works } from '../finding.ts';

/** How long answers may take; milliseconds. `slow` of one, `p95` of ninety-five of a hundred, of all calls together. */
export type Aims = { readonly slow: number; readonly p95: number };

export const usualAims: Aims = { slow: 3_000, p95: 1_000 };

/** One answer's time. */
export function checkTime({ milliseconds }: Exchange, { slow }: Aims): Found {
  const expected = `an answer within ${slow} ms`;
  if (milliseconds <= slow) return works('times', expected);
  return differs(
    'times',
    expected,
    `${Math.round(milliseconds)} ms`,
    'The product shows that it waits; after 15 seconds it gives up the try, and after 20 the call.',
  );
}

/** The answer that was not whole in time. */
export function checkLate(patience: number, consequence: string): Found {
  return differs('times', `an answer within ${patience} ms`, 'no answer in time', consequence);
}

/** The time within which this share of the answers came; 0 for none. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export type Pace = {
  readonly requests: number;
  readonly median: number;
  readonly p95: number;
  readonly slowest: readonly { readonly call: CallName; readonly p95: number; readonly requests: number }[];
};

/** What all answers took together, and the five slowest calls. */
export function paceOf(times: ReadonlyMap<CallName, readonly number[]>): Pace {
  const all = [...times.values()].flat();
  const each = [...times].map(([call, taken]) => ({
    call,
    p95: Math.round(percentile(taken, 0.95)),
    requests: taken.length,
  }));
  return {
    requests: all.length,
    median: Math.round(percentile(all, 0.5)),
    p95: Math.round(percentile(all, 0.95)),
    slowest: each.sort((a, b) => b.p95 - a.p95).slice(0, 5),
  };
}
