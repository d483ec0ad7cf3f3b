import * as z from 'zod/mini';

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/**
 * The days to read, yyyy-MM-dd on the merchant's calendar, both included, within the last 90; without them the last
 * seven. A caller that reads several pages sends the days and the time of the first answer.
 */
export const Days = { from: z.optional(Day), to: z.optional(Day) };

/** The days that an answer is about, in the merchant's time zone (an IANA name); today and the oldest day one may ask for. */
export const Period = z.object({ from: Day, to: Day, today: Day, oldest: Day, zone: z.string() });
export type Period = z.infer<typeof Period>;
