import { Temporal } from 'temporal-polyfill';
import type { LimitPeriod, Protection } from '#contract/protection/market.ts';
import { plain } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import type { memberLimits } from '#sandbox/db/protection-schema.ts';
import { limitPeriodAt } from './periods.ts';

export type RaiseRules = Protection['limits']['raise'];
export type LimitRow = typeof memberLimits.$inferSelect;

const hour = 60 * 60_000;
const saturday = 6;

/** When so many whole working days have passed after the day of a moment, Monday to Friday in the merchant's zone. */
function afterWorkingDays(at: number, days: number, zone: string): number {
  if (days === 0) return at;
  let day = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();
  for (let left = days; left > 0; ) {
    day = day.add({ days: 1 });
    if (day.dayOfWeek < saturday) left -= 1;
  }
  return day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
}

/** Since when a raise whose wait begins at a moment can be in force; the latest of what the market asks for. */
export function raiseFrom(
  { waitHours, workingDays, notBeforePeriodEnd }: RaiseRules,
  { period, at, zone }: { readonly period: LimitPeriod; readonly at: number; readonly zone: string },
): number {
  return Math.max(
    at + waitHours * hour,
    afterWorkingDays(at, workingDays, zone),
    notBeforePeriodEnd ? limitPeriodAt(period, at, zone).to : at,
  );
}

/** Until when it must be confirmed again; null where the market does not ask for that. */
export function confirmUntil({ reconfirm, confirmHours }: RaiseRules, from: number): number | null {
  return reconfirm ? from + confirmHours * hour : null;
}

/** Whether a person of the provider must have talked to the member before a monthly deposit limit is set or raised so far. */
export function wantsTalk(
  { contactAbove }: RaiseRules,
  { kind, period }: Pick<LimitRow, 'kind' | 'period'>,
  value: number | null,
): boolean {
  if (contactAbove === null || kind !== 'deposit' || period !== 'month') return false;
  return value === null || value > plain(minorOf(contactAbove));
}

/** Since when another raise of a limit is allowed again. */
export function gapUntil({ gapDays }: RaiseRules, { raisedAt }: Pick<LimitRow, 'raisedAt'>): number {
  return raisedAt === null ? 0 : raisedAt + gapDays * 24 * hour;
}

/**
 * What a raise still waits for, by the rules in force now: a raise is judged by the rules of the moment at which it would
 * hold. What was asked for when it began to wait goes on holding where that is stricter.
 */
export function waitNow(
  row: LimitRow,
  rules: RaiseRules,
  zone: string,
): Pick<LimitRow, 'raiseState' | 'raiseFrom' | 'raiseConfirmBy'> {
  const { period, raiseAskedAt, raiseTestedAt, raiseTalkedAt, raiseFrom: promised, raiseConfirmBy } = row;
  const at = Math.max(raiseAskedAt ?? 0, raiseTestedAt ?? 0, raiseTalkedAt ?? 0);
  const from = Math.max(promised ?? 0, raiseFrom(rules, { period, at, zone }), gapUntil(rules, row));
  const hours = rules.confirmHours * hour;
  const span = raiseConfirmBy === null ? hours : Math.min(hours, raiseConfirmBy - (promised ?? 0));
  const confirms = rules.reconfirm || raiseConfirmBy !== null;
  const wait = { raiseFrom: from, raiseConfirmBy: confirms ? from + span : null };
  if (rules.test && row.raisedAt === null && raiseTestedAt === null)
    return { ...wait, raiseState: 'TESTING' };
  const talks = wantsTalk(rules, row, row.raiseValue) && raiseTalkedAt === null;
  return { ...wait, raiseState: talks ? 'TALKING' : 'WAITING' };
}
