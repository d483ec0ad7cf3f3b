import { failureOf } from '#contract/errors.ts';
import type { WorldEvent } from '../world.ts';

/** How often the logout call is tried before the session is left to the gateway's idle limit. */
const logoutTries = 3;

/** Milliseconds between two tries of the logout call. */
export const logoutRetry = 3_000;

/** Whether the logout call may be tried again. */
export function mayRetryLogout(tries: number): boolean {
  return tries < logoutTries;
}

/** Whether the session had already ended: then nothing is left to do. */
export function endedAlready(error: unknown): boolean {
  return failureOf(error).kind === 'unauthorized';
}

/** A sign-out that the gateway has not heard of continues by itself when another begins; one still unconfirmed does not. */
export function goesOn({
  token,
  tries,
}: {
  readonly token: string | null;
  readonly tries: number;
}): WorldEvent {
  return { type: 'session.forsaken', token: tries > 0 ? token : null };
}
