import { and, eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Absence } from '#contract/protection/absence.ts';
import type { Protection } from '#contract/protection/market.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { messages } from '#sandbox/db/message-schema.ts';
import type { AbsenceRow } from '#sandbox/kit/away.ts';
import { marketOf } from '#sandbox/kit/market.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { returnTitle } from './absence-letter.ts';

export const hour = 60 * 60_000;
const day = 24 * hour;

/** The same time of day so many of the merchant's months later; where a month is too short, its last day. */
export function monthsLater(at: number, months: number, zone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).add({ months })
    .epochMilliseconds;
}

type Exclusion = Protection['exclusion'];
type Ruled = Pick<Sandbox, 'settings'>;

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

/** Hours to cool off before coming back from an exclusion, which has an end or none. */
export function coolingHoursOf(
  { until }: Pick<AbsenceRow, 'until'>,
  { returnCoolingHours, endlessCoolingHours }: Exclusion,
): number {
  return until === null ? endlessCoolingHours : returnCoolingHours;
}

/**
 * What a wish to come back has to pass, by the rules in force now: days in which a person decides, and hours to cool off. What
 * was asked for when the wish was made goes on holding where that is stricter.
 */
function askedOf(
  row: AbsenceRow,
  sandbox: Ruled,
): { readonly decideDays: number; readonly coolingHours: number } {
  const { exclusion } = marketOf(sandbox).rules;
  return {
    decideDays: Math.max(row.returnDecideDays ?? 0, exclusion.decideDays),
    coolingHours: Math.max(row.returnCoolingHours ?? 0, coolingHoursOf(row, exclusion)),
  };
}

/** Since when the cooling off of a wish to come back runs: nobody decides, or somebody agreed. Null before. */
function coolingSince(row: AbsenceRow, sandbox: Ruled): number | null {
  const { returnAskedAt, returnDecision, returnDecidedAt } = row;
  if (returnDecision !== null) return returnDecision === 'AGREED' ? returnDecidedAt : null;
  return askedOf(row, sandbox).decideDays === 0 ? returnAskedAt : null;
}

/** From when until when a wish to come back can be confirmed; null before its cooling off began. It lapses like a raise. */
function confirmSpan(
  row: AbsenceRow,
  sandbox: Ruled,
): { readonly coolUntil: number; readonly confirmBy: number } | null {
  const since = coolingSince(row, sandbox);
  if (since === null) return null;
  const coolUntil = since + askedOf(row, sandbox).coolingHours * hour;
  return { coolUntil, confirmBy: coolUntil + marketOf(sandbox).rules.limits.raise.confirmHours * hour };
}

/** When a wish to come back lapsed because nobody confirmed it; null while it lives, and without one. */
export function lapsedAt(row: AbsenceRow, sandbox: Pick<Sandbox, 'settings' | 'clock'>): number | null {
  const { confirmBy } = confirmSpan(row, sandbox) ?? { confirmBy: Number.POSITIVE_INFINITY };
  return confirmBy <= sandbox.clock.now() ? confirmBy : null;
}

/** The message that came with the cooling off, and when it was read. */
export async function returnLetterOf(
  from: Pick<Transaction, 'select'>,
  row: AbsenceRow,
  sandbox: Ruled,
): Promise<{ readonly id: string; readonly readAt: number | null } | null> {
  const since = coolingSince(row, sandbox);
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
  toRead: string | null,
  sandbox: Pick<Sandbox, 'settings' | 'clock'>,
): Absence['return'] {
  const { returnAskedAt: askedAt, returnDecision } = row;
  if (askedAt === null || lapsedAt(row, sandbox) !== null) return null;
  const { decideDays } = askedOf(row, sandbox);
  const decideBy = decideDays === 0 ? null : askedAt + decideDays * day;
  const span = confirmSpan(row, sandbox);
  if (span === null) {
    const state = returnDecision === 'REFUSED' ? 'REFUSED' : 'DECIDING';
    return { state, askedAt, decideBy, coolUntil: null, confirmBy: null, toRead: null };
  }
  const state = sandbox.clock.now() < span.coolUntil ? 'COOLING' : 'TO_CONFIRM';
  return { state, askedAt, decideBy, ...span, toRead };
}

/** A break or an exclusion as its member sees it. */
export async function absenceShown(
  from: Pick<Transaction, 'select'>,
  row: AbsenceRow,
  sandbox: Pick<Sandbox, 'settings' | 'clock'>,
): Promise<Absence> {
  const { zone } = sandbox.settings.current();
  const { kind, from: since, until, returnFrom } = row;
  const letter = await returnLetterOf(from, row, sandbox);
  const toRead = letter?.readAt === null ? letter.id : null;
  return {
    kind,
    from: since,
    until,
    zone,
    returnFrom,
    return: returnOf(row, toRead, sandbox),
  };
}
