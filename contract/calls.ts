import type * as z from 'zod/mini';
import { games } from './games.ts';
import { help } from './help.ts';
import { lotteries } from './lotteries.ts';
import { member } from './member.ts';
import { missions } from './missions.ts';
import { notices } from './notices.ts';
import { password } from './password.ts';
import { registration } from './registration.ts';
import { session } from './session.ts';
import { support } from './support.ts';
import { system } from './system.ts';
import { verification } from './verification.ts';
import { wallet } from './wallet.ts';

/** Every call of the gateway by its contract name, `area.call` (spec 7). */
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
  ...support,
  ...help,
  ...missions,
};

export type CallName = keyof typeof calls;
export type CallInput<N extends CallName> = z.infer<(typeof calls)[N]['input']>;
export type CallOutput<N extends CallName> = z.infer<(typeof calls)[N]['output']>;

/**
 * The only way to call the gateway. Resolves with the answer's `value`; rejects with a `CallFailure` and
 * nothing else. Aborting the signal ends the wait and the request.
 */
export type Gateway = <N extends CallName>(
  name: N,
  input: CallInput<N>,
  options?: { signal?: AbortSignal },
) => Promise<CallOutput<N>>;
