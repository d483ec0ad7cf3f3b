/** Milliseconds that a typed withdraw password is kept in memory while its form is not sent. */
export const secretKept = 5 * 60_000;
