import { eq } from 'drizzle-orm';
import { once } from '#sandbox/books/once.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { absences } from '#sandbox/db/protection-schema.ts';
import { type AbsenceRow, absenceOf, ownAbsenceOf } from '#sandbox/kit/away.ts';
import { marketOf, protectedBy } from '#sandbox/kit/market.ts';
import { newReference } from '#sandbox/kit/references.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { sessionOf } from '#sandbox/wire/call-owner.ts';
import type { Handler, LiveSession } from '#sandbox/wire/handler.ts';
import { endAllSessions } from '#sandbox/wire/sessions.ts';
import { absenceShown, hour, monthsLater, returnFromOf } from './absence.ts';
import { tellAway } from './absence-letter.ts';
import { noteChange } from './changes.ts';
import { giveUpBonuses } from './open-matters.ts';
import { keepLastEnding } from './play-gate.ts';

type Beginning = Pick<AbsenceRow, 'kind' | 'until' | 'everywhere' | 'returnFrom'>;

/** The same length again within the hour is a repeated press, not a longer absence. */
const samePress = hour;

/**
 * Whether a new absence takes the place of one in force: an exclusion that of any break, since it does not end by itself;
 * else the one that ends later, or, of an exclusion without an end, the one that is come back from later. A break never
 * takes the place of an exclusion.
 */
function replaces({ kind, until, returnFrom }: Beginning, before: AbsenceRow): boolean {
  if (kind !== before.kind) return before.kind === 'BREAK';
  if (before.until === null) {
    return until !== null && (returnFrom ?? 0) > (before.returnFrom ?? 0) + samePress;
  }
  return until === null || until > before.until + samePress;
}

/** Puts a member away: the row, the history and the message. Ends nothing. */
async function beginAbsence(
  tx: Transaction,
  memberId: string,
  beginning: Beginning,
  { at, zone }: { readonly at: number; readonly zone: string },
): Promise<AbsenceRow> {
  const [row] = await tx
    .insert(absences)
    .values({ id: newReference(), memberId, from: at, ...beginning })
    .returning();
  if (!row) throw new Error('An absence was not kept');
  const what = beginning.kind === 'BREAK' ? ('BREAK' as const) : ('EXCLUSION' as const);
  const end = beginning.until === null ? beginning.kind : new Date(beginning.until).toISOString();
  await noteChange(tx, memberId, { what, after: end }, at);
  await tellAway(tx, row, { at, zone });
  return row;
}

/**
 * Puts a member away, and ends what they were at: play and bonuses. Open bets and withdrawals go on. A session that had
 * ended before keeps its own end, and with it the lock that the member chose.
 */
export async function leavePlay(
  tx: Transaction,
  memberId: string,
  beginning: Beginning,
  { at, sandbox }: { readonly at: number; readonly sandbox: Sandbox },
): Promise<AbsenceRow> {
  await keepLastEnding(tx, memberId, sandbox);
  const row = await beginAbsence(tx, memberId, beginning, { at, zone: sandbox.settings.current().zone });
  await keepLastEnding(tx, memberId, sandbox);
  await giveUpBonuses(tx, memberId, at);
  return row;
}

/** The later of two moments; null is none. */
function later(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}

/**
 * What an absence becomes where it takes the place of another: it never ends, and is never come back from, before the
 * other would have been.
 */
function after(beginning: Beginning, before: AbsenceRow | null): Beginning {
  if (!before || beginning.kind !== 'EXCLUSION') return beginning;
  const held = before.kind === 'BREAK' ? before.until : before.returnFrom;
  const endless = beginning.until === null || (before.kind === 'EXCLUSION' && before.until === null);
  const until = endless ? null : later(beginning.until, before.until);
  const everywhere = beginning.everywhere || before.everywhere;
  return { ...beginning, until, everywhere, returnFrom: later(beginning.returnFrom, held) };
}

/** Goes away at once, and every other session ends; a longer absence takes the place of the one in force. */
async function goAway(
  tx: Transaction,
  { memberId, tokenHash }: LiveSession,
  beginning: Omit<Beginning, 'returnFrom'>,
  { at, sandbox }: { readonly at: number; readonly sandbox: Sandbox },
) {
  const { zone } = sandbox.settings.current();
  const { exclusion } = marketOf(sandbox).rules;
  const asked = { ...beginning, returnFrom: returnFromOf({ ...beginning, from: at }, exclusion, zone) };
  // The register lets go of a member one day: an exclusion of their own stands beside it, and a break would say nothing.
  const before = await ownAbsenceOf(tx, memberId, at);
  const counts = await absenceOf(tx, memberId, at);
  const refused = before ? !replaces(asked, before) : counts !== null && beginning.kind === 'BREAK';
  if (refused) throw protectedBy('alreadyAway', { until: counts?.until });
  if (before) await tx.update(absences).set({ endedAt: at }).where(eq(absences.id, before.id));
  const row = await leavePlay(tx, memberId, after(asked, before), { at, sandbox });
  await endAllSessions(tx, memberId, tokenHash);
  return absenceShown(tx, row, sandbox);
}

/** Whether these hours are whole days, as many as the market lets anybody ask for. */
function asAsked(hours: number, daysUpTo: number | null): boolean {
  const days = hours / 24;
  return Number.isInteger(days) && days > 0 && days <= (daysUpTo ?? 0);
}

/** A break, for hours or months of the market's list, or for the days that were asked for. */
export const takeBreak: Handler<'protection.break'> = (input, caller, sandbox) =>
  once('protection.break', input, caller, sandbox, async (tx, at) => {
    const { hours, months } = input;
    const { break: offered } = marketOf(sandbox).rules;
    const { zone } = sandbox.settings.current();
    let until: number;
    const listed = hours !== null && (offered.hours.includes(hours) || asAsked(hours, offered.daysUpTo));
    if (hours !== null && months === null && listed) until = at + hours * hour;
    else if (months !== null && hours === null && offered.months.includes(months)) {
      until = monthsLater(at, months, zone);
    } else throw protectedBy('notOffered');
    const beginning = { kind: 'BREAK' as const, until, everywhere: false };
    const begun = await goAway(tx, sessionOf(caller), beginning, { at, sandbox });
    return { ...begun, asked: { hours, months, everywhere: false } };
  });

/** An exclusion, for months of the market's list, or without an end where it has that. */
export const exclude: Handler<'protection.exclude'> = (input, caller, sandbox) =>
  once('protection.exclude', input, caller, sandbox, async (tx, at) => {
    const { months, everywhere } = input;
    const { exclusion: offered } = marketOf(sandbox).rules;
    if (months === null ? !offered.indefinite : !offered.months.includes(months)) {
      throw protectedBy('notOffered');
    }
    const { zone } = sandbox.settings.current();
    const until = months === null ? null : monthsLater(at, months, zone);
    const beginning = { kind: 'EXCLUSION' as const, until, everywhere };
    const begun = await goAway(tx, sessionOf(caller), beginning, { at, sandbox });
    return { ...begun, asked: { hours: null, months, everywhere } };
  });
