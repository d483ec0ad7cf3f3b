/** A password that was just typed is kept for a forced change no longer than this, from when it was typed; milliseconds. */
export const heldFor = 5 * 60_000;

export type HeldContext = { readonly password: string | null };

/** All that it may be told. */
export type HeldEvent =
  | { readonly type: 'password.held'; readonly password: string }
  | { readonly type: 'password.wanted'; readonly forced: boolean }
  | { readonly type: 'password.dropped' };

/** The password as it is handed over, once. */
export function handOver({ password }: HeldContext) {
  return { type: 'password.handed' as const, password: password ?? '' };
}
