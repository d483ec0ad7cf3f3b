import { and, eq, isNull, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Care } from '#contract/protection.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { prepared } from '#sandbox/db/prepared.ts';
import { absences, cares } from '#sandbox/db/protection-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { type AbsenceRow, counting } from '#sandbox/kit/away.ts';
import { marketOf } from '#sandbox/kit/market.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

type From = Pick<Transaction, 'select'>;
type Row = typeof cares.$inferSelect;

/** What is known of a member who may need care: what an administrator said, the birthday, and what keeps them away. */
export type Known = {
  readonly row: Row | null;
  readonly birthday: string | null;
  readonly away: AbsenceRow | null;
};

const withMember = prepared((from: From) =>
  from
    .select({ row: cares, birthday: members.birthday, away: absences })
    .from(members)
    .leftJoin(cares, eq(cares.memberId, members.id))
    .leftJoin(absences, and(eq(absences.memberId, members.id), isNull(absences.endedAt)))
    .where(eq(members.id, sql.placeholder('memberId')))
    .prepare(),
);

/** Reads it in one go, since many calls of play and money ask. */
export async function knownOf(from: From, memberId: string, now: number): Promise<Known> {
  const found = await withMember(from).all({ memberId });
  const away = counting(
    found.flatMap((one) => one.away ?? []),
    now,
  );
  return { row: found[0]?.row ?? null, birthday: found[0]?.birthday ?? null, away };
}

/** Whether somebody born on a day yyyy-MM-dd is at most so old, on the merchant's calendar. */
export function youngAt(birthday: string, upTo: number, now: number, zone: string): boolean {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
  return Temporal.PlainDate.from(birthday).until(today, { largestUnit: 'years' }).years <= upTo;
}

/** Whether a message that had to be answered by now was not. */
export function isUnanswered(row: Row | null, now: number): boolean {
  if (!row || row.messageId === null || row.answeredAt !== null) return false;
  return row.answerBy !== null && row.answerBy <= now;
}

/** The standing of care as its member is told. Without a word of an administrator, the birthday decides. */
export function careShown(
  { row, birthday }: Pick<Known, 'row' | 'birthday'>,
  now: number,
  sandbox: Pick<Sandbox, 'settings'>,
): Care {
  const { youngUpTo } = marketOf(sandbox).rules.care;
  const { zone } = sandbox.settings.current();
  const said = row !== null && row.standing !== 'NONE';
  const young = youngUpTo > 0 && birthday !== null && youngAt(birthday, youngUpTo, now, zone);
  const waiting = row !== null && row.messageId !== null && row.answeredAt === null;
  return {
    standing: said ? row.standing : young ? 'YOUNG' : 'NONE',
    since: said ? row.since : null,
    toAnswer: waiting ? row.messageId : null,
    answerBy: waiting ? row.answerBy : null,
    suspended: isUnanswered(row, now),
  };
}
