import * as z from 'zod/mini';

/** An amount of money as a decimal string with a point, at most two decimals, such as "1204.50". */
export const Amount = z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,2})?$/));

/** An amount to move: like `Amount`, but never negative. Each call says whether zero is allowed. */
export const Sum = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/));

/** A share in percent, as a decimal string, such as "1.5". */
export const Percent = z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?$/));

/** The key of a money act, created when its form opens and kept across retries; travels as `Idempotency-Key`. */
export const Key = z.string().check(z.regex(/^[\w-]{16,64}$/));

/** The id of a deposit, a withdrawal or a proof: random, so that nobody finds other members' by counting. */
export const Reference = z.string().check(z.regex(/^[\w-]{16,64}$/));

/** Pages count from 1. */
export const Page = z.int().check(z.minimum(1), z.maximum(100_000));

/** A moment in epoch milliseconds, within what a date can be. */
export const Instant = z.number().check(z.minimum(0), z.maximum(8.64e15));
