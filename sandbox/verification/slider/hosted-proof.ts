import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Sandbox } from '#sandbox/kit/services.ts';
import type { Settings } from '#sandbox/kit/settings.ts';
import { noteUsed } from '#sandbox/kit/tickets.ts';

type Hosted = NonNullable<Settings['slider']['hosted']>;

/** The statement of a hosted provider: a person solved its puzzle for this site, in this browser tab. */
const Statement = z.strictObject({
  siteKey: z.string(),
  /** The tab's name, which the app hands to the provider's script. */
  client: z.string(),
  /** Unique to this statement. */
  id: z.string().check(z.minLength(8), z.maxLength(128)),
  /** Epoch milliseconds. */
  issuedAt: z.number(),
});

/** How long a proof works; milliseconds. */
const goodFor = 5 * 60_000;

function macOf(body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(body).digest();
}

/** Reads the statement of a proof: JSON in base64url, a dot, its HMAC-SHA256 by the shared secret. */
function statementIn(proof: string, secret: string): z.infer<typeof Statement> | null {
  const [body = '', mac = ''] = proof.split('.');
  const [shown, right] = [Buffer.from(mac, 'base64url'), macOf(body, secret)];
  if (shown.length !== right.length || !timingSafeEqual(shown, right)) return null;
  try {
    return z.parse(Statement, JSON.parse(Buffer.from(body, 'base64url').toString()));
  } catch {
    return null;
  }
}

/** Uses up a proof of the hosted provider; false when it is not theirs, not for us or this tab, too old, or used. */
export async function spendHostedProof(
  sandbox: Sandbox,
  { siteKey, secret }: Hosted,
  client: string,
  proof: string,
): Promise<boolean> {
  const statement = statementIn(proof, secret);
  if (!statement || statement.siteKey !== siteKey || statement.client !== client) return false;
  const { id, issuedAt } = statement;
  // The provider's clock may be a little ahead of ours.
  if (Math.abs(sandbox.clock.now() - issuedAt) > goodFor) return false;
  return noteUsed(sandbox, { kind: 'slider', bound: client }, id, issuedAt + 2 * goodFor);
}
