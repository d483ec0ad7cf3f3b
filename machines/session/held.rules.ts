import type { AccountKind } from './account.rules.ts';

/** A password that was just typed is kept for a forced change no longer than this, from when it was typed; milliseconds. */
export const heldFor = 5 * 60_000;

export type HeldContext = {
  readonly password: string | null;
  /** A new password was sent whose end nobody knows: to sign in, it may be needed, or the old one. */
  readonly doubted: boolean;
};

/** All that it may be told. */
export type HeldEvent =
  | { readonly type: 'password.held'; readonly password: string }
  | { readonly type: 'password.wanted'; readonly forced: boolean }
  | { readonly type: 'password.dropped' }
  | { readonly type: 'password.doubted' }
  | { readonly type: 'password.settled' }
  | { readonly type: 'account.changed'; readonly account: AccountKind | null };

/** The password as it is handed over, once. */
export function handOver({ password }: HeldContext) {
  return { type: 'password.handed' as const, password: password ?? '' };
}
