import { and, count, eq, inArray, like } from 'drizzle-orm';
import * as z from 'zod/mini';
import { asMinor, type Minor, minus, negated } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import { Sum } from '#contract/wallet/money.ts';
import { type Entry, post, Short } from '#sandbox/books/journal.ts';
import { main } from '#sandbox/books/wallets.ts';
import { keepLateChange } from '#sandbox/contracts/late-changes.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { entries } from '#sandbox/db/ledger-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

const reference = z.string();

/** What a game provider may do to a settled bet later: take it back, or settle it again with another win. */
export const Correction = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('void'), reference }),
  z.strictObject({ act: z.literal('resettle'), reference, win: Sum }),
]);
export type Correction = z.infer<typeof Correction>;

type Round = typeof rounds.$inferSelect;
type Change = readonly [cause: Entry['cause'], change: Minor];

/** The money that a correction moves: a stake goes back or is taken again, and a win the other way. */
function changesOf({ status, stake, win }: Round, what: Correction): readonly Change[] {
  if (what.act === 'void')
    return [
      ['refund', stake],
      ['void', negated(win)],
    ];
  const now = minorOf(what.win);
  return status === 'settled'
    ? [['resettle', minus(now, win)]]
    : [
        ['bet', negated(stake)],
        ['resettle', now],
      ];
}

/** How often this round was corrected before: each correction has entries of its own. */
async function correctionsOf(tx: Transaction, id: string): Promise<number> {
  const corrected = inArray(entries.cause, ['refund', 'resettle']);
  const [found] = await tx
    .select({ before: count() })
    .from(entries)
    .where(and(corrected, like(entries.reference, `${id}:%`)));
  return found?.before ?? 0;
}

/**
 * Corrects a bet by its reference. It keeps the time of its settlement, so that it counts, or no longer counts, where it did
 * before. Refuses with NOT_FOUND, and with INPUT_INVALID and a text for a bet that is in play or already voided, and for
 * money that its member no longer has.
 */
export async function correctRound({ db, clock, settings }: Sandbox, what: Correction): Promise<void> {
  await db.write(async (tx) => {
    const [round] = await tx.select().from(rounds).where(eq(rounds.id, what.reference));
    if (!round) throw new Refusal('NOT_FOUND', { message: 'There is no such bet' });
    const fit = round.status === 'settled' || (what.act === 'resettle' && round.status === 'refunded');
    if (!fit) throw new Refusal('INPUT_INVALID', { message: `The bet is ${round.status}` });
    const number = 1 + (await correctionsOf(tx, round.id));
    let { balance } = round;
    try {
      for (const [cause, change] of changesOf(round, what)) {
        const movements = [
          { memberId: round.memberId, wallet: main, change },
          { house: 'GAMES', change: negated(change) },
        ] as const;
        const entry = { cause, reference: `${round.id}:${number}`, at: clock.now(), movements };
        [balance = round.balance] = await post(tx, entry);
      }
    } catch (error) {
      if (!(error instanceof Short)) throw error;
      throw new Refusal('INPUT_INVALID', { message: 'The member no longer has the money' });
    }
    const status = what.act === 'void' ? 'refunded' : 'settled';
    const win = what.act === 'void' ? asMinor(0) : minorOf(what.win);
    await keepLateChange(tx, round, { status, win }, { clock, settings });
    await tx.update(rounds).set({ status, win, balance }).where(eq(rounds.id, round.id));
  });
}
