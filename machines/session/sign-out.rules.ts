import { failureOf } from '#contract/errors.ts';
import type { WorldEvent } from '../world.ts';

/** How often the logout call is made before it is left to the gateway's own idle limit. */
const logoutTries = 3;

/** Milliseconds between two tries of the logout call. */
export const logoutRetry = 3_000;

/** Whether the logout call may be made once more. */
export function mayRetryLogout(tries: number): boolean {
  return tries < logoutTries;
}

/** Whether the session had ended already: that is what was wanted, and nothing is left to do. */
export function endedAlready(error: unknown): boolean {
  return failureOf(error).kind === 'unauthorized';
}

/** A sign-out that the gateway has not been told of goes on by itself when another one begins; one still asked is none. */
export function goesOn({
  token,
  tries,
}: {
  readonly token: string | null;
  readonly tries: number;
}): WorldEvent {
  return { type: 'session.forsaken', token: tries > 0 ? token : null };
}
