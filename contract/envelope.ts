import * as z from 'zod/mini';

/** The wrapper of every answer from the gateway. `value` is parsed with the call's own schema. */
export const Envelope = z.object({
  success: z.boolean(),
  value: z.optional(z.unknown()),
  message: z.optional(z.nullable(z.string())),
  code: z.optional(z.nullable(z.string())),
});
export type Envelope = z.infer<typeof Envelope>;

/**
 * The session's new token: the one sent with the call has ended. A stolen copy of the old token is worthless
 * after the session gains rights or its password changes.
 */
export const NewToken = z.object({ token: z.string() });

/** A public key that payloads are sealed with (JWK). */
export const PublicKey = z.object({
  kid: z.string(),
  kty: z.string(),
  crv: z.string(),
  x: z.string(),
  y: z.string(),
});
export type PublicKey = z.infer<typeof PublicKey>;

/** A sealed payload on the wire: one compact JWE, or the prescribed symmetric form. */
export const SealedBody = z.object({ payload: z.string() });

/** The content of a sealed payload. Times are milliseconds since the epoch, by the gateway's clock. */
export const SealedContent = z.object({
  method: z.string(),
  path: z.string(),
  jti: z.string(),
  iat: z.number(),
  merchant: z.string(),
  body: z.unknown(),
});
export type SealedContent = z.infer<typeof SealedContent>;

/** Header names, all assumed: the specification shows only `Language`. */
export const headers = {
  token: 'Authorization',
  merchant: 'Merchant',
  platform: 'Platform',
  language: 'Language',
  clientType: 'Client-Type',
  /** A random name of this tab; captchas are bound to it. */
  client: 'Client-Id',
  requestId: 'Request-Id',
  idempotencyKey: 'Idempotency-Key',
} as const;

/** What this product says of itself in those headers, all assumed. */
export const client = { platform: 'web', clientType: '3' } as const;
