/** How long a password just typed is held for a forced change, counted from when it was typed; milliseconds. */
export const heldFor = 5 * 60_000;

export type HeldContext = {
  readonly password: string | null;
  /** A new password was sent and its outcome is unknown: signing in may need it, or the old one. */
  readonly doubted: boolean;
};

/** The password, handed over once. */
export function handOver({ password }: HeldContext) {
  return { type: 'password.handed' as const, password: password ?? '' };
}
