import { eq } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { type Minor, signOf } from '#contract/units.ts';
import { minorRead } from '#contract/wallet/minor-units.ts';
import { once } from '#sandbox/books/once.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { playSessions } from '#sandbox/db/protection-schema.ts';
import { protectedBy } from '#sandbox/kit/market.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Caller, Handlers } from '#sandbox/wire/handler.ts';
import { chooseCheck, chosenCheck } from './check-every.ts';
import { keepEnding, type SessionNow, sessionNow } from './ending.ts';
import { standingOf } from './member-protection.ts';
import { beginSession, heldBack, keepLastEnding } from './play-gate.ts';
import { lastSession } from './play-sessions.ts';
import { checkDue, sessionShown } from './play-shown.ts';

type Declaring = CallInput<'protection.openSession'>;
type Shown = CallOutput<'protection.openSession'>;

/** The last session of a member, its end stored if it came. */
async function runOn(tx: Transaction, memberId: string, sandbox: Sandbox): Promise<SessionNow | null> {
  const last = await lastSession(tx, memberId);
  if (!last) return null;
  const session = await sessionNow(tx, last, sandbox);
  await keepEnding(tx, last, session, sandbox.clock.now());
  return session;
}

/** The declared money; refuses nothing at all. */
function moneyIn(money: string | null): Minor | null {
  if (money === null) return null;
  const minor = minorRead(money);
  if (minor === null || signOf(minor) === 0) throw new Refusal('INPUT_INVALID');
  return minor;
}

async function declare(
  tx: Transaction,
  input: Declaring,
  memberId: string,
  sandbox: Sandbox,
): Promise<Shown> {
  const standing = await standingOf(tx, memberId, sandbox);
  const { session, noticeSince, rules } = standing;
  if (session?.state === 'OPEN' && standing.may.play) return session;
  const held = heldBack(standing);
  if (held) throw held;
  if (noticeSince !== null && !input.noticeRead) throw protectedBy('noticeUnread', { noticeSince });
  const { declare: asked, check } = rules.session;
  const { minutes, checkMinutes, lockHours } = input;
  const money = moneyIn(input.money);
  if (asked && (minutes === null || money === null)) throw new Refusal('INPUT_INVALID');
  const every = checkMinutes ?? (asked ? null : await chosenCheck(tx, memberId));
  const rarest = checkMinutes ?? (asked ? Number.POSITIVE_INFINITY : 0);
  const atMost = check?.atMost ?? null;
  if (atMost !== null && rarest > atMost) throw protectedBy('checkTooRare', { atMost });
  await keepLastEnding(tx, memberId, sandbox);
  await beginSession(tx, memberId, { minutes, money, checkMinutes: every, lockHours }, sandbox.clock.now());
  const begun = await runOn(tx, memberId, sandbox);
  if (!begun) throw new Error('A session that was just begun is not there');
  return sessionShown(begun, sandbox);
}

/** The session that somebody names, if it is their last one. Refusal: NOT_FOUND. */
async function named(
  tx: Transaction,
  sessionId: string,
  caller: Caller,
  sandbox: Sandbox,
): Promise<SessionNow> {
  const session = await runOn(tx, memberIdOf(caller), sandbox);
  if (session?.row.id !== sessionId) throw new Refusal('NOT_FOUND');
  return session;
}

async function shownAgain(tx: Transaction, caller: Caller, sandbox: Sandbox): Promise<Shown> {
  const session = await runOn(tx, memberIdOf(caller), sandbox);
  if (!session) throw new Refusal('NOT_FOUND');
  return sessionShown(session, sandbox);
}

/** Sessions of play, as their member acts on them. */
export const playActs = {
  'protection.openSession': (input, caller, sandbox) =>
    once('protection.openSession', input, caller, sandbox, (tx) =>
      declare(tx, input, memberIdOf(caller), sandbox),
    ),
  'protection.session': async (_, caller, sandbox) => {
    const memberId = memberIdOf(caller);
    const last = await lastSession(sandbox.db.read, memberId);
    if (!last) return { session: null };
    const session = await sessionNow(sandbox.db.read, last, sandbox);
    const { endingAt, endedAt } = session.row;
    if (endingAt === last.endingAt && endedAt === last.endedAt) {
      return { session: sessionShown(session, sandbox) };
    }
    const kept = await sandbox.db.write((tx) => runOn(tx, memberId, sandbox));
    return { session: kept && sessionShown(kept, sandbox) };
  },
  'protection.acknowledge': ({ sessionId, number }, caller, sandbox) =>
    sandbox.db.write(async (tx) => {
      const session = await named(tx, sessionId, caller, sandbox);
      const now = sandbox.clock.now();
      const { checks, checkMinutes, checkMinutesNext: next } = session.row;
      if (checkDue(session, sandbox, now) && number === checks + 1) {
        const every = { checkMinutes: next ?? checkMinutes, checkMinutesNext: null };
        const read = { checks: number, checkedAt: now, ...every };
        await tx.update(playSessions).set(read).where(eq(playSessions.id, sessionId));
      }
      return shownAgain(tx, caller, sandbox);
    }),
  'protection.checkEvery': ({ minutes }, caller, sandbox) =>
    sandbox.db.write(async (tx) => {
      const memberId = memberIdOf(caller);
      const session = await runOn(tx, memberId, sandbox);
      await chooseCheck(tx, { memberId, minutes, row: session?.row ?? null }, sandbox);
      return null;
    }),
  'protection.endSession': ({ sessionId }, caller, sandbox) =>
    sandbox.db.write(async (tx) => {
      const { row } = await named(tx, sessionId, caller, sandbox);
      if (row.endingAt === null) {
        const ending = { endingAt: sandbox.clock.now(), why: 'self' as const };
        await tx.update(playSessions).set(ending).where(eq(playSessions.id, sessionId));
      }
      return shownAgain(tx, caller, sandbox);
    }),
} satisfies Partial<Handlers>;
