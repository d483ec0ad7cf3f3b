import { and, asc, eq, sql } from 'drizzle-orm';
import type { Minor } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { rewards } from '#sandbox/db/rewards-schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { offerable } from '#sandbox/protection/market-promotions.ts';
import { mayPromote } from '#sandbox/protection/promotions-allowed.ts';
import { requiredFor, shareOf } from './terms.ts';

/**
 * Gives an approved deposit to the promotion that waits for one: the first joined whose terms it meets, and no other. Its
 * bonus and what has to be bet for it are set then, and enter the queue. None begins where nothing may be promoted, nor one
 * whose terms the market in force does not allow. `at` is the approval.
 */
export async function depositCounts(
  tx: Transaction,
  { memberId, amount, at }: { readonly memberId: string; readonly amount: Minor; readonly at: number },
  sandbox: Pick<Sandbox, 'settings' | 'clock'>,
): Promise<void> {
  if (!(await mayPromote(tx, memberId, sandbox))) return;
  const waiting = await tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.memberId, memberId), eq(rewards.status, 'JOINED')))
    .orderBy(asc(rewards.at), sql`rowid`);
  const fit = waiting.find(
    ({ terms }) =>
      terms &&
      offerable(terms, sandbox) &&
      at < terms.dates.closesAt &&
      amount >= minorOf(terms.what.minDeposit ?? '0.01'),
  );
  if (!fit?.terms) return;
  const bonus = shareOf(fit.terms, amount);
  const required = requiredFor(fit.terms, bonus, amount);
  await tx
    .update(rewards)
    .set({ status: 'PROCESS', amount: bonus, required, queuedAt: at })
    .where(eq(rewards.id, fit.id));
}
