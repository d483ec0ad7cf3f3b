import { eq } from 'drizzle-orm';
import type { Limit } from '#contract/protection/limits.ts';
import type { LimitKind, LimitPeriod } from '#contract/protection/market.ts';
import { plain } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { memberLimits } from '#sandbox/db/protection-schema.ts';
import { marketOf } from '#sandbox/kit/market.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { type playedIn, playedOnce, usedOf } from './limit-usage.ts';
import { limitPeriodAt } from './periods.ts';
import { confirmUntil, type LimitRow, raiseFrom } from './raise-wait.ts';
import { limitNow, limitOnWire, noRaise, writtenOrNone } from './raises-due.ts';

type From = Pick<Transaction, 'select'>;
type Settled = Pick<Sandbox, 'settings' | 'clock'>;

/** Which limit of a member. */
export type LimitName = Pick<LimitRow, 'memberId' | 'kind' | 'period'>;

/** A limit that was never set. */
export function noLimit(name: LimitName): LimitRow {
  return { ...name, ...noRaise, value: null, version: 0, raisedAt: null };
}

/** The operator's ceiling of a limit, in minor units; null for none. */
export function ceilingOf(kind: LimitKind, period: LimitPeriod, sandbox: Settled): number | null {
  const given = kind === 'deposit' ? marketOf(sandbox).rules.limits.ceilings?.[period] : undefined;
  return given === undefined ? null : plain(minorOf(given));
}

/** A raise as its member sees it. While something must come first, the wait has not begun: it could begin now. */
function raiseShown(row: LimitRow, sandbox: Settled): Limit['raise'] {
  const { kind, period, raiseState, raiseValue, raiseAskedAt } = row;
  if (raiseState === null) return null;
  const shown = { value: writtenOrNone(kind, raiseValue), state: raiseState, askedAt: raiseAskedAt ?? 0 };
  if (raiseState !== 'TESTING' && raiseState !== 'TALKING')
    return { ...shown, from: row.raiseFrom ?? 0, confirmBy: row.raiseConfirmBy };
  const { raise } = marketOf(sandbox).rules.limits;
  const from = raiseFrom(raise, { period, at: sandbox.clock.now(), zone: sandbox.settings.current().zone });
  return { ...shown, from, confirmBy: confirmUntil(raise, from) };
}

/** A limit as its member sees it, by the row that time has made of it, with what is used of it by now. */
export async function limitShown(
  from: From,
  row: LimitRow,
  sandbox: Settled,
  played?: typeof playedIn,
): Promise<Limit> {
  const { memberId, kind, period, value, version } = row;
  const now = sandbox.clock.now();
  const span = limitPeriodAt(period, now, sandbox.settings.current().zone);
  const used = await usedOf(from, kind, { memberId, span, now }, played);
  const ceiling = ceilingOf(kind, period, sandbox);
  const values = [value, ceiling].filter((one) => one !== null);
  const left = values.length === 0 ? null : Math.max(0, Math.min(...values) - used);
  return {
    kind,
    period,
    value: writtenOrNone(kind, value),
    ceiling: writtenOrNone(kind, ceiling),
    used: limitOnWire(kind, used),
    left: writtenOrNone(kind, left),
    since: span.from,
    until: span.to,
    raise: raiseShown(row, sandbox),
    version,
  };
}

/** The limits that a market offers, in its order. */
function offered(sandbox: Settled): readonly Pick<LimitRow, 'kind' | 'period'>[] {
  const { kinds, periods } = marketOf(sandbox).rules.limits;
  return kinds.flatMap((kind) => periods.map((period) => ({ kind, period })));
}

/** Whether a limit can be set: the market offers it, or the member has one from another market, which goes on holding. */
export function isOffered(row: LimitRow, sandbox: Settled): boolean {
  const same = ({ kind, period }: Pick<LimitRow, 'kind' | 'period'>) =>
    kind === row.kind && period === row.period;
  return row.value !== null || offered(sandbox).some(same);
}

/**
 * The limits of a member: one for each kind and period of the market, with what is used of it by now, and those that the
 * member set before the market changed.
 */
export async function limitsOf(from: From, memberId: string, sandbox: Settled): Promise<readonly Limit[]> {
  const rows = await from.select().from(memberLimits).where(eq(memberLimits.memberId, memberId));
  const known = rows.map((row) => limitNow(row, sandbox).row);
  const named = offered(sandbox).map(
    (name) =>
      known.find(({ kind, period }) => kind === name.kind && period === name.period) ??
      noLimit({ memberId, ...name }),
  );
  const more = known.filter((row) => row.value !== null && !named.includes(row));
  const shown: Limit[] = [];
  const played = playedOnce();
  for (const row of [...named, ...more]) shown.push(await limitShown(from, row, sandbox, played));
  return shown;
}
