/** How long a typed withdraw password is kept in memory while its form is not sent; milliseconds. */
export const secretKept = 5 * 60_000;
