import { and, eq, gte, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { rounds } from '../db/round-schema.ts';
import { ledger, wallets } from '../db/schema.ts';
import { amountOf } from '../money.ts';
import type { Sandbox } from '../sandbox.ts';
import { SeamlessRefusal } from './messages.ts';
import { playedFrom, playToBet } from './plays.ts';

type Round = typeof rounds.$inferSelect;

/** A movement of money that a round makes. */
type Movement = {
  readonly memberId: string;
  readonly roundId: string;
  readonly kind: 'bet' | 'win' | 'refund';
  /** Whole minor units; below zero takes. */
  readonly change: number;
  readonly createdAt: number;
};

/** Moves money in the wallet and writes it down; gives the new balance. Throws SHORT rather than go below zero. */
async function move(tx: Transaction, movement: Movement): Promise<number> {
  const { memberId, change } = movement;
  const own = and(eq(wallets.memberId, memberId), eq(wallets.wallet, playedFrom));
  const [moved] = await tx
    .update(wallets)
    .set({ minor: sql`${wallets.minor} + ${change}` })
    .where(and(own, gte(wallets.minor, -change)))
    .returning({ minor: wallets.minor });
  if (!moved) throw new SeamlessRefusal('SHORT');
  await tx.insert(ledger).values({ ...movement, wallet: playedFrom, balance: moved.minor });
  return moved.minor;
}

async function roundOf(tx: Transaction, id: string): Promise<Round | undefined> {
  const [found] = await tx.select().from(rounds).where(eq(rounds.id, id));
  return found;
}

async function end(
  tx: Transaction,
  { id }: Round,
  how: Partial<Round> & Pick<Round, 'balance'>,
): Promise<string> {
  await tx.update(rounds).set(how).where(eq(rounds.id, id));
  return amountOf(how.balance);
}

/** What the wallet holds. */
async function balanceOf(tx: Transaction, memberId: string): Promise<number> {
  const own = and(eq(wallets.memberId, memberId), eq(wallets.wallet, playedFrom));
  const [found] = await tx.select({ minor: wallets.minor }).from(wallets).where(own);
  return found?.minor ?? 0;
}

/** Refuses a round that is over, or costs something else than it did before. */
function again(round: Round, stake: number): string {
  if (round.stake !== stake) throw new SeamlessRefusal('INVALID');
  if (round.status === 'refunded' || round.status === 'void') throw new SeamlessRefusal('CLOSED');
  return amountOf(round.balance);
}

/**
 * Takes the bet of a round, once however often it is asked; `amount` in minor units. Gives the balance. Throws ENDED,
 * MAINTENANCE, SHORT, CLOSED, and INVALID for a bet of nothing.
 */
export async function takeBet(
  sandbox: Sandbox,
  { play, round: id, amount }: { play: string; round: string; amount: number },
): Promise<string> {
  if (amount === 0) throw new SeamlessRefusal('INVALID');
  const { db, clock } = sandbox;
  const [taken] = await db.read.select().from(rounds).where(eq(rounds.id, id));
  if (taken) return again(taken, amount);
  const { memberId, gameId, gameType } = await playToBet(sandbox, play);
  return db.write(async (tx) => {
    const found = await roundOf(tx, id);
    if (found) return again(found, amount);
    const at = clock.now();
    const balance = await move(tx, { memberId, roundId: id, kind: 'bet', change: -amount, createdAt: at });
    const whose = { id, memberId, gameId, gameType };
    await tx.insert(rounds).values({ ...whose, status: 'taken', stake: amount, win: 0, balance, at });
    return amountOf(balance);
  });
}

/**
 * Pays what a round brought, once, whatever became of the session; `amount` in minor units. Gives the balance. Throws
 * UNKNOWN when no bet was taken, CLOSED when it was given back, INVALID when it was settled with another amount.
 */
export function settleRound(
  { db, clock }: Sandbox,
  { round: id, amount }: { round: string; amount: number },
): Promise<string> {
  return db.write(async (tx) => {
    const round = await roundOf(tx, id);
    if (!round) throw new SeamlessRefusal('UNKNOWN');
    if (round.status === 'settled' && round.win !== amount) throw new SeamlessRefusal('INVALID');
    if (round.status === 'settled') return amountOf(round.balance);
    if (round.status !== 'taken') throw new SeamlessRefusal('CLOSED');
    const { memberId } = round;
    const at = clock.now();
    const movement = { memberId, roundId: id, kind: 'win', change: amount, createdAt: at } as const;
    const balance = amount > 0 ? await move(tx, movement) : await balanceOf(tx, memberId);
    return end(tx, round, { status: 'settled', win: amount, balance, at });
  });
}

/**
 * Calls a round off: a bet that was taken is given back, and one that comes later is refused. Gives the balance. Throws
 * CLOSED when the round was settled.
 */
export function rollBack(
  { db, clock }: Sandbox,
  { round: id, player: memberId }: { round: string; player: string },
): Promise<string> {
  return db.write(async (tx) => {
    const round = await roundOf(tx, id);
    const at = clock.now();
    if (!round) {
      const balance = await balanceOf(tx, memberId);
      const nothing = { gameId: '', gameType: '', stake: 0, win: 0 };
      await tx.insert(rounds).values({ ...nothing, id, memberId, status: 'void', balance, at });
      return amountOf(balance);
    }
    if (round.status === 'settled') throw new SeamlessRefusal('CLOSED');
    if (round.status !== 'taken') return amountOf(round.balance);
    const movement = { memberId: round.memberId, roundId: id, kind: 'refund', createdAt: at } as const;
    const balance = await move(tx, { ...movement, change: round.stake });
    return end(tx, round, { status: 'refunded', balance, at });
  });
}
