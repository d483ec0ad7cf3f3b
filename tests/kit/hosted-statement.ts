import { createHmac } from 'node:crypto';

/** The statement of a hosted provider, as the gateway reads it (sandbox/verification/slider/hosted-proof.ts). */
export type Statement = {
  readonly siteKey: string;
  readonly client: string;
  readonly id: string;
  readonly issuedAt: number;
};

/** The proof as a provider writes it: the statement as JSON in base64url, a dot, its HMAC-SHA256 by the shared secret. */
export function signStatement(statement: Statement, secret: string): string {
  const body = Buffer.from(JSON.stringify(statement)).toString('base64url');
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}
