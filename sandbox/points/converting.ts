import { microPoints, minus, negated, quantityOf, restOf, signOf, times, timesIn } from '#contract/units.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import { post } from '#sandbox/books/journal.ts';
import { once } from '#sandbox/books/once.ts';
import { main } from '#sandbox/books/wallets.ts';
import { pointMoves } from '#sandbox/db/rewards-schema.ts';
import { newReference } from '#sandbox/kit/references.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import { withdrawPasswordShown } from '#sandbox/verification/withdraw-password.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Handler } from '#sandbox/wire/handler.ts';
import { freeOf } from './balance.ts';
import { ruleAt } from './rules.ts';

const names = { nameEs: 'A la billetera principal', nameEn: 'To the main wallet' };

/** Turns whole steps of points into money of the main wallet; what is less than a step stays points. */
export const convert: Handler<'points.convert'> = async (asked, caller, sandbox) => {
  const memberId = memberIdOf(caller);
  await withdrawPasswordShown(asked.withdrawPassword, memberId, sandbox);
  return once('points.convert', asked, caller, sandbox, async (tx, at) => {
    const { points, key } = asked;
    const { step, amount: perStep } = await ruleAt(tx, at);
    if (signOf(restOf(points, step)) !== 0)
      throw new Refusal('QUANTITY_LIMIT', { value: { min: step, step } });
    const amount = times(timesIn(points, step), perStep);
    if (minorOf(asked.amount) !== amount) {
      throw new Refusal('QUOTE_CHANGED', { value: { step, amount: amountOf(perStep) } });
    }
    const free = await freeOf(tx, memberId, at);
    const left = minus(free, microPoints(points));
    if (signOf(left) < 0) throw new Refusal('POINTS_SHORT', { value: { free: quantityOf(free) } });
    const reference = newReference();
    const movements = [
      { memberId, wallet: main, change: amount },
      { house: 'POINTS', change: negated(amount) },
    ] as const;
    await post(tx, { cause: 'points', reference, key, at, movements });
    const move = { memberId, cause: 'CONVERT' as const, reference, ...names, change: negated(points), at };
    await tx.insert(pointMoves).values(move);
    return { reference, points, amount: amountOf(amount), free: quantityOf(left) };
  });
};
