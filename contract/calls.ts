import type * as z from 'zod/mini';
import { agent } from './agent.ts';
import { contracts } from './contracts.ts';
import { downloads } from './downloads.ts';
import { games } from './games.ts';
import { help } from './help.ts';
import { inbox } from './inbox.ts';
import { lotteries } from './lotteries.ts';
import { member } from './member.ts';
import { missions } from './missions.ts';
import { notices } from './notices.ts';
import { password } from './password.ts';
import { points } from './points.ts';
import { promotions } from './promotions.ts';
import { protection } from './protection.ts';
import { registration } from './registration.ts';
import { session } from './session.ts';
import { support } from './support.ts';
import { system } from './system.ts';
import { verification } from './verification.ts';
import { wallet } from './wallet.ts';

/**
 * Every call of the gateway by its contract name, `area.call` (spec 7). The product takes only types from here: it fetches
 * the contract area by area (src/gateway/shapes.ts).
 */
export const calls = {
  ...system,
  ...session,
  ...verification,
  ...registration,
  ...password,
  ...member,
  ...wallet,
  ...games,
  ...lotteries,
  ...notices,
  ...inbox,
  ...support,
  ...help,
  ...missions,
  ...promotions,
  ...points,
  ...downloads,
  ...agent,
  ...contracts,
  ...protection,
};

export type CallName = keyof typeof calls;
export type CallInput<N extends CallName> = z.infer<(typeof calls)[N]['input']>;
export type CallOutput<N extends CallName> = z.infer<(typeof calls)[N]['output']>;

type AreaOf<N> = N extends `${infer A}.${string}` ? A : never;
/** An area of the contract: what the names of its calls begin with. */
export type Area = AreaOf<CallName>;
/** The calls of one area. */
export type CallsOf<A extends Area> = Pick<typeof calls, Extract<CallName, `${A}.${string}`>>;

/** The calls that only somebody who is signed in can make. */
export type MemberCall = {
  [N in CallName]: (typeof calls)[N] extends { token: true | 'given' } ? N : never;
}[CallName];

/** The acts: the calls of somebody who is signed in that must happen once, under a key. */
export type ActCall = {
  [N in MemberCall]: (typeof calls)[N] extends { keyed: true } ? N : never;
}[MemberCall];

/** The calls that anybody can make, and that answer a member in their own way. */
export type OfferedCall = {
  [N in CallName]: (typeof calls)[N] extends { token: 'offered' } ? N : never;
}[CallName];

/** The calls that a page may make again by itself, because they are no use of a session (decision: sessions). */
export type QuietCall = {
  [N in CallName]: (typeof calls)[N] extends { quiet: true }
    ? N
    : (typeof calls)[N] extends { token: true | 'offered' }
      ? never
      : N;
}[CallName];

/**
 * The only way to call the gateway. Resolves with the answer's `value`; rejects with a `CallFailure` and
 * nothing else. Aborting the signal ends the wait and the request.
 */
export type Gateway = <N extends CallName>(
  name: N,
  input: CallInput<N>,
  options?: { signal?: AbortSignal },
) => Promise<CallOutput<N>>;
