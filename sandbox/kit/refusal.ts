import type { Code } from '#contract/errors.ts';
import type { Seconds } from '#contract/units.ts';

export type RefusalOptions = {
  /** HTTP status; 422 by default. */
  readonly status?: number;
  /** A text for people, in the requested language; by default the code's own text. */
  readonly message?: string;
  readonly value?: unknown;
  readonly retryAfterSeconds?: Seconds;
};

/** A call that the gateway declines: becomes `{ success: false, code, message?, value? }`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: Code;
  readonly options: RefusalOptions;
  constructor(code: Code, options: RefusalOptions = {}) {
    super(options.message ?? code);
    this.code = code;
    this.options = options;
  }
}
