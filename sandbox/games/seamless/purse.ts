import { eq } from 'drizzle-orm';
import { asMinor, type Minor, negated, plus, signOf } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { type Entry, heldIn, post, Short } from '#sandbox/books/journal.ts';
import { main } from '#sandbox/books/wallets.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { allowBet } from '#sandbox/protection/play-gate.ts';
import { SeamlessRefusal } from '#sandbox/wire/signed/refusal.ts';
import { drawJackpot, jackpotOf, jackpotsAccount } from './jackpots.ts';
import { playToBet } from './plays.ts';

type Round = typeof rounds.$inferSelect;

const nothing = asMinor(0);

/** Moves money between the playing wallet and the games, and records it; returns the new balance. */
async function move(
  tx: Transaction,
  movement: Pick<Entry, 'cause' | 'at'> & {
    memberId: string;
    roundId: string;
    change: Minor;
    jackpot?: Minor;
  },
): Promise<Minor> {
  const { memberId, roundId: reference, cause, change, jackpot = nothing, at } = movement;
  const ofJackpot =
    signOf(jackpot) > 0 ? [{ house: jackpotsAccount, change: negated(jackpot) } as const] : [];
  const movements = [
    { memberId, wallet: main, change: plus(change, jackpot) },
    { house: 'GAMES', change: negated(change) },
    ...ofJackpot,
  ] as const;
  try {
    const [balance = nothing] = await post(tx, { cause, reference, at, movements });
    return balance;
  } catch (error) {
    throw error instanceof Short ? new SeamlessRefusal('SHORT') : error;
  }
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

/** Answers a repeated bet; refuses a round that is over or has another stake. */
function again(round: Round, stake: Minor): string {
  if (round.stake !== stake) throw new SeamlessRefusal('INVALID');
  if (round.status === 'refunded' || round.status === 'void') throw new SeamlessRefusal('CLOSED');
  return amountOf(round.balance);
}

/**
 * Takes the bet of a round, once however often it is asked; `amount` in minor units. Returns the balance.
 * Throws ENDED, MAINTENANCE, SHORT, CLOSED, PROTECTED, CHECK, LEFT, and INVALID for a bet of nothing or another amount.
 */
export async function takeBet(
  sandbox: Sandbox,
  { play, round: id, amount }: { play: string; round: string; amount: Minor },
): Promise<string> {
  if (signOf(amount) === 0) throw new SeamlessRefusal('INVALID');
  const { db, clock } = sandbox;
  const [taken] = await db.read.select().from(rounds).where(eq(rounds.id, id));
  if (taken) return again(taken, amount);
  const { memberId, gameId, gameType } = await playToBet(sandbox, play);
  return db.write(async (tx) => {
    const found = await roundOf(tx, id);
    if (found) return again(found, amount);
    await allowBet(tx, { memberId, stake: amount }, sandbox);
    const at = clock.now();
    const balance = await move(tx, { memberId, roundId: id, cause: 'bet', change: negated(amount), at });
    const round = { id, memberId, gameId, gameType, takenAt: at };
    await tx.insert(rounds).values({ ...round, status: 'taken', stake: amount, win: nothing, balance, at });
    return amountOf(balance);
  });
}

type Settled = { readonly balance: string; readonly jackpot: string };

/** The payment of a round that was settled before; refuses another amount. */
async function settledBefore(tx: Transaction, round: Round, amount: Minor): Promise<Settled> {
  const jackpot = await jackpotOf(tx, round.id);
  if (round.win !== plus(amount, jackpot)) throw new SeamlessRefusal('INVALID');
  return { balance: amountOf(round.balance), jackpot: amountOf(jackpot) };
}

/**
 * Pays the win of a round once, and its jackpot if it wins one, even when the session has ended; `amount` in
 * minor units. Returns the balance. Throws UNKNOWN when no bet was taken, CLOSED when the bet was given back,
 * INVALID when the round was settled with another amount.
 */
export function settleRound(
  sandbox: Sandbox,
  { round: id, amount }: { round: string; amount: Minor },
): Promise<Settled> {
  return sandbox.db.write(async (tx) => {
    const round = await roundOf(tx, id);
    if (!round) throw new SeamlessRefusal('UNKNOWN');
    if (round.status === 'settled') return settledBefore(tx, round, amount);
    if (round.status !== 'taken') throw new SeamlessRefusal('CLOSED');
    const { memberId } = round;
    const at = sandbox.clock.now();
    const jackpot = await drawJackpot(tx, round, sandbox);
    const win = plus(amount, jackpot);
    const movement = { memberId, roundId: id, cause: 'win', change: amount, jackpot, at } as const;
    const balance = signOf(win) > 0 ? await move(tx, movement) : await heldIn(tx, memberId, main);
    return {
      balance: await end(tx, round, { status: 'settled', win, balance, at }),
      jackpot: amountOf(jackpot),
    };
  });
}

/**
 * Cancels a round: gives a taken bet back, and refuses one that comes later. Returns the balance. Throws
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
      const balance = await heldIn(tx, memberId, main);
      const none = { gameId: '', gameType: '', stake: nothing, win: nothing };
      await tx.insert(rounds).values({ ...none, id, memberId, status: 'void', balance, at });
      return amountOf(balance);
    }
    if (round.status === 'settled') throw new SeamlessRefusal('CLOSED');
    if (round.status !== 'taken') return amountOf(round.balance);
    const movement = { memberId: round.memberId, roundId: id, cause: 'refund', at } as const;
    const balance = await move(tx, { ...movement, change: round.stake });
    return end(tx, round, { status: 'refunded', balance, at });
  });
}
