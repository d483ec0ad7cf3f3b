import * as z from 'zod/mini';

// What the cashier and the gateway say to each other. No part of `contract/`: the app never hears it.

/** Where each question is asked. */
export const cashierRoot = '/cashier-desk';

const Reference = z.string().check(z.regex(/^[\w-]{16,64}$/));
const Amount = z.string().check(z.regex(/^\d{1,12}\.\d{2}$/));

/** How a payment ended. */
export const Result = z.enum(['PAID', 'FAILED', 'CANCELLED']);
export type Result = z.infer<typeof Result>;

/** What the ticket of an address opens: nothing of who pays. */
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
