import * as z from 'zod/mini';

// The messages between the cashier and the gateway. Not part of `contract/`: the app never gets them.

/** The path of each question. */
export const cashierRoot = '/cashier-desk';

const Reference = z.string().check(z.regex(/^[\w-]{16,64}$/));
const Amount = z.string().check(z.regex(/^\d{1,12}\.\d{2}$/));

/** The outcome of a payment. */
export const Result = z.enum(['PAID', 'FAILED', 'CANCELLED']);
export type Result = z.infer<typeof Result>;

/** The payment behind a ticket, without the payer. */
export const Payment = z.object({
  payment: Reference,
  amount: Amount,
  currency: z.string(),
  brand: z.string(),
  method: z.object({ kind: z.enum(['EWALLET', 'CARD']), nameEs: z.string(), nameEn: z.string() }),
});
export type Payment = z.infer<typeof Payment>;

export const cashierInputs = {
  enter: z.strictObject({ ticket: z.string().check(z.regex(/^[\w-]{59,107}$/)) }),
  settle: z.strictObject({ payment: Reference, amount: Amount, result: Result }),
} as const;

export const cashierOutputs = { enter: Payment, settle: z.object({ result: Result }) } as const;
