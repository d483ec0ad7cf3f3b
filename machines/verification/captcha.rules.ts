/** The image may be renewed at most once per second (spec 9); milliseconds. */
export const captchaPause = 1_000;
