import { eq } from 'drizzle-orm';
import { asMinor, least, type Minor } from '#contract/units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { memberLimits } from '#sandbox/db/protection-schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { usedOf } from './limit-usage.ts';
import { limitPeriodAt } from './periods.ts';
import { limitNow } from './raises-due.ts';

/** What a member's limits of loss, stake and time leave. */
export type Left = {
  /** The most that may be bet now; null without such a limit. */
  readonly bet: Minor | null;
  /** A limit that nothing gives back is used up: of stake or time. */
  readonly spent: boolean;
  /** A loss limit is used up: the win of a running round may still free some of it. */
  readonly lost: boolean;
  /** The largest share of a limit that is used. */
  readonly share: number;
};

/**
 * What is left of the limits that a bet uses, whatever the market offers now: an own limit goes on holding. It reads only limits that the member has: a bet asks for it, in its own
 * transaction.
 */
export async function leftOf(
  from: Pick<Transaction, 'select'>,
  memberId: string,
  sandbox: Pick<Sandbox, 'settings' | 'clock'>,
): Promise<Left> {
  const { zone } = sandbox.settings.current();
  const now = sandbox.clock.now();
  const rows = await from.select().from(memberLimits).where(eq(memberLimits.memberId, memberId));
  let left: Left = { bet: null, spent: false, lost: false, share: 0 };
  for (const row of rows) {
    const { kind, period, value } = limitNow(row, sandbox).row;
    if (kind === 'deposit' || value === null) continue;
    const used = await usedOf(from, kind, { memberId, span: limitPeriodAt(period, now, zone), now });
    const rest = Math.max(0, value - used);
    left = {
      bet: kind === 'time' ? left.bet : least(asMinor(rest), left.bet ?? asMinor(rest)),
      spent: left.spent || (kind !== 'loss' && rest === 0),
      lost: left.lost || (kind === 'loss' && rest === 0),
      share: Math.max(left.share, value === 0 ? 1 : used / value),
    };
  }
  return left;
}
