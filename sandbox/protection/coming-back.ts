import { and, eq, isNull } from 'drizzle-orm';
import type { CallInput } from '#contract/calls.ts';
import type { Absence } from '#contract/protection/absence.ts';
import { once } from '#sandbox/books/once.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { absences } from '#sandbox/db/protection-schema.ts';
import { type AbsenceRow, absenceOf, ownAbsenceOf } from '#sandbox/kit/away.ts';
import { marketOf, protectedBy } from '#sandbox/kit/market.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Handler } from '#sandbox/wire/handler.ts';
import { absenceShown, coolingHoursOf, lapsedAt, monthsLater, returnLetterOf } from './absence.ts';
import { type Before, tellBeforeReturn, tellDecided, tellReleased } from './absence-letter.ts';
import { noteChange } from './changes.ts';
import { paidIn, playedIn } from './limit-usage.ts';

/** Whom it is about, and when. */
type About = { readonly row: AbsenceRow; readonly at: number; readonly sandbox: Sandbox };

const noWish = {
  returnAskedAt: null,
  returnReason: null,
  returnDecideDays: null,
  returnCoolingHours: null,
  returnDecision: null,
  returnDecidedAt: null,
};

async function keep(
  tx: Transaction,
  { row }: Pick<About, 'row'>,
  change: Partial<AbsenceRow>,
): Promise<void> {
  await tx.update(absences).set(change).where(eq(absences.id, row.id));
}

/** What was played in the three months before an exclusion. */
async function playedBefore(tx: Transaction, { row, sandbox }: About): Promise<Before> {
  const { memberId, from: to } = row;
  const span = { from: monthsLater(to, -3, sandbox.settings.current().zone), to };
  const { staked, won } = await playedIn(tx, memberId, span);
  return { deposited: await paidIn(tx, memberId, span), staked, won };
}

/** The cooling off begins, with the message that must be read before it is confirmed. */
async function beginCooling(tx: Transaction, about: About): Promise<void> {
  const { row, at, sandbox } = about;
  const { zone } = sandbox.settings.current();
  await tellBeforeReturn(tx, row, await playedBefore(tx, about), { at, zone });
}

async function askToReturn(
  tx: Transaction,
  about: About,
  { shown, reason }: { readonly shown: Absence; readonly reason: string },
): Promise<void> {
  const { row, at, sandbox } = about;
  const { exclusion } = marketOf(sandbox).rules;
  const { decideDays } = exclusion;
  const returnCoolingHours = coolingHoursOf(row, exclusion);
  if (shown.returnFrom === null) throw protectedBy('noReturn');
  if (shown.returnFrom > at) throw protectedBy('returnEarly', { until: shown.returnFrom });
  // A wish that runs is asked only once; after a refusal it may be asked again.
  if (shown.return && shown.return.state !== 'REFUSED') return;
  if (decideDays > 0 && reason === '') throw protectedBy('reasonMissing');
  // What is asked for now goes on holding while the wish runs; where the market becomes stricter, that holds.
  const asked = { returnAskedAt: at, returnDecideDays: decideDays, returnCoolingHours };
  await keep(tx, about, { ...noWish, ...asked, returnReason: reason === '' ? null : reason });
  await noteChange(tx, row.memberId, { what: 'RETURN_ASKED' }, at);
  if (decideDays === 0) await beginCooling(tx, about);
}

async function confirmReturn(
  tx: Transaction,
  about: About,
  { return: wish }: Pick<Absence, 'return'>,
): Promise<void> {
  const { row, at, sandbox } = about;
  if (wish?.state === 'COOLING') throw protectedBy('returnEarly', { until: wish.coolUntil });
  if (wish?.state !== 'TO_CONFIRM') throw protectedBy('noReturn');
  if (((await returnLetterOf(tx, row, sandbox))?.readAt ?? null) === null) throw protectedBy('noticeUnread');
  await keep(tx, about, { endedAt: at });
  await noteChange(tx, row.memberId, { what: 'RETURNED' }, at);
}

