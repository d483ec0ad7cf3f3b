import { and, eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Absence } from '#contract/protection/absence.ts';
import type { Protection } from '#contract/protection/market.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { messages } from '#sandbox/db/message-schema.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { returnTitle } from './absence-letter.ts';
import type { AbsenceRow } from './away.ts';

export const hour = 60 * 60_000;
const day = 24 * hour;

/** The same time of day so many of the merchant's months later; where a month is too short, its last day. */
export function monthsLater(at: number, months: number, zone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).add({ months })
    .epochMilliseconds;
}

type Exclusion = Protection['exclusion'];

/** The first moment at which coming back from an exclusion that begins now may be asked for; null for a break. */
export function returnFromOf(
  { kind, from, until }: Pick<AbsenceRow, 'kind' | 'from' | 'until'>,
  { revocableAfterMonths, endlessMonths }: Exclusion,
  zone: string,
): number | null {
  if (kind !== 'EXCLUSION') return null;
  if (until === null) return monthsLater(from, revocableAfterMonths ?? endlessMonths, zone);
  if (revocableAfterMonths === null) return until;
  return Math.min(until, monthsLater(from, revocableAfterMonths, zone));
}

/** Since when the cooling off of a wish to come back runs: nobody decides, or somebody agreed. Null before. */
function coolingSince({
  returnAskedAt,
  returnDecideDays,
  returnDecision,
  returnDecidedAt,
}: AbsenceRow): number | null {
  if (returnDecision !== null) return returnDecision === 'AGREED' ? returnDecidedAt : null;
  return returnDecideDays === 0 ? returnAskedAt : null;
}

/** The message that came with the cooling off, and when it was read. */
export async function returnLetterOf(
  from: Pick<Transaction, 'select'>,
  row: AbsenceRow,
): Promise<{ readonly id: string; readonly readAt: number | null } | null> {
  const since = coolingSince(row);
  if (since === null) return null;
  const sent = and(
    eq(messages.memberId, row.memberId),
    eq(messages.createdAt, since),
    eq(messages.titleEs, returnTitle.es),
  );
  const [found] = await from.select({ id: messages.id, readAt: messages.readAt }).from(messages).where(sent);
  return found ?? null;
}

function returnOf(
  row: AbsenceRow,
  { now, toRead }: { now: number; toRead: string | null },
): Absence['return'] {
  const { returnAskedAt: askedAt, returnDecideDays, returnCoolingHours, returnDecision } = row;
  if (askedAt === null || returnDecideDays === null || returnCoolingHours === null) return null;
  const decideBy = returnDecideDays === 0 ? null : askedAt + returnDecideDays * day;
  const since = coolingSince(row);
  if (since === null) {
    const state = returnDecision === 'REFUSED' ? 'REFUSED' : 'DECIDING';
    return { state, askedAt, decideBy, coolUntil: null, toRead: null };
  }
  const coolUntil = since + returnCoolingHours * hour;
  return { state: now < coolUntil ? 'COOLING' : 'TO_CONFIRM', askedAt, decideBy, coolUntil, toRead };
}

/** A break or an exclusion as its member sees it. */
export async function absenceShown(
  from: Pick<Transaction, 'select'>,
  row: AbsenceRow,
  sandbox: Pick<Sandbox, 'settings' | 'clock'>,
): Promise<Absence> {
  const { zone } = sandbox.settings.current();
  const { kind, from: since, until, returnFrom } = row;
  const letter = await returnLetterOf(from, row);
  const toRead = letter?.readAt === null ? letter.id : null;
  return {
    kind,
    from: since,
    until,
    zone,
    returnFrom,
    return: returnOf(row, { now: sandbox.clock.now(), toRead }),
  };
}
