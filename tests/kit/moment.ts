/**
 * When the tests take place, in epoch milliseconds: on an ordinary Wednesday, whatever day it is on this machine, or at the
 * moment of TESTS_AT, which `npm test -- --at MOMENT` sets. Each sandbox of a test begins there.
 *
 * The day lies ahead of the machine's: what others' code dates by the machine's clock, such as an identity token, is past
 * there and not yet to come.
 */
export const begins = Date.parse(process.env.TESTS_AT ?? '2031-05-14T17:20:00Z');

/** The date of that moment in UTC, such as 2031-05-14. */
export const today = new Date(begins).toISOString().slice(0, 10);

/** The machine's own time, for what has no other: the age of a file, a library's cache, a browser's cookie. */
export const machineNow = () => Date.now();
