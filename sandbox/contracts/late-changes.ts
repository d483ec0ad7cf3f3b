import { and, eq, exists, gt, inArray, lte, or } from 'drizzle-orm';
import { asMinor, signOf } from '#contract/units.ts';
import { billRows, bills, lateChanges } from '#sandbox/db/contract-schema.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import type { rounds } from '#sandbox/db/round-schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { idsAbove } from '#sandbox/kit/team.ts';
import { billNothing } from './settling.ts';

type Round = typeof rounds.$inferSelect;

const nothing = asMinor(0);

/** What of a round is in a bill: only settled bets are. */
function counted({ status, stake, win }: Pick<Round, 'status' | 'stake' | 'win'>) {
  return status === 'settled' ? { stake, win } : { stake: nothing, win: nothing };
}

/**
 * The bills with this bet: those that have its member in their rows, or the bet itself by an earlier change. One that did not
 * count then is below whom it is now.
 */
async function billsWith(tx: Transaction, round: Round, isNew: boolean): Promise<string[]> {
  const { id, memberId, at, takenAt } = round;
  const inRows = tx
    .select({ id: billRows.id })
    .from(billRows)
    .where(and(eq(billRows.billId, bills.id), eq(billRows.memberId, memberId)));
  const changedBefore = tx
    .select({ id: lateChanges.id })
    .from(lateChanges)
    .where(and(eq(lateChanges.billId, bills.id), eq(lateChanges.roundId, id)));
  const found = await tx
    .select({ id: bills.id })
    .from(bills)
    .where(
      and(
        gt(bills.to, at),
        lte(bills.from, at),
        or(
          exists(inRows),
          exists(changedBefore),
          isNew ? inArray(bills.agentId, idsAbove(tx, memberId, takenAt ?? at)) : undefined,
        ),
      ),
    );
  return found.map((bill) => bill.id);
}

/**
 * Keeps that a round was changed after bills were computed with it, in the transaction that changes it: a bill is there
 * and has the round as it was before, or is not there yet and will have it as it is now.
 */
export async function keepLateChange(
  tx: Transaction,
  round: Round,
  change: Pick<Round, 'status' | 'win'>,
  sandbox: Pick<Sandbox, 'clock' | 'settings'>,
): Promise<void> {
  const before = counted(round);
  const after = counted({ ...round, ...change });
  const { id: roundId, memberId, at } = round;
  if (signOf(after.stake) > 0) await billNothing(tx, round, sandbox);
  for (const billId of await billsWith(tx, round, signOf(before.stake) === 0)) {
    await tx.insert(lateChanges).values({
      billId,
      roundId,
      memberId,
      at,
      stakeBefore: before.stake,
      winBefore: before.win,
      stakeAfter: after.stake,
      winAfter: after.win,
    });
  }
}
