import { eq } from 'drizzle-orm';
import { plain } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import { absences, limitsPostponed, memberLimits } from '#sandbox/db/protection-schema.ts';
import { ownAbsenceOf } from '#sandbox/kit/away.ts';
import { marketOf } from '#sandbox/kit/market.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { returnFromOf } from '#sandbox/protection/absence.ts';
import { leavePlay } from '#sandbox/protection/absence-acts.ts';
import { noteChange } from '#sandbox/protection/changes.ts';
import { noLimit } from '#sandbox/protection/limits.ts';
import { putLimit } from '#sandbox/protection/raises-due.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Caller } from '#sandbox/wire/handler.ts';

const dailyAmount = '100.00';

/** A daily deposit limit in force, without a raise, whatever another scenario has made of it. */
export async function dailyLimit(caller: Caller, { db, clock }: Sandbox): Promise<null> {
  const name = { memberId: memberIdOf(caller), kind: 'deposit', period: 'day' } as const;
  await db.write(async (tx) => {
    await putLimit(tx, { ...noLimit(name), value: plain(minorOf(dailyAmount)), version: 1 });
    await noteChange(tx, name.memberId, { what: 'LIMIT_SET', ...name, after: dailyAmount }, clock.now());
  });
  return null;
}

/** No limit, and nothing said about setting one later: where the market asks for limits, it asks. */
export async function noLimits(caller: Caller, { db }: Sandbox): Promise<null> {
  const memberId = memberIdOf(caller);
  await db.write(async (tx) => {
    await tx.delete(memberLimits).where(eq(memberLimits.memberId, memberId));
    await tx.delete(limitsPostponed).where(eq(limitsPostponed.memberId, memberId));
  });
  return null;
}

/** An exclusion whose return can't be asked for yet; the session that opens the scenario goes on. */
export async function excludeMember(caller: Caller, sandbox: Sandbox): Promise<null> {
  const memberId = memberIdOf(caller);
  await sandbox.db.write(async (tx) => {
    const at = sandbox.clock.now();
    const before = await ownAbsenceOf(tx, memberId, at);
    if (before?.kind === 'EXCLUSION' && (before.returnFrom ?? 0) > at) return;
    if (before) await tx.update(absences).set({ endedAt: at }).where(eq(absences.id, before.id));
    const beginning = { kind: 'EXCLUSION', until: null, everywhere: false } as const;
    const { zone } = sandbox.settings.current();
    const returnFrom = returnFromOf({ ...beginning, from: at }, marketOf(sandbox).rules.exclusion, zone);
    await leavePlay(tx, memberId, { ...beginning, returnFrom }, { at, sandbox });
  });
  return null;
}

/** Neither a break nor an exclusion of their own: whatever another scenario began is over. */
export async function backInPlay(caller: Caller, sandbox: Sandbox): Promise<null> {
  await sandbox.db.write(async (tx) => {
    const at = sandbox.clock.now();
    const before = await ownAbsenceOf(tx, memberIdOf(caller), at);
    if (before) await tx.update(absences).set({ endedAt: at }).where(eq(absences.id, before.id));
  });
  return null;
}
