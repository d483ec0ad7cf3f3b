import type { Limit } from '#contract/protection/limits.ts';
import { type LimitKind, type LimitPeriod, limitKinds } from '#contract/protection/market.ts';
import type { Standing } from '#contract/protection.ts';
import { plain, plus, ratioOf, signOf } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';

/** What is left of a limit as a number to compare by. */
function leftIn({ left }: Pick<Limit, 'left'>): number {
  return left === null ? Number.POSITIVE_INFINITY : plain(minorOf(left));
}

/** Of several limits of one kind the one that leaves least, and so holds; null where none holds. */
export function tightest(limits: readonly Limit[]): Limit | null {
  const holding = limits.filter(({ left }) => left !== null);
  return holding.toSorted((one, other) => leftIn(one) - leftIn(other) || other.until - one.until)[0] ?? null;
}

/** The limit of losses, stakes or time that has nothing left, so that nobody plays before it begins again; of several the last. */
export function spentLimit(limits: readonly Limit[]): Limit | null {
  const spent = limits.filter(
    ({ kind, left }) => kind !== 'deposit' && left !== null && signOf(minorOf(left)) <= 0,
  );
  return spent.toSorted((one, other) => other.until - one.until)[0] ?? null;
}

/** Whether another session of play can begin, by the gateway's last word. */
export function mayPlayAgain({ may, lockedUntil, limitsAsked, limits }: Standing): boolean {
  return may.play && lockedUntil === null && limitsAsked !== 'must' && spentLimit(limits) === null;
}

/** The limits of what is paid in, in the market's order. */
export function depositLimits({ limits }: Pick<Standing, 'limits'>): readonly Limit[] {
  return limits.filter(({ kind }) => kind === 'deposit');
}

/** The periods whose deposit limits must be set before anything is played, and are not; none where one of any period is enough. */
export function missingPeriods({
  limitsAsked,
  limits,
  rules,
}: Pick<Standing, 'limitsAsked' | 'limits' | 'rules'>): readonly LimitPeriod[] {
  if (limitsAsked !== 'must') return [];
  const set = depositLimits({ limits }).filter(({ value }) => value !== null);
  return rules.limits.required.filter((period) => !set.some((limit) => limit.period === period));
}

/** The limits of each kind that there are, in the order in which the product names them. */
export function byKind(
  limits: readonly Limit[],
): readonly { readonly kind: LimitKind; readonly limits: readonly Limit[] }[] {
  return limitKinds
    .map((kind) => ({ kind, limits: limits.filter((one) => one.kind === kind) }))
    .filter((group) => group.limits.length > 0);
}

/** The limit whose form opens where only one fits: the one that holds, else the first. */
export function nearest(limits: readonly Limit[]): Limit | null {
  const own = limits.filter(({ value }) => value !== null);
  return tightest(own) ?? limits[0] ?? null;
}

/** How much of a limit is used, in percent, at most a hundred; of a limit of nothing all is used. */
export function usedPercent({ used, left }: Pick<Limit, 'used' | 'left'>): number {
  const whole = plus(minorOf(used), minorOf(left ?? '0'));
  return signOf(whole) === 0 ? 100 : Math.min(100, Math.round(ratioOf(minorOf(used), whole) * 100));
}

const second = 1_000;
/** The longest that a browser's timer waits. */
const longest = 2_147_000_000;

/** In how many milliseconds the standing is another by itself: a period ends, or a raise has waited; null for never. */
export function standingAgainIn(
  { limits, now }: Pick<Standing, 'limits' | 'now'>,
  times: { readonly askedAt: number; readonly now: number },
): number | null {
  const moments = limits.flatMap(({ until, raise }) => [until, raise?.from ?? 0, raise?.confirmBy ?? 0]);
  const next = Math.min(...moments.filter((moment) => moment > now));
  if (!Number.isFinite(next)) return null;
  return Math.min(longest, Math.max(second, next - now - (times.now - times.askedAt) + second));
}
