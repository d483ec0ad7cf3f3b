import { and, eq, inArray } from 'drizzle-orm';
import type { CallName } from '#contract/calls.ts';
import { asMinor, type Minor, most, partOf } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import { once } from '#sandbox/books/once.ts';
import { credit } from '#sandbox/books/rewards-paid.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { rewards } from '#sandbox/db/rewards-schema.ts';
import { type Chance, realChance } from '#sandbox/kit/chance.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import { refuseUnpromoted } from '#sandbox/protection/promotions-allowed.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Handler } from '#sandbox/wire/handler.ts';
import { type RewardRow, type Standing, standingOf, standingsOf } from './reward-status.ts';
import { rewardShown } from './shown.ts';

/** Prizes of a raffle: of a hundred tickets those below a number win a part of the first prize, in hundredths. */
const prizes = [
  [60, 1],
  [85, 2],
  [95, 5],
  [99, 20],
  [100, 100],
] as const;

/** What a ticket wins: at most `first`, and never nothing. */
export function drawPrize(first: Minor, chance: Chance): Minor {
  const ticket = chance(100);
  const [, part] = prizes.find(([below]) => ticket < below) ?? prizes[0];
  return most(asMinor(1), partOf(first, part, 100));
}

/** What was met before it in the queue stays met, so that no bet counts for two that are paid. */
async function settleBefore(tx: Transaction, { row }: Standing, all: readonly Standing[]): Promise<void> {
  if (row.queuedAt === null) return;
  const at = row.queuedAt;
  const earlier = all.filter((one) => one.row.queuedAt !== null && one.row.queuedAt <= at);
  for (const { row: own, metAt } of earlier) {
    if (own.id !== row.id && metAt !== null && own.metAt === null)
      await tx.update(rewards).set({ metAt }).where(eq(rewards.id, own.id));
  }
}

type Paid = { readonly amount: Minor; readonly at: number; readonly key: string };

/** Claims a reward for good; a second claim finds it claimed. */
async function pay(tx: Transaction, standing: Standing, paid: Paid): Promise<void> {
  const { row, metAt } = standing;
  const { amount, at } = paid;
  await settleBefore(tx, standing, await standingsOf(tx, row.memberId, at));
  const waiting = and(eq(rewards.id, row.id), inArray(rewards.status, ['CLAIM', 'PROCESS']));
  const [claimed] = await tx
    .update(rewards)
    .set({ status: 'CLAIMED', amount, metAt: metAt ?? at, settledAt: at })
    .where(waiting)
    .returning();
  if (!claimed) throw new Error('A reward that could be claimed was not there');
  await credit(tx, claimed, paid);
}

/** Refuses whatever can't be claimed just now. */
async function refuseUnclaimable(tx: Transaction, standing: Standing, language: string): Promise<void> {
  const { status } = standing;
  if (status === 'CLAIM') return;
  if (status === 'CLAIMED' || status === 'ISSUED') {
    throw new Refusal('ALREADY_CLAIMED', { value: await rewardShown(tx, standing, language) });
  }
  throw new Refusal(status === 'CLOSE' || status === 'REJECTED' ? 'CLAIM_EXPIRED' : 'CLAIM_EARLY');
}

type ClaimCall = Extract<CallName, 'promotions.claim' | 'promotions.raffle'>;

/** Answers a claim; `amountFor` says what is paid. */
function claiming<N extends ClaimCall>(call: N, ofRaffle: boolean, amountFor: (row: RewardRow) => Minor) {
  const handler: Handler<ClaimCall> = (input, caller, sandbox) =>
    once<ClaimCall>(call, input, caller, sandbox, async (tx, at) => {
      const { id, key, language } = input;
      const about = { memberId: memberIdOf(caller), id, at };
      const standing = await standingOf(tx, about);
      if (!standing || (standing.row.source === 'RAFFLE') !== ofRaffle) throw new Refusal('NOT_FOUND');
      await refuseUnclaimable(tx, standing, language);
      // What was earned stays the member's; a draw would be a new game of chance.
      if (ofRaffle) await refuseUnpromoted(tx, about.memberId, sandbox);
      await pay(tx, standing, { amount: amountFor(standing.row), at, key });
      const after = await standingOf(tx, about);
      return rewardShown(tx, after ?? standing, language);
    });
  return handler;
}

/** Claims the money of a reward, once. */
export const claim = claiming('promotions.claim', false, ({ amount }) => amount);

/** Draws the raffle of a ticket, once, and pays its prize. */
export function raffleWith(chance: Chance) {
  return claiming('promotions.raffle', true, ({ terms, amount }) =>
    terms ? drawPrize(minorOf(terms.what.amount), chance) : amount,
  );
}

/** The sandbox's own raffle: unpredictable. */
export const raffle = raffleWith(realChance);
