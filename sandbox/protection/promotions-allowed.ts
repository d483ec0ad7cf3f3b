import type { Protection } from '#contract/protection/market.ts';
import type { Standing } from '#contract/protection.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { marketOf, protectedBy } from '#sandbox/kit/market.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { careShown, isUnanswered, type Known, knownOf } from './care.ts';

type From = Pick<Transaction, 'select'>;

/** What a member may do, by what is known of them and the market's rules. */
export function mayWith(
  known: Known,
  { standing }: { readonly standing: Standing['care']['standing'] },
  rules: Protection,
  now: number,
): Standing['may'] {
  const here = known.away === null && !isUnanswered(known.row, now);
  const careful = standing === 'INTENSIVE' || standing === 'AT_RISK';
  const plain = standing === 'NONE' || standing === 'INTENSIVE';
  return {
    play: here,
    deposit: here,
    payByCard: here && !(rules.care.cardsByCare && careful),
    // Nothing is promoted to whom a break, an exclusion, an open answer, a risk or their age keeps from it.
    promote: here && plain,
    vip: here && plain && (!rules.care.vipAssessed || known.row?.vipAssessed === true),
    transferInLine: here && rules.money.transfersInLine,
    cancelWithdrawal: known.away === null && rules.money.cancelWithdrawal,
  };
}

/** What a member may do now, without the sums of their limits: for calls that many people make. */
export async function mayOf(
  from: From,
  memberId: string,
  sandbox: Pick<Sandbox, 'settings' | 'clock'>,
): Promise<Standing['may'] & Pick<Standing['care'], 'standing'>> {
  const now = sandbox.clock.now();
  const known = await knownOf(from, memberId, now);
  const { standing } = careShown(known, now, sandbox);
  return { standing, ...mayWith(known, { standing }, marketOf(sandbox).rules, now) };
}

/** Whether promotions are open to a member now; to a visitor they are. */
export async function mayPromote(
  from: From,
  memberId: string | undefined,
  sandbox: Pick<Sandbox, 'settings' | 'clock'>,
): Promise<boolean> {
  return memberId === undefined || (await mayOf(from, memberId, sandbox)).promote;
}

/** Why the cashier may take no money of a member any more: paying in, or paying by card, was closed meanwhile. */
export async function closedToPaying(
  from: From,
  memberId: string,
  byCard: boolean,
  sandbox: Pick<Sandbox, 'settings' | 'clock'>,
): Promise<'CLOSED' | 'CARDS_CLOSED' | null> {
  const { deposit, payByCard } = await mayOf(from, memberId, sandbox);
  if (!deposit) return 'CLOSED';
  return byCard && !payByCard ? 'CARDS_CLOSED' : null;
}

/** Refuses what would promote something to a member who may not be promoted to. */
export async function refuseUnpromoted(
  from: From,
  memberId: string,
  sandbox: Pick<Sandbox, 'settings' | 'clock'>,
): Promise<void> {
  if (!(await mayPromote(from, memberId, sandbox))) throw protectedBy('notPromoted');
}

/** Refuses playing and paying in to a member whose answer is overdue. */
export async function refuseUnanswered(from: From, memberId: string, at: number): Promise<void> {
  if (isUnanswered((await knownOf(from, memberId, at)).row, at)) throw protectedBy('answerNeeded');
}
