import type { CallInput, CallName, CallOutput } from '#contract/calls.ts';
import type { Code } from '#contract/errors.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import type { LiveSession } from '#sandbox/session/sessions.ts';

/** Who asks, as the wire shows it. */
export type Caller = {
  /** The session of the token shown, already found to be good; null for calls without a token. */
  readonly session: LiveSession | null;
  /** The random name of the tab (`Client-Id`): what a captcha is bound to. */
  readonly client: string;
  /** The address of the socket, or of a trusted proxy's header when one is configured. */
  readonly address: string;
  /** What is counted as one with that address (`networkOf`): limits and turns are its. */
  readonly network: string;
  /** The language asked for, in capitals, such as 'ES'. */
  readonly language: string;
  /** What the browser calls itself, in short, such as 'Chrome, Windows'; '' when that says nothing. */
  readonly device: string;
};

/** Answers one call: parsed input in, `value` of the answer out; says no by throwing a `Refusal`. */
export type Handler<N extends CallName> = (
  input: CallInput<N>,
  caller: Caller,
  sandbox: Sandbox,
) => Promise<CallOutput<N>> | CallOutput<N>;

/** Every call of the contract has its handler: a new call does not compile until it is answered here. */
export type Handlers = { readonly [N in CallName]: Handler<N> };

export type RefusalOptions = {
  /** HTTP status; 422 when nothing is said. */
  readonly status?: number;
  /** A text for people, in the language asked for; the code alone when left out. */
  readonly message?: string;
  readonly value?: unknown;
  readonly retryAfterSeconds?: number;
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
