import { and, type Column, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#sandbox/db/database.ts';
import { absences } from '#sandbox/db/protection-schema.ts';

export type AbsenceRow = typeof absences.$inferSelect;

/** Whether a break or an exclusion is in force. A break ends by itself; an exclusion only by coming back. */
export function awayNow(
  { kind, until, endedAt }: Pick<AbsenceRow, 'kind' | 'until' | 'endedAt'>,
  now: number,
): boolean {
  return endedAt === null && (kind !== 'BREAK' || until === null || until > now);
}

/** Only the register lifts its own; a break ends before an exclusion does. */
const order: Readonly<Record<AbsenceRow['kind'], number>> = { REGISTER: 0, EXCLUSION: 1, BREAK: 2 };

/** The one that counts of a member's breaks and exclusions: the register's first, then the member's own, the newest first. */
export function counting(rows: readonly AbsenceRow[], now: number): AbsenceRow | null {
  const inForce = rows.filter((row) => awayNow(row, now));
  return inForce.toSorted((a, b) => order[a.kind] - order[b.kind] || b.from - a.from)[0] ?? null;
}

/** The breaks and exclusions of a member that are not ended. */
async function openOf(from: Pick<Transaction, 'select'>, memberId: string): Promise<AbsenceRow[]> {
  return from
    .select()
    .from(absences)
    .where(and(eq(absences.memberId, memberId), isNull(absences.endedAt)));
}

/** The break or the exclusion of a member that is in force. */
export async function absenceOf(
  from: Pick<Transaction, 'select'>,
  memberId: string,
  now: number,
): Promise<AbsenceRow | null> {
  return counting(await openOf(from, memberId), now);
}

/** The same, of those that the member began. */
export async function ownAbsenceOf(
  from: Pick<Transaction, 'select'>,
  memberId: string,
  now: number,
): Promise<AbsenceRow | null> {
  const own = (await openOf(from, memberId)).filter(({ kind }) => kind !== 'REGISTER');
  return counting(own, now);
}

/** Whether a member is on a break or excluded. */
export async function isAway(
  from: Pick<Transaction, 'select'>,
  memberId: string,
  now: number,
): Promise<boolean> {
  return (await absenceOf(from, memberId, now)) !== null;
}

/** Whether the member of a column was on a break or excluded at a moment, as a condition of a query. */
export function awayAt(memberId: Column, at: number): SQL {
  return sql`exists (select 1 from ${absences} where ${absences.memberId} = ${memberId}
    and ${absences.from} <= ${at} and (${absences.endedAt} is null or ${absences.endedAt} > ${at})
    and (${absences.kind} <> 'BREAK' or ${absences.until} is null or ${absences.until} > ${at}))`;
}
