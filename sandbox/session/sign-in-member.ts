import { and, eq } from 'drizzle-orm';
import type { CallOutput } from '#contract/calls.ts';
import type { Entrance } from '#contract/session/entrance.ts';
import { knownAddresses, type members } from '#sandbox/db/schema.ts';
import { turnedAwayAt } from '#sandbox/kit/accounts.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { refuseExcluded } from '#sandbox/protection/shut-out.ts';
import { tellOfStatements } from '#sandbox/protection/statement-letter.ts';
import { addressShut } from '#sandbox/verification/address-check.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { openSession } from '#sandbox/wire/sessions.ts';

type LoginValue = CallOutput<'session.login'>;
type Member = typeof members.$inferSelect;

/** How a person proved their identity, and the entrance they used. */
export type Shown = { readonly byPassword: boolean; readonly entrance?: Entrance | undefined };

/**
 * Refuses a person whose secret is right but who may not come in here (spec 6): blocked, or the wrong kind of account.
 */
export function refuseAtEntrance(
  member: Member,
  { entrance: asked = 'any' }: Pick<Shown, 'entrance'>,
  { settings }: Sandbox,
): void {
  if (member.disabled) throw new Refusal('ACCOUNT_DISABLED');
  const ours = settings.current().brand.entrance;
  const why = turnedAwayAt(ours === 'any' ? asked : ours, member.type);
  if (why) throw new Refusal(why);
}

async function addressKnown(member: Member, { address }: Caller, { db }: Sandbox): Promise<boolean> {
  if (!member.addressChecked) return true;
  const known = and(eq(knownAddresses.memberId, member.id), eq(knownAddresses.address, address));
  const found = await db.read.select().from(knownAddresses).where(known);
  return found.length > 0;
}

/** The restriction of a session, by its address and its password. */
const restrictions = {
  known: { fresh: null, stale: 'password' },
  unknown: { fresh: 'ip', stale: 'both' },
} as const;

/**
 * Opens the session of a person who has proved their identity. A password's age matters only to a person who used it.
 * Refusals: ACCOUNT_DISABLED, NOT_MEMBER, NOT_AGENT; PROTECTION_RULE where excluded people may not come in; LOGIN_REFUSED from a new address after too many wrong answers.
 */
export async function signInMember(
  member: Member,
  shown: Shown,
  caller: Caller,
  sandbox: Sandbox,
): Promise<LoginValue> {
  refuseAtEntrance(member, shown, sandbox);
  await refuseExcluded(member.id, sandbox);
  const { byPassword } = shown;
  const expiryOn = sandbox.settings.current().whitelabel.PWDEXPIRE === true;
  const age = member.passwordExpiresAt;
  const known = await addressKnown(member, caller, sandbox);
  const tooOld = byPassword && age !== null && age <= sandbox.clock.now();
  const byDefault = byPassword && member.mustChange;
  const stale = byDefault || (tooOld && expiryOn);
  // A lock looks the same as everywhere else.
  if (!known && (await addressShut(sandbox, member.id))) {
    throw new Refusal('LOGIN_REFUSED', { value: { captcha: true } });
  }
  const restriction = restrictions[known ? 'known' : 'unknown'][stale ? 'stale' : 'fresh'];
  const { client, address, device } = caller;
  // Told first: a failure to tell leaves no session behind that nobody has the token of.
  await tellOfStatements(member, sandbox);
  const token = await openSession(sandbox, { memberId: member.id, restriction, client, address, device });
  const { firstLogin: firstTimeLogin, userName, account } = member;
  // A person who must verify the address first learns nothing about the password.
  const passwordExpired = known && tooOld;
  const mustChangePassword = known && byDefault;
  return { token, firstTimeLogin, passwordExpired, mustChangePassword, userName, account };
}
