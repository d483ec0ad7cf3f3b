import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import type { Settings } from '#sandbox/kit/settings.ts';
import { noteUsed } from '#sandbox/kit/tickets.ts';

type Hosted = NonNullable<Settings['slider']['hosted']>;

/** What a hosted provider vouches for: that somebody solved its puzzle for this site, in this browser tab. */
const Statement = z.strictObject({
  siteKey: z.string(),
  /** The tab's name, which the app hands to the provider's script. */
  client: z.string(),
  /** Unlike any other statement. */
  id: z.string().check(z.minLength(8), z.maxLength(128)),
  /** Epoch milliseconds. */
  issuedAt: z.number(),
});

/** A proof is good for so long after it was made; milliseconds. */
const goodFor = 5 * 60_000;

function macOf(body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(body).digest();
}

/** The statement of a proof: as JSON in base64url, a dot, its HMAC-SHA256 by the secret that both sides know. */
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

/** Uses up a proof of the hosted provider: false when it was not made by it, for us, for this tab, just now, or was used. */
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
