import * as z from 'zod/mini';

/** An amount of money as a decimal string with a point, at most two decimals, such as "1204.50". */
export const Amount = z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,2})?$/));

/** Money that is to move: as `Amount`, never below zero. Whether it may be nothing, the call says. */
export const Sum = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/));

/** A share in percent, as a decimal string, such as "1.5". */
export const Percent = z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?$/));

/** The key of a money act, made when its form opens and kept through its retries: travels as `Idempotency-Key`. */
export const Key = z.string().check(z.regex(/^[\w-]{16,64}$/));

/** What a deposit, a withdrawal or a proof is called: random, so that nobody finds a neighbour's by counting. */
export const Reference = z.string().check(z.regex(/^[\w-]{16,64}$/));

/** The six digits that money is sent with; which ones are right only the gateway knows. */
export const WithdrawPassword = z.string().check(z.minLength(1), z.maxLength(32));

/** Pages count from 1. */
export const Page = z.int().check(z.minimum(1), z.maximum(100_000));