/** Writes that a wish has lapsed, once, so that the history has it; returns the row as it is then. */
async function settled(tx: Transaction, row: AbsenceRow, sandbox: Sandbox): Promise<AbsenceRow> {
  const at = lapsedAt(row, sandbox);
  if (at === null) return row;
  await keep(tx, { row }, noWish);
  await noteChange(tx, row.memberId, { what: 'RETURN_DECIDED', after: 'LAPSED' }, at);
  return { ...row, ...noWish };
}

/** Writes that the wish of a member to come back has lapsed, if it has. */
export async function settleReturn(sandbox: Sandbox, memberId: string): Promise<void> {
  const { db, clock } = sandbox;
  const found = await absenceOf(db.read, memberId, clock.now());
  if (!found || lapsedAt(found, sandbox) === null) return;
  await db.write(async (tx) => {
    const row = await absenceOf(tx, memberId, clock.now());
    if (row) await settled(tx, row, sandbox);
  });
}

async function dropReturn(tx: Transaction, about: About): Promise<void> {
  if (about.row.returnAskedAt === null) return;
  await keep(tx, about, noWish);
  await noteChange(tx, about.row.memberId, { what: 'RETURN_DECIDED', after: 'DROPPED' }, about.at);
}

async function act(
  tx: Transaction,
  about: About,
  { act: wanted, note = '' }: Pick<CallInput<'protection.return'>, 'act' | 'note'>,
): Promise<void> {
  const shown = await absenceShown(tx, about.row, about.sandbox);
  if (wanted === 'ASK') await askToReturn(tx, about, { shown, reason: note });
  else if (wanted === 'CONFIRM') await confirmReturn(tx, about, shown);
  else await dropReturn(tx, about);
}

/** Coming back from an exclusion: asked for, taken back, or confirmed. */
export const comeBack: Handler<'protection.return'> = (input, caller, sandbox) =>
  once('protection.return', input, caller, sandbox, async (tx, at) => {
    const memberId = memberIdOf(caller);
    const found = await absenceOf(tx, memberId, at);
    if (!found) return { absence: null };
    await act(tx, { row: await settled(tx, found, sandbox), at, sandbox }, input);
    const left = await absenceOf(tx, memberId, at);
    return { absence: left && (await absenceShown(tx, left, sandbox)) };
  });

/** A person decides about a wish to come back. False when none waits for that. */
export async function decideReturn(
  tx: Transaction,
  memberId: string,
  decision: 'AGREED' | 'REFUSED',
  { at, sandbox }: Omit<About, 'row'>,
): Promise<boolean> {
  const row = await absenceOf(tx, memberId, at);
  if (!row || (await absenceShown(tx, row, sandbox)).return?.state !== 'DECIDING') return false;
  const about = { row, at, sandbox };
  await keep(tx, about, { returnDecision: decision, returnDecidedAt: at });
  await noteChange(tx, memberId, { what: 'RETURN_DECIDED', after: decision }, at);
  await tellDecided(tx, memberId, decision, at);
  if (decision === 'AGREED') await beginCooling(tx, about);
  return true;
}

/**
 * The register lets a member go: who has no exclusion of their own may ask to come back from now on, as from one. False when
 * the register does not hold them.
 */
export async function release(tx: Transaction, memberId: string, at: number): Promise<boolean> {
  const held = and(
    eq(absences.memberId, memberId),
    eq(absences.kind, 'REGISTER'),
    isNull(absences.returnFrom),
    isNull(absences.endedAt),
  );
  const excluded = (await ownAbsenceOf(tx, memberId, at))?.kind === 'EXCLUSION';
  const found = await tx
    .update(absences)
    .set(excluded ? { endedAt: at } : { returnFrom: at })
    .where(held)
    .returning({ id: absences.id });
  if (found.length === 0) return false;
  await tellReleased(tx, memberId, { excluded, at });
  return true;
}
