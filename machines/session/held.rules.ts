import type { AccountKind } from './account.rules.ts';

/** How long a password just typed is held for a forced change, counted from when it was typed; milliseconds. */
export const heldFor = 5 * 60_000;

export type HeldContext = {
  readonly password: string | null;
  /** A new password was sent and its outcome is unknown: signing in may need it, or the old one. */
  readonly doubted: boolean;
};

/** Every event of the machine. */
export type HeldEvent =
  | { readonly type: 'password.held'; readonly password: string }
  | { readonly type: 'password.wanted'; readonly forced: boolean }
  | { readonly type: 'password.dropped' }
  | { readonly type: 'password.doubted' }
  | { readonly type: 'password.settled' }
  | { readonly type: 'account.changed'; readonly account: AccountKind | null };

/** The password, handed over once. */
export function handOver({ password }: HeldContext) {
  return { type: 'password.handed' as const, password: password ?? '' };
}
