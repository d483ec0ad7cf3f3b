import type * as z from 'zod/mini';

/** Any zod schema, as the contract uses it. */
type Schema = z.ZodMiniType<unknown, unknown>;

/**
 * One call of the gateway: everything both sides must agree on.
 * Paths, methods and field names stand here and nowhere else (decision: answers on the wire).
 */
export type CallShape = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  /**
   * The call needs a session token in the `Authorization` header ([T] in the specification): the token in
   * hand, or, for 'given', the one that the input names, because the call speaks of a session already left; for
   * 'offered', the one in hand when there is one: visitors may ask too, and members are told more.
   */
  readonly token?: true | 'given' | 'offered';
  /** The body names the token in hand too, as `token` (specification section 3, game launch payload). */
  readonly repeatsToken?: true;
  /** A money act: its input names the `key` that it is done once by, which travels as `Idempotency-Key` and not in the body. */
  readonly keyed?: true;
  /** What it does to a password or to what proves somebody can't be asked after: an answer that nobody hears leaves it unknown. */
  readonly onSecret?: true;
  /** The payload travels sealed ([E] in the specification). */
  readonly sealed?: true;
  /** The specification does not show this call's path, method or fields: they are our assumption. */
  readonly assumed?: true;
  /** A session that must first do something may still use this call: any, or one that must change its password alone. */
  readonly whileRestricted?: true | 'password';
  /** Made by the page and not by the person: it does not count as a use of the session (decision: sessions). */
  readonly quiet?: true;
  /** Made while the page is being left too: the browser lets it go on without the page. */
  readonly leaving?: true;
  /**
   * The answer names a token: that of a session it opens, or one that takes the place of the token in hand. It is heard
   * even when nobody waits for it any more, because what the gateway gave out is alive.
   */
  readonly gives?: 'session' | 'token';
  /** A demo account is refused this call (specification section 6). */
  readonly realAccount?: true;
  /** Whoever is no agent is refused this call (specification section 6). */
  readonly agentsOnly?: true;
  /** The longest body in bytes, for a call to which the usual 64 kB would not do. */
  readonly longest?: number;
  readonly input: Schema;
  readonly output: Schema;
  /**
   * Paths of parts of the answer that may be dropped when they are not as agreed: the screen loses that
   * section and the drift is reported, but the rest of the answer is used.
   */
  readonly sections?: readonly (readonly string[])[];
};

/** Declares one call and keeps its literal types. */
export function defineCall<const C extends CallShape>(call: C): C {
  return call;
}
