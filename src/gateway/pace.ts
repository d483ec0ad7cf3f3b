import { CallFailure, type Failure } from '#contract/errors.ts';
import { asSeconds, millisecondsOf, plain } from '#contract/units.ts';

/** Milliseconds: one try, all tries together, and the first pause between two tries. */
export type Timeouts = { readonly oneTry: number; readonly total: number; readonly pause: number };

export const usualTimeouts: Timeouts = { oneTry: 15_000, total: 20_000, pause: 300 };

/** How often a read is asked for at most. */
export const mostTries = 3;

const passing: readonly Failure['kind'][] = ['network', 'timeout', 'limited'];

/** Reads whatever a try threw: our own failures, a time that ran out, or the network. */
export function failureOfTry(error: unknown): Failure {
  if (error instanceof CallFailure) return error.failure;
  const late = error instanceof Error && error.name === 'TimeoutError';
  return { kind: late ? 'timeout' : 'network' };
}

/** Decides whether to retry a read and after which pause, honouring the gateway's Retry-After. */
export function createPace({ total, pause }: Timeouts) {
  const started = performance.now();
  let next = 0;
  return {
    /** Whether the n-th repetition is worth it: the failure may pass, and the pause ends in time. */
    mayRepeat(error: unknown, repetition: number): boolean {
      const failure = failureOfTry(error);
      const asked = plain(millisecondsOf(failure.retryAfterSeconds ?? asSeconds(0)));
      const backOff = pause * 2 ** (repetition - 1) * (0.5 + Math.random());
      next = asked + backOff;
      return passing.includes(failure.kind) && performance.now() - started + next < total;
    },
    /** The pause before it, in milliseconds. */
    wait: () => next,
  };
}
