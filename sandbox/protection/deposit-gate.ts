import type { Limit } from '#contract/protection/limits.ts';
import { asMinor, type Minor, minus, signOf } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import type { MethodEntry } from '#sandbox/books/deposit-methods.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { awayRefusal, protectedBy } from '#sandbox/kit/market.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { standingOf } from './member-protection.ts';
import { refuseByRegister } from './register.ts';

const nothing = asMinor(0);

/** What is left of a deposit limit; null without a limit. */
function leftOf({ kind, left }: Limit): Minor | null {
  return kind === 'deposit' && left !== null ? minorOf(left) : null;
}

/** The deposit limit that leaves least; of two that leave the same, the one that lasts longer. */
function tightest(limits: readonly Limit[]): Limit | undefined {
  const holding = limits.filter((limit) => leftOf(limit) !== null);
  return holding.toSorted(
    (a, b) => signOf(minus(leftOf(a) ?? nothing, leftOf(b) ?? nothing)) || b.until - a.until,
  )[0];
}

/** Whether nothing may be paid in for a member now: protection closed it, or a deposit limit leaves nothing. */
export async function takesNothing(tx: Transaction, memberId: string, sandbox: Sandbox): Promise<boolean> {
  const { may, limits } = await standingOf(tx, memberId, sandbox);
  return !may.deposit || limits.some((limit) => leftOf(limit) === nothing);
}

/** A deposit that is asked for under its key; `amount` is what is paid, before fees. */
type Paying = {
  readonly memberId: string;
  readonly key: string;
  readonly amount: Minor;
  readonly method: Pick<MethodEntry, 'kind'>;
};

/**
 * Refuses a deposit that member protection does not allow, in the transaction that would write it, so that no two deposits
 * together pass a limit.
 */
export async function refuseDeposit(
  tx: Transaction,
  { memberId, key, amount, method }: Paying,
  sandbox: Sandbox,
): Promise<void> {
  const { may, absence, limits } = await standingOf(tx, memberId, sandbox);
  if (!may.deposit) {
    if (absence === null) throw protectedBy('answerNeeded');
    throw awayRefusal(absence);
  }
  if (method.kind === 'CARD' && !may.payByCard) throw protectedBy('cardsClosed');
  const limit = tightest(limits);
  if (limit && amount > (leftOf(limit) ?? nothing)) {
    const { kind, period, left, until, value, ceiling } = limit;
    // The member's own limit would let it through, or there is none: the ceiling of the site is what holds.
    const bySite = ceiling !== null && (value === null || minorOf(ceiling) < minorOf(value));
    if (bySite) throw protectedBy('aboveCeiling', { kind, period, ceiling, left, until });
    throw protectedBy('limitReached', { kind, period, left, until });
  }
  await refuseByRegister(tx, { memberId, key, amount }, sandbox);
}
