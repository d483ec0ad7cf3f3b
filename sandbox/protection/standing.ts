import { eq } from 'drizzle-orm';
import type { Limit } from '#contract/protection/limits.ts';
import type { LimitPeriod } from '#contract/protection/market.ts';
import type { Standing } from '#contract/protection.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { limitsPostponed } from '#sandbox/db/protection-schema.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { absenceShown } from './absence.ts';
import { careShown, knownOf } from './care.ts';
import { checkInForce } from './check-every.ts';
import { limitsOf } from './limits.ts';
import { mayWith } from './may.ts';
import { playStanding } from './play-shown.ts';
import { marketOf } from './rules.ts';

type From = Pick<Transaction, 'select'>;

/** Whether the limits of what is paid in that the market wants are set: each that it requires, else any one. */
function limitsSet(limits: readonly Limit[], required: readonly LimitPeriod[]): boolean {
  const set = limits
    .filter(({ kind, value }) => kind === 'deposit' && value !== null)
    .map(({ period }) => period);
  return required.length === 0 ? set.length > 0 : required.every((period) => set.includes(period));
}

/** Whether the member is asked for limits of what is paid in. */
async function limitsAsked(
  from: From,
  memberId: string,
  limits: readonly Limit[],
  sandbox: Sandbox,
): Promise<Standing['limitsAsked']> {
  const { asked, required } = marketOf(sandbox).rules.limits;
  if (asked === 'never' || limitsSet(limits, required)) return 'no';
  if (asked === 'beforePlay') return 'must';
  const [later] = await from.select().from(limitsPostponed).where(eq(limitsPostponed.memberId, memberId));
  return later ? 'no' : 'prompt';
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
