import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { CloseReason } from '#contract/member/referral.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { referrals } from '#sandbox/db/referral-schema.ts';
import { rewards } from '#sandbox/db/rewards-schema.ts';
import { tellOfReward } from '#sandbox/inbox/reward-letter.ts';
import { newReference } from '#sandbox/kit/references.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { deadlineOf, type Facts, factsOf, type Referral, untilOf } from './facts.ts';
import { capOf, isSamePerson } from './verdicts.ts';

type Reader = Pick<Transaction, 'select' | 'values'>;

/** What is due on an invitation. */
type Due =
  | { readonly what: 'met'; readonly at: number }
  | { readonly what: 'unmet' }
  | { readonly what: 'closed'; readonly at: number; readonly reason: CloseReason }
  | { readonly what: 'over' };

/** What became of one that has not met its conditions. */
function ofOpen(row: Referral, facts: Facts, now: number): Due | null {
  if (facts.all !== null) return { what: 'met', at: facts.all };
  const deadline = deadlineOf(row, facts);
  return now > deadline ? { what: 'closed', at: deadline, reason: 'TOO_LATE' } : null;
}

/** What became of one that is being checked: bets that a game took back are missing again, a recalled deposit ends it. */
function ofChecked(row: Referral, facts: Facts, now: number): Due | null {
  if (facts.deposit === null) return { what: 'closed', at: now, reason: 'REVERSED' };
  if (facts.all === null) return { what: 'unmet' };
  return now < untilOf(row).hold ? null : { what: 'over' };
}

async function dueOn(from: Reader, row: Referral, now: number): Promise<Due | null> {
  const facts = await factsOf(from, row);
  return row.qualifiedAt === null ? ofOpen(row, facts, now) : ofChecked(row, facts, now);
}

const title = { titleEs: 'Amigo invitado', titleEn: 'Invited friend' };

/** Gives the reward of an invitation, once: it has one cause, and the row says when. */
async function reward(
  tx: Transaction,
  { id, inviterId, terms }: Referral,
  at: number,
  sandbox: Settler,
): Promise<void> {
  const row = {
    ...title,
    id: newReference(),
    memberId: inviterId,
    cause: `referral:${id}`,
    source: 'REFERRAL' as const,
    status: 'CLAIM' as const,
    amount: minorOf(terms.reward),
    at,
  };
  await tx.insert(rewards).values(row);
  await tx.update(referrals).set({ rewardedAt: at, rewardId: row.id }).where(eq(referrals.id, id));
  await tellOfReward(tx, row, { act: 'give' }, sandbox);
}

async function close(tx: Transaction, { id }: Referral, reason: CloseReason, at: number): Promise<void> {
  await tx.update(referrals).set({ closedAt: at, closedFor: reason }).where(eq(referrals.id, id));
}

type Settler = Pick<Sandbox, 'db' | 'clock' | 'settings'>;
type Now = { readonly at: number; readonly zone: string; readonly sandbox: Settler };

async function carryOut(tx: Transaction, row: Referral, due: Due, { at, zone, sandbox }: Now): Promise<void> {
  if (due.what === 'closed') return close(tx, row, due.reason, due.at);
  if (due.what === 'unmet') {
    await tx.update(referrals).set({ qualifiedAt: null }).where(eq(referrals.id, row.id));
    return;
  }
  if (await isSamePerson(tx, row)) return close(tx, row, 'SAME_PERSON', due.what === 'met' ? due.at : at);
  if (due.what === 'over') return reward(tx, row, at, sandbox);
  const full = await capOf(tx, row, due.at, zone);
  if (full) return close(tx, row, full, due.at);
  await tx.update(referrals).set({ qualifiedAt: due.at }).where(eq(referrals.id, row.id));
}

/** Everything that is due of some invitations, those that met their conditions first in the order they did. */
async function allDue(from: Reader, at: number, which: SQL | undefined) {
  const open = await from
    .select()
    .from(referrals)
    .where(and(which, isNull(referrals.rewardedAt), isNull(referrals.closedAt)))
    .orderBy(asc(referrals.registeredAt), asc(referrals.id));
  const found: { readonly row: Referral; readonly due: Due }[] = [];
  for (const row of open) {
    const due = await dueOn(from, row, at);
    if (due) found.push({ row, due });
  }
  const order = ({ due }: (typeof found)[number]) => (due.what === 'met' ? due.at : 0);
  return found.toSorted((one, other) => order(one) - order(other));
}

/** More rounds than an invitation has steps. */
const mostRounds = 5;

/**
 * Moves on whatever is due on invitations, of one inviter or of all. Call this before you read them: the clock, a deposit
 * or a bet may have changed them since. Everything is decided in one write after another, so that no place below a limit
 * is given twice and no reward is paid twice, whatever is restarted.
 */
export async function settleReferrals(sandbox: Settler, inviterId?: string): Promise<void> {
  const { db, clock, settings } = sandbox;
  const now = { at: clock.now(), zone: settings.current().zone, sandbox };
  const own = inviterId === undefined ? undefined : eq(referrals.inviterId, inviterId);
  for (let round = 0; round < mostRounds; round += 1) {
    const ids = (await allDue(db.read, now.at, own)).map(({ row }) => row.id);
    if (ids.length === 0) return;
    // Another write may have moved them on since.
    await db.write(async (tx) => {
      for (const { row, due } of await allDue(tx, now.at, inArray(referrals.id, ids)))
        await carryOut(tx, row, due, now);
    });
  }
}
