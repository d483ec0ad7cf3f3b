import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Code } from '#contract/errors.ts';
import type { AddressWay } from '#contract/verification.ts';
import { knownAddresses, members, sessions } from '#sandbox/db/schema.ts';
import { countFailure, forgetFailures, inTurn, type Standing, standingOf } from '#sandbox/kit/attempts.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { sessionOf } from '#sandbox/wire/call-owner.ts';
import type { Caller, LiveSession } from '#sandbox/wire/handler.ts';
import { openToAddress, renewToken } from '#sandbox/wire/sessions.ts';
import { verifyTotp } from './authenticator.ts';
import { spendCode } from './codes.ts';

type Member = typeof members.$inferSelect;

/**
 * The name that counts wrong answers. It is not the account's name, since signing in resets that count, and
 * the owner at home must not be locked out.
 */
const subjectOf = (memberId: string) => `address:${memberId}`;

/** Whether too many wrong answers have closed this account to new addresses for now. */
export async function addressShut(sandbox: Sandbox, memberId: string): Promise<boolean> {
  return (await standingOf(sandbox, subjectOf(memberId))).locked;
}

/** A name as banks compare it: case, accents, spaces and marks between the letters make no difference. */
function plainName(name: string): string {
  const letters = name.normalize('NFKD').replace(/[^\p{L}\p{N}\s]/gu, '');
  return letters.toLowerCase().trim().split(/\s+/).join(' ');
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function sameName(typed: string, payeeName: string | null): boolean {
  const kept = plainName(payeeName ?? '');
  return timingSafeEqual(digest(plainName(typed)), digest(kept)) && kept !== '';
}

/** The address for a member's code; null when the member has none. */
export function codeTarget(member: Member, way: 'mobile' | 'email'): string | null {
  return way === 'mobile' ? member.mobile : member.emailKey;
}

/**
 * The end of a number, or the first letter and the end of a mail address: enough for the owner, and for nobody else.
 */
function hintOf(target: string): string {
  const [name = '', host] = target.split('@');
  if (host === undefined) return `•••${target.slice(-4)}`;
  return `${name.slice(0, 1)}•••@•••${host.slice(host.lastIndexOf('.'))}`;
}

/** The ways open to a member, in display order. */
export function waysOf(member: Member): CallOutput<'verification.addressWays'>['ways'] {
  const { mobile, emailKey, payeeName, totpConfirmed } = member;
  const ways: { way: AddressWay; hint: string }[] = [];
  if (mobile !== null) ways.push({ way: 'mobile', hint: hintOf(mobile) });
  if (emailKey !== null) ways.push({ way: 'email', hint: hintOf(emailKey) });
  if (plainName(payeeName ?? '') !== '') ways.push({ way: 'bank', hint: '' });
  if (totpConfirmed) ways.push({ way: 'authenticator', hint: '' });
  return ways;
}

/** The member of an unverified session; null for any other session. */
export async function unverifiedMember(caller: Caller, { db }: Sandbox): Promise<Member | null> {
  const { memberId, restriction } = sessionOf(caller);
  if (restriction !== 'ip') return null;
  const [member] = await db.read.select().from(members).where(eq(members.id, memberId));
  return member ?? null;
}

type Answer = CallInput<'verification.addressAnswer'>;

/** The fault of an answer, or null. A closed way does as much work as an open one. */
async function wrongWith(
  { way, answer }: Answer,
  member: Member,
  session: LiveSession,
  sandbox: Sandbox,
): Promise<Code | null> {
  if (way === 'bank') return sameName(answer, member.payeeName) ? null : 'ANSWER_WRONG';
  if (way === 'authenticator') return (await verifyTotp(sandbox, member, answer)) ? null : 'CODE_WRONG';
  const target = codeTarget(member, way) ?? '';
  const result = await spendCode(sandbox, { purpose: 'address', target, client: session.tokenHash }, answer);
  if (result === 'right') return null;
  return result === 'wrong' ? 'CODE_WRONG' : 'CODE_EXPIRED';
}

/** Lifts the session's restriction, gives it another token and makes the address known, all or nothing. */
function accept({ tokenHash, memberId }: LiveSession, address: string, sandbox: Sandbox): Promise<string> {
  return sandbox.db.write(async (tx) => {
    await openToAddress(tx, tokenHash);
    await tx.insert(knownAddresses).values({ memberId, address }).onConflictDoNothing();
    return renewToken(tx, sandbox, tokenHash);
  });
}

/** Ends every session of a member with an unverified address. */
function endUnverified({ db }: Sandbox, memberId: string): Promise<void> {
  const waiting = inArray(sessions.restriction, ['ip', 'both']);
  return db.write(async (tx) => {
    await tx.delete(sessions).where(and(eq(sessions.memberId, memberId), waiting));
  });
}

/**
 * Tries an answer (spec 4, unregistered IP login). Wrong ones count for the member, not for the session. The
 * last one allowed ends every unverified session, and closes the account to new addresses for as long as a
 * lock lasts. Returns the session's new token once its address is verified.
 */
export async function answerAddress(input: Answer, caller: Caller, sandbox: Sandbox): Promise<string> {
  const session = sessionOf(caller);
  const member = await unverifiedMember(caller, sandbox);
  if (!member) throw new Refusal('FORBIDDEN', { status: 422 });
  const subject = subjectOf(member.id);
  return inTurn(sandbox, subject, async () => {
    let standing: Standing = await standingOf(sandbox, subject);
    const wrong = standing.locked ? 'SESSION_ENDED' : await wrongWith(input, member, session, sandbox);
    if (wrong === null) {
      const token = await accept(session, caller.address, sandbox);
      await forgetFailures(sandbox, subject);
      return token;
    }
    // An expired code does not count as a guess.
    if (wrong !== 'CODE_EXPIRED' && !standing.locked) standing = await countFailure(sandbox, subject);
    if (!standing.locked) throw new Refusal(wrong);
    await endUnverified(sandbox, member.id);
    throw new Refusal('SESSION_ENDED');
  });
}
