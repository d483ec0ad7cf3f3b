import { and, eq, isNotNull } from 'drizzle-orm';
import type { ProtectionChange } from '#contract/protection/limits.ts';
import type { LimitKind } from '#contract/protection/market.ts';
import { asMinor } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { memberLimits } from '#sandbox/db/protection-schema.ts';
import { marketOf } from '#sandbox/kit/market.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { noteChange } from './changes.ts';
import { type LimitRow, waitNow } from './raise-wait.ts';

/** No raise waits. */
export const noRaise = {
  raiseState: null,
  raiseValue: null,
  raiseAskedAt: null,
  raiseTestedAt: null,
  raiseTalkedAt: null,
  raiseFrom: null,
  raiseConfirmBy: null,
} as const;

/** A limit's number on the wire: money with two decimals, or whole minutes. */
export function limitOnWire(kind: LimitKind, value: number): string {
  return kind === 'time' ? String(value) : amountOf(asMinor(value));
}

export function writtenOrNone(kind: LimitKind, value: number | null): string | null {
  return value === null ? null : limitOnWire(kind, value);
}

/** What a raise became by itself, and when. */
type Became = { readonly what: ProtectionChange['what']; readonly at: number };

/** The raise is in force from a moment on. */
export function raiseLimit(row: LimitRow, at: number): LimitRow {
  return { ...row, ...noRaise, value: row.raiseValue, version: row.version + 1, raisedAt: at };
}

/** What is noted of a raise that is in force. */
export function raisedAs({ raiseValue }: LimitRow): ProtectionChange['what'] {
  return raiseValue === null ? 'LIMIT_REMOVED' : 'LIMIT_RAISED';
}

/**
 * A limit as time and the rules in force have made it: after its wait a raise must be confirmed, is in force by itself where the market does not
 * want that, and lapses where nobody confirmed it. Nothing needs to be written for it to be true.
 */
export function limitNow(
  kept: LimitRow,
  { settings, clock }: Pick<Sandbox, 'settings' | 'clock'>,
): { readonly row: LimitRow; readonly became: Became | null } {
  if (kept.raiseState !== 'WAITING') return { row: kept, became: null };
  const now = clock.now();
  const rules = marketOf({ settings }).rules.limits.raise;
  const row = { ...kept, ...waitNow(kept, rules, settings.current().zone) };
  const { raiseState, raiseFrom, raiseConfirmBy } = row;
  if (raiseState !== 'WAITING' || raiseFrom === null || now < raiseFrom) return { row, became: null };
  if (raiseConfirmBy === null)
    return { row: raiseLimit(row, raiseFrom), became: { what: raisedAs(row), at: raiseFrom } };
  if (now < raiseConfirmBy) return { row: { ...row, raiseState: 'TO_CONFIRM' }, became: null };
  const lapsed = { ...row, ...noRaise, version: row.version + 1 };
  return { row: lapsed, became: { what: 'RAISE_LAPSED', at: raiseConfirmBy } };
}

/** Notes what a raise became by itself, in the transaction that writes its limit. */
export async function noteBecame(
  tx: Pick<Transaction, 'insert'>,
  { memberId, kind, period, value, raiseValue }: LimitRow,
  { what, at }: Became,
): Promise<void> {
  const [before, after] = [writtenOrNone(kind, value), writtenOrNone(kind, raiseValue)];
  await noteChange(tx, memberId, { what, kind, period, before, after }, at);
}

/** Writes what the raises of a member became by themselves, each once, so that the history has it. */
export async function settleRaises(sandbox: Sandbox, memberId: string): Promise<void> {
  const { db } = sandbox;
  const waiting = and(eq(memberLimits.memberId, memberId), isNotNull(memberLimits.raiseState));
  const isDue = (row: LimitRow) => limitNow(row, sandbox).became !== null;
  if (!(await db.read.select().from(memberLimits).where(waiting)).some(isDue)) return;
  await db.write(async (tx) => {
    for (const before of await tx.select().from(memberLimits).where(waiting)) {
      const { row, became } = limitNow(before, sandbox);
      if (!became) continue;
      await noteBecame(tx, before, became);
      await putLimit(tx, row);
    }
  });
}

/** Writes a limit; there is one of each kind and period. */
export async function putLimit(tx: Transaction, row: LimitRow): Promise<void> {
  const { memberId: _, kind: __, period: ___, ...rest } = row;
  await tx
    .insert(memberLimits)
    .values(row)
    .onConflictDoUpdate({
      target: [memberLimits.memberId, memberLimits.kind, memberLimits.period],
      set: rest,
    });
}
