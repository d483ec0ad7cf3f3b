/** How often the logout call is made before it is left to the gateway's own idle limit. */
const logoutTries = 3;

/** Milliseconds between two tries of the logout call. */
export const logoutRetry = 3_000;

/** Whether the logout call may be made once more. */
export function mayRetryLogout(tries: number): boolean {
  return tries < logoutTries;
}
