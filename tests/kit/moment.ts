/**
 * When the tests take place, in epoch milliseconds: on an ordinary Wednesday, whatever day it is on this machine, or at the
 * moment of TESTS_AT, which `npm test -- --at MOMENT` sets. Each sandbox of a test begins there.
 *
 * The day lies ahead of the machine's: what others' code dates by the machine's clock, such as an identity token, is past
 * there and not yet to come.
 */
export const begins = Date.parse(process.env.TESTS_AT ?? '2031-05-14T17:20:00Z');

/** Whether that is the usual moment. */
export const isUsual = process.env.TESTS_AT === undefined;

/** The date of that moment in UTC, such as 2031-05-14. */
export const today = new Date(begins).toISOString().slice(0, 10);

/** The birthday of somebody who is young at that moment, and of age everywhere. */
export const youngBirthday = `${Number(today.slice(0, 4)) - 22}-01-01`;

/**
 * A Wednesday before all the days that tests name: where those begin that have days of their own, whatever TESTS_AT says. The
 * past of the seeded people is over by then.
 */
export const early = Date.parse('2026-11-25T17:20:00Z');

/** The machine's own time, for what has no other: the age of a file, a library's cache, a browser's cookie. */
export const machineNow = () => Date.now();
