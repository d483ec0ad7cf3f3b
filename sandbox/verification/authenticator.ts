import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { codeOf } from '#contract/typed.ts';
import { members } from '#sandbox/db/schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

type Member = typeof members.$inferSelect;

/** The parameters of every authenticator app: RFC 6238 with SHA-1, six digits, half a minute. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** How many steps before and after the current one are accepted too, since clocks differ. */
const window = 1;

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;

function appOf(secret: string, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP {
  return new TOTP({ ...shape, ...names, secret: Secret.fromBase32(secret) });
}

/** A new secret in base32, and the same as an `otpauth:` address, named after the brand and the account. */
export function newAuthenticator(brand: string, account: string): { secret: string; uri: string } {
  const secret = new Secret({ size: secretBytes }).base32;
  return { secret, uri: appOf(secret, { issuer: brand, label: account }).toString() };
}

/** Uses up the time step of a right code; of two requests with one code at the same time, one wins. */
async function takeStep(
  { db }: Sandbox,
  { id, totpSecret }: Pick<Member, 'id' | 'totpSecret'>,
  step: number,
  firstCode: boolean,
): Promise<boolean> {
  const secret = eq(members.totpSecret, totpSecret ?? '');
  const unused = or(isNull(members.totpStep), lt(members.totpStep, step));
  const state = eq(members.totpConfirmed, !firstCode);
  const taken = await db.write((tx) =>
    tx
      .update(members)
      .set({ totpStep: step, totpConfirmed: true })
      .where(and(eq(members.id, id), secret, state, unused))
      .returning({ id: members.id }),
  );
  return taken.length > 0;
}

async function tryCode(
  sandbox: Sandbox,
  member: Pick<Member, 'id' | 'totpSecret'>,
  code: string,
  firstCode: boolean,
): Promise<boolean> {
  if (member.totpSecret === null) return false;
  const timestamp = sandbox.clock.now();
  const token = codeOf(code);
  const delta = appOf(member.totpSecret).validate({ token, timestamp, window });
  if (delta === null) return false;
  const step = Math.floor(timestamp / (shape.period * 1_000)) + delta;
  return takeStep(sandbox, member, step, firstCode);
}

/**
 * Whether the member's authenticator shows this code now; each works once. False when none is set up. The
 * caller limits the tries.
 */
export async function verifyTotp(
  sandbox: Sandbox,
  member: Pick<Member, 'id' | 'totpSecret' | 'totpConfirmed'>,
  code: string,
): Promise<boolean> {
  return member.totpConfirmed && (await tryCode(sandbox, member, code, false));
}

/** Activates a begun authenticator with its first code; returns whether the code was right. */
export function confirmTotp(
  sandbox: Sandbox,
  member: Pick<Member, 'id' | 'totpSecret'>,
  code: string,
): Promise<boolean> {
  return tryCode(sandbox, member, code, true);
}
