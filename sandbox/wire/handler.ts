import type { CallInput, CallName, CallOutput } from '#contract/calls.ts';
import type { AbsenceRow } from '#sandbox/kit/away.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

/** A valid session. */
export type LiveSession = {
  /** Identifies the session; the token itself is not stored. */
  readonly tokenHash: string;
  readonly memberId: string;
  readonly account: string;
  /** The account type of spec 6. */
  readonly type: number;
  /**
   * What the member must do before anything else: change the password, or verify an unregistered address.
   * With both, the address comes first.
   */
  readonly restriction: 'password' | 'ip' | null;
  /** The break or the exclusion in force: only withdrawing, statements and help are open. */
  readonly away: Pick<AbsenceRow, 'kind' | 'until'> | null;
};

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
