import type { Failure } from '#contract/errors.ts';

export type CancellationContext = {
  /** What the act is done once by. */
  readonly key: string;
  /** The withdrawal that is to be taken back. */
  readonly reference: string;
  readonly failure: Failure | null;
};
