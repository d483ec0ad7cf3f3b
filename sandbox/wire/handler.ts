import type { CallInput, CallName, CallOutput } from '#contract/calls.ts';
import type { Code } from '#contract/errors.ts';
import type { Seconds } from '#contract/units.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import type { LiveSession } from '#sandbox/session/sessions.ts';

/** The caller, as the wire shows it. */
export type Caller = {
  /** The valid session of the caller's token; null for calls without a token. */
  readonly session: LiveSession | null;
  /** Where a token is only offered: the break or the exclusion of a caller who counts as a visitor. */
  readonly away?: LiveSession['away'];
  /** The random name of the tab (`Client-Id`), which owns captchas. */
  readonly client: string;
  /** The address of the socket, or of a trusted proxy's header when one is configured. */
  readonly address: string;
  /** The network of that address (`networkOf`), for limits and turns. */
  readonly network: string;
  /** The requested language in capitals, such as 'ES'. */
  readonly language: string;
  /** A short name for the browser, such as 'Chrome, Windows'; '' when unknown. */
  readonly device: string;
};

/** Answers one call: parsed input in, `value` of the answer out; throws a `Refusal` to refuse. */
export type Handler<N extends CallName> = (
  input: CallInput<N>,
  caller: Caller,
  sandbox: Sandbox,
) => Promise<CallOutput<N>> | CallOutput<N>;

/** Every call of the contract has its handler: a new call does not compile until it is answered here. */
export type Handlers = { readonly [N in CallName]: Handler<N> };

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
