import type * as z from 'zod/mini';

/** Any zod schema, as the contract uses it. */
type Schema = z.ZodMiniType<unknown, unknown>;

/**
 * One call of the gateway: everything both sides must agree on. Paths, methods and field names are written
 * here and nowhere else (decision: answers on the wire).
 */
export type CallShape = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  /**
   * The call sends a session token in the `Authorization` header ([T] in the specification). `true`: the
   * current token, required. 'given': the token in the input, because the call is about a session this page
   * has already left. 'offered': the current token if there is one; visitors may call too, members get more.
   */
  readonly token?: true | 'given' | 'offered';
  /** The body repeats the current token as `token` (specification section 3, game launch payload). */
  readonly repeatsToken?: true;
  /**
   * A money act, or another that must not happen twice: its input has a `key` that makes it happen only once. The key travels
   * as `Idempotency-Key`, not in the body. What became of a member's is asked with `wallet.outcome`; without a token nobody
   * can ask, and the same is sent again.
   */
  readonly keyed?: true;
  /**
   * The call changes a password or another proof of identity, and its outcome can't be looked up: a lost
   * answer leaves it unknown.
   */
  readonly onSecret?: true;
  /** The payload travels sealed ([E] in the specification). */
  readonly sealed?: true;
  /** The specification does not show this call's path, method or fields: they are our assumption. */
  readonly assumed?: true;
  /** A restricted session may still make this call: any restricted session, or only one that must change its password. */
  readonly whileRestricted?: true | 'password';
  /** A session of somebody on a break or excluded may still make this call; sign-in, withdrawing and help stay open. */
  readonly whileExcluded?: true;
  /** The page makes this call by itself, so it doesn't count as use of the session (decision: sessions). */
  readonly quiet?: true;
  /** A machine makes this call again by itself, and waits longer after a failure: the client does not repeat it too. */
  readonly polled?: true;
  /**
   * A browser may keep the answer and asks whether it has changed (`ETag`). 'everybody': it depends on the input, the
   * merchant and the language alone, so a CDN may answer for a moment. 'caller': it depends on who asks too. Without
   * a token only: an answer to a token is never kept (decision: what a page asks by itself).
   */
  readonly kept?: 'everybody' | 'caller';
  /** The call may be made while the page unloads: the browser finishes it without the page. */
  readonly leaving?: true;
  /**
   * The answer carries a token: of a session it opens, or a replacement for the current token. The client
   * handles this answer even when no caller waits for it any more, because that token is live at the gateway.
   */
  readonly gives?: 'session' | 'token';
  /** A demo account is refused this call (specification section 6). */
  readonly realAccount?: true;
  /** Only agents may make this call (specification section 6). */
  readonly agentsOnly?: true;
  /** Its input names a row, which the gateway may not know: a 404 says so of the row, and nothing of the call. */
  readonly row?: true;
  /** The largest body in bytes, for a call that needs more than the usual 64 kB. */
  readonly longest?: number;
  readonly input: Schema;
  readonly output: Schema;
  /**
   * Paths of parts of the answer that may be dropped when they break the contract: the screen loses that
   * section, the drift is reported, and the rest of the answer is used.
   */
  readonly sections?: readonly (readonly string[])[];
};

/** Declares one call and keeps its literal types. */
export function defineCall<const C extends CallShape>(call: C): C {
  return call;
}
