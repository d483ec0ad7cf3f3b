import * as z from 'zod/mini';

/** What every answer of the gateway is wrapped in. `value` is read with the call's own schema. */
export const Envelope = z.object({
  success: z.boolean(),
  value: z.optional(z.unknown()),
  message: z.optional(z.nullable(z.string())),
  code: z.optional(z.nullable(z.string())),
});
export type Envelope = z.infer<typeof Envelope>;

/**
 * The token that a session goes by from now on: the one it was shown with has ended. Whoever saw the old one, before the
 * session could do more or before its password was changed, holds nothing.
 */
export const NewToken = z.object({ token: z.string() });

/** A sealed payload on the wire: one compact JWE, or the prescribed symmetric form. */
export const SealedBody = z.object({ payload: z.string() });

/** What stands inside a sealed payload. Times in milliseconds since the epoch, by the gateway's clock. */
export const SealedContent = z.object({
  method: z.string(),
  path: z.string(),
  jti: z.string(),
  iat: z.number(),
  merchant: z.string(),
  body: z.unknown(),
});
export type SealedContent = z.infer<typeof SealedContent>;

/** Header names, all assumed: the specification shows none but `Language`. */
export const headers = {
  token: 'Authorization',
  merchant: 'Merchant',
  platform: 'Platform',
  language: 'Language',
  clientType: 'Client-Type',
  /** A random name of this tab: what a captcha is bound to. */
  client: 'Client-Id',
  requestId: 'Request-Id',
  idempotencyKey: 'Idempotency-Key',
} as const;
