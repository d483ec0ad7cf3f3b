import { eq } from 'drizzle-orm';
import type { Limit } from '#contract/protection/limits.ts';
import type { LimitKind, LimitPeriod } from '#contract/protection/market.ts';
import { deposits } from '#sandbox/db/money-schema.ts';
import { type Asker, askerOf, askFor } from './promotions.ts';
import { startSandbox, type TestSandbox } from './sandbox.ts';

export const hour = 60 * 60_000;
export const day = 24 * hour;

/** A moment on the merchant's clock, which is Lima's, in epoch milliseconds: `at('2026-11-25 10:00')`. */
export const at = (local: string) => Date.parse(`${local.replace(' ', 'T')}:00-05:00`);

/** A moment as the merchant's clock shows it: `local(at('2026-11-25 10:00'))` is that text again. */
export const local = (moment: number | null | undefined) =>
  new Date((moment ?? 0) - 5 * hour).toISOString().slice(0, 16).replace('T', ' ');

/** How a sandbox of a market starts, in which nobody is signed out by the time that passes. */
export function ofMarket(market: string, protection: Record<string, unknown> = {}) {
  const limits = { idleMinutes: 10_000_000, absoluteHours: 10_000_000 };
  return { settings: { protection: { market, ...protection }, limits } };
}

/** A sandbox of a market. */
export function startMarket(...of: Parameters<typeof ofMarket>): Promise<TestSandbox> {
  return startSandbox(ofMarket(...of));
}

/** Who paid nothing in before the test: the past of the seed counts for no limit. */
export async function newPayer(box: TestSandbox, account: string): Promise<Asker> {
  const asker = await askerOf(box, account);
  await box.sandbox.db.write((tx) => tx.delete(deposits).where(eq(deposits.memberId, asker.id)));
  return asker;
}

/** One limit of a member, as the standing has it. */
export async function limitOf(asker: Asker, kind: LimitKind, period: LimitPeriod): Promise<Limit> {
  const { value } = await askFor(asker, 'protection.standing');
  const found = value.limits.find((one) => one.kind === kind && one.period === period);
  if (!found) throw new Error(`no limit of ${kind} by the ${period}`);
  return found;
}

type Asked = {
  readonly act?: 'SET' | 'CONFIRM' | 'DROP';
  readonly kind?: LimitKind;
  readonly period?: LimitPeriod;
  readonly value?: unknown;
  readonly seen?: number;
};

/** Acts on the daily deposit limit, or another; the member has seen its newest version if no other is named. */
export async function actOn(asker: Asker, { seen, ...asked }: Asked) {
  const { kind = 'deposit', period = 'day' } = asked;
  const version = seen ?? (await limitOf(asker, kind, period)).version;
  return askFor(asker, 'protection.limit', { act: 'SET', kind, period, seen: version, ...asked });
}

/** The rule that a refusal names. */
export const ruleOf = ({ code, value }: { code: string | null; value: unknown }) =>
  code === 'PROTECTION_RULE' ? (value as { rule: string }).rule : code;

/** What happened to a member's limits, newest first. */
export async function changesOf(asker: Asker, page = 1) {
  return (await askFor(asker, 'protection.history', { page })).value;
}
