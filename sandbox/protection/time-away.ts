import { eq } from 'drizzle-orm';
import type { Transaction } from '#sandbox/db/database.ts';
import { absences } from '#sandbox/db/protection-schema.ts';
import { type AbsenceRow, awayNow } from '#sandbox/kit/away.ts';

/** A time that a member was away, epoch milliseconds; one that goes on ends now. */
export type TimeAway = { readonly from: number; readonly to: number };

function timeOf(row: AbsenceRow, now: number): TimeAway {
  const { from, until, endedAt } = row;
  return { from, to: awayNow(row, now) ? now : (endedAt ?? until ?? now) };
}

/** When a member was away, the earliest first; two that overlap are one. */
export async function timesAway(
  from: Pick<Transaction, 'select'>,
  memberId: string,
  now: number,
): Promise<readonly TimeAway[]> {
  const rows = await from.select().from(absences).where(eq(absences.memberId, memberId));
  const merged: TimeAway[] = [];
  for (const time of rows.map((row) => timeOf(row, now)).toSorted((a, b) => a.from - b.from)) {
    const before = merged.at(-1);
    if (before && time.from <= before.to)
      merged.splice(-1, 1, { ...before, to: Math.max(before.to, time.to) });
    else merged.push(time);
  }
  return merged;
}

/**
 * Until when something earned at `since` can be claimed that could be until `end`: the time away does not count, so that
 * nothing earned lapses while nobody may claim it.
 */
export function claimableUntil(
  { since, end }: { readonly since: number; readonly end: number },
  times: readonly TimeAway[],
): number {
  return times.reduce((until, { from, to }) => {
    const begun = Math.max(from, since);
    return begun < until ? until + Math.max(0, to - begun) : until;
  }, end);
}
