import { eq } from 'drizzle-orm';
import type { Limit } from '#contract/protection/limits.ts';
import type { Standing } from '#contract/protection.ts';
import { demoType } from '#contract/session/account-types.ts';
import { type Minor, minus } from '#contract/units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { playSessions } from '#sandbox/db/protection-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { awayRefusal, marketOf, protectedBy } from '#sandbox/kit/market.ts';
import { newReference } from '#sandbox/kit/references.ts';
import type { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { sessionOf } from '#sandbox/wire/call-owner.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { SeamlessRefusal } from '#sandbox/wire/signed/refusal.ts';
import { chosenCheck } from './check-every.ts';
import { keepEnding, sessionNow } from './ending.ts';
import { standingOf } from './member-protection.ts';
import { lastSession, type PlaySessionRow } from './play-sessions.ts';
import { checkAt } from './play-shown.ts';

type Declared = Pick<PlaySessionRow, 'minutes' | 'money' | 'checkMinutes' | 'lockHours'>;

/** Begins a session of play; the caller has looked whether it may. */
export async function beginSession(
  tx: Transaction,
  memberId: string,
  declared: Declared,
  now: number,
): Promise<void> {
  const row = { id: newReference(), memberId, startedAt: now, checkedAt: now, ...declared };
  await tx.insert(playSessions).values(row);
}

/** Stores how the last session of play ended, if it has. */
export async function keepLastEnding(tx: Transaction, memberId: string, sandbox: Sandbox): Promise<void> {
  const last = await lastSession(tx, memberId);
  if (last) await keepEnding(tx, last, await sessionNow(tx, last, sandbox), sandbox.clock.now());
}

/** Why play is closed to a member; null when it is not. */
function closedBy({ absence, may }: Standing): Refusal | null {
  if (may.play) return null;
  if (!absence) return protectedBy('answerNeeded');
  return awayRefusal(absence);
}

/** A limit of play that leaves nothing: of several, the one that lasts longest. */
function usedUp(limits: readonly Limit[]): Limit | undefined {
  const used = limits.filter(({ kind, left }) => kind !== 'deposit' && left !== null && Number(left) === 0);
  return used.toSorted((a, b) => b.until - a.until)[0];
}

/** Why no session of play can begin or go on now, but for what the member has to say or read first; null when one can. */
export function heldBack(standing: Standing): Refusal | null {
  const { session, limits, limitsAsked, lockedUntil } = standing;
  const closed = closedBy(standing);
  if (closed) return closed;
  if (session?.state === 'ENDING') return protectedBy('sessionEnding');
  if (session?.check?.due) return protectedBy('checkDue');
  if (limitsAsked === 'must') return protectedBy('limitsMissing');
  if (lockedUntil !== null) return protectedBy('locked', { until: lockedUntil });
  const limit = usedUp(limits);
  if (!limit) return null;
  const { kind, period, until } = limit;
  return protectedBy('limitReached', { kind, period, until });
}

/** What a session has that the member need not declare: no time, no money, and checks as often as they chose once. */
async function undeclared(tx: Transaction, memberId: string): Promise<Declared> {
  return { minutes: null, money: null, lockHours: null, checkMinutes: await chosenCheck(tx, memberId) };
}

/**
 * A launch needs a session of play: where nothing is declared it begins with the launch. Free play needs none, where
 * the market has it. Refusals: PROTECTION_RULE (`freePlayClosed`, `limitReached` with `kind`, `period`, `until`, `undeclared` and `noticeUnread` with `value.noticeSince`, `locked`, `limitsMissing`, `sessionEnding`, `checkDue`,
 * `onBreak`, `excluded`, `answerNeeded`).
 */
export async function openForLaunch(caller: Caller, sandbox: Sandbox): Promise<void> {
  const { memberId, type } = sessionOf(caller);
  if (type === demoType) {
    if (marketOf(sandbox).rules.freePlay) return;
    throw protectedBy('freePlayClosed');
  }
  /** Whether a session is open; throws what holds the launch back. */
  function open(standing: Standing): boolean {
    const held = heldBack(standing);
    if (held) throw held;
    const { session, noticeSince, rules } = standing;
    if (session?.state === 'OPEN') return true;
    if (rules.session.declare) throw protectedBy('undeclared', { noticeSince });
    if (noticeSince !== null) throw protectedBy('noticeUnread', { noticeSince });
    return false;
  }
  if (open(await standingOf(sandbox.db.read, memberId, sandbox))) return;
  await sandbox.db.write(async (tx) => {
    if (open(await standingOf(tx, memberId, sandbox))) return;
    await keepLastEnding(tx, memberId, sandbox);
    await beginSession(tx, memberId, await undeclared(tx, memberId), sandbox.clock.now());
  });
}

/** Where nothing is declared, playing on after a pause begins the next session by itself, as a launch does. */
function goesOn(last: PlaySessionRow | null, sandbox: Sandbox): boolean {
  const { declare, noticeWithinMinutes } = marketOf(sandbox).rules.session;
  if (declare || noticeWithinMinutes > 0) return false;
  if (last === null) return true;
  // Whoever said how long, how much or a lock for themselves says so again.
  const said = [last.minutes, last.money, last.lockHours].some((one) => one !== null);
  return last.why === 'time' && !said;
}

/**
 * Lets a bet through, in its own transaction, so that bets at the same moment never pass a limit together. Free play
 * needs nothing where the market has it. Throws PROTECTED where no new round may begin, CHECK while a check is unread, and LEFT for a stake above
 * what the session or a limit leaves.
 */
export async function allowBet(
  tx: Transaction,
  { memberId, stake }: { memberId: string; stake: Minor },
  sandbox: Sandbox,
): Promise<void> {
  const [member] = await tx.select({ type: members.type }).from(members).where(eq(members.id, memberId));
  if (!member) return;
  if (member.type === demoType) {
    if (marketOf(sandbox).rules.freePlay) return;
    throw new SeamlessRefusal('PROTECTED');
  }
  const now = sandbox.clock.now();
  const last = await lastSession(tx, memberId);
  const session = last && (await sessionNow(tx, last, sandbox));
  if (!session || session.row.endedAt !== null) {
    const held = heldBack(await standingOf(tx, memberId, sandbox));
    if (held || !goesOn(session?.row ?? null, sandbox)) throw new SeamlessRefusal('PROTECTED');
    await keepLastEnding(tx, memberId, sandbox);
    await beginSession(tx, memberId, await undeclared(tx, memberId), now);
    return allowBet(tx, { memberId, stake }, sandbox);
  }
  if (session.row.endingAt !== null) throw new SeamlessRefusal('PROTECTED');
  // The check is shown once no round runs, and holds from its time on: a running round is no way around it.
  const check = checkAt(session.row, sandbox);
  if (check !== null && check <= now) throw new SeamlessRefusal('CHECK');
  const { money } = session.row;
  const { staked, won } = session.play;
  const own = money === null ? null : minus(money, minus(staked, won));
  const rests = [own, session.left.bet].filter((rest) => rest !== null);
  if (rests.some((rest) => stake > rest)) throw new SeamlessRefusal('LEFT');
}
