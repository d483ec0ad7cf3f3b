import { eq } from 'drizzle-orm';
import type { Minor } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { once } from '#sandbox/books/once.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { rewards } from '#sandbox/db/rewards-schema.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Handler } from '#sandbox/wire/handler.ts';
import { leftWith } from './reasons.ts';
import { isDecided, type Standing, standingOf } from './reward-status.ts';
import { doneOf, isLeavable, isSeen, rewardShown } from './shown.ts';

/** Closes what a member leaves: its progress is lost, and its reason says how much that was. */
export async function closeLeft(tx: Transaction, standing: Standing, done: Minor, at: number): Promise<void> {
  const { row, metAt } = standing;
  await tx
    .update(rewards)
    .set({ status: 'CLOSE', settledAt: at, metAt, ...leftWith(done) })
    .where(eq(rewards.id, row.id));
}

/** Leaves a promotion for good: its reward and progress are lost, and no money moves. */
export const leave: Handler<'promotions.leave'> = (input, caller, sandbox) =>
  once('promotions.leave', input, caller, sandbox, async (tx, at) => {
    const { id, progress, language } = input;
    const about = { memberId: memberIdOf(caller), id, at };
    const standing = await standingOf(tx, about);
    if (!standing) throw new Refusal('NOT_FOUND');
    if (isDecided(standing)) {
      throw new Refusal('ALREADY_SETTLED', { value: await rewardShown(tx, standing, language) });
    }
    if (!isLeavable(standing)) throw new Refusal('FORBIDDEN');
    const done = await doneOf(tx, standing);
    if (!isSeen(progress, done)) throw new Refusal('QUOTE_CHANGED', { value: { progress: amountOf(done) } });
    await closeLeft(tx, standing, done, at);
    return rewardShown(tx, (await standingOf(tx, about)) ?? standing, language);
  });
