import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Limit } from '#contract/protection/limits.ts';
import type { LimitPeriod } from '#contract/protection/market.ts';
import type { Standing } from '#contract/protection.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { limitsPostponed, protectionChanges } from '#sandbox/db/protection-schema.ts';
import { marketOf } from '#sandbox/kit/market.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { absenceShown, monthsLater } from './absence.ts';
import { careShown, knownOf } from './care.ts';
import { checkInForce } from './check-every.ts';
import { limitsOf } from './limits.ts';
import { playStanding } from './play-shown.ts';
import { mayWith } from './promotions-allowed.ts';

type From = Pick<Transaction, 'select'>;

/** Whether the limits of what is paid in that the market wants are set: each that it requires, else any one. */
function limitsSet(limits: readonly Limit[], required: readonly LimitPeriod[]): boolean {
  const set = limits
    .filter(({ kind, value }) => kind === 'deposit' && value !== null)
    .map(({ period }) => period);
  return required.length === 0 ? set.length > 0 : required.every((period) => set.includes(period));
}

/** Whether the member has neither changed a limit nor said that they fit for so many months. */
async function reviewDue(
  from: From,
  memberId: string,
  { months, fitted }: { readonly months: number | null; readonly fitted: number },
  { clock, settings }: Sandbox,
): Promise<boolean> {
  if (months === null) return false;
  const [changed] = await from
    .select({ at: protectionChanges.at })
    .from(protectionChanges)
    .where(and(eq(protectionChanges.memberId, memberId), isNotNull(protectionChanges.kind)))
    .orderBy(desc(protectionChanges.at))
    .limit(1);
  const last = Math.max(fitted, changed?.at ?? 0);
  // Of limits that nobody set here it is not known since when they are as they are.
  if (last === 0) return false;
  return monthsLater(last, months, settings.current().zone) <= clock.now();
}

/** Whether the member is asked for limits of what is paid in, or whether those that are set still fit. */
async function limitsAsked(
  from: From,
  memberId: string,
  limits: readonly Limit[],
  sandbox: Sandbox,
): Promise<Standing['limitsAsked']> {
  const { asked, required, reviewMonths: months } = marketOf(sandbox).rules.limits;
  if (asked === 'never') return 'no';
  const set = limitsSet(limits, required);
  if (!set && asked === 'beforePlay') return 'must';
  const [later] = await from.select().from(limitsPostponed).where(eq(limitsPostponed.memberId, memberId));
  if (!set) return later ? 'no' : 'prompt';
  return (await reviewDue(from, memberId, { months, fitted: later?.at ?? 0 }, sandbox)) ? 'prompt' : 'no';
}

/** Everything that protects a member, as the member is told. */
export async function standingOf(from: From, memberId: string, sandbox: Sandbox): Promise<Standing> {
  const now = sandbox.clock.now();
  const { market, rules } = marketOf(sandbox);
  const limits = await limitsOf(from, memberId, sandbox);
  const known = await knownOf(from, memberId, now);
  const care = careShown(known, now, sandbox);
  return {
    now,
    zone: sandbox.settings.current().zone,
    market,
    rules,
    limits: [...limits],
    limitsAsked: await limitsAsked(from, memberId, limits, sandbox),
    absence: known.away && (await absenceShown(from, known.away, sandbox)),
    care,
    ...(await playStanding(from, memberId, sandbox)),
    checkMinutes: await checkInForce(from, memberId, sandbox),
    may: mayWith(known, care, rules, now),
  };
}
