import { and, eq, gte, sql } from 'drizzle-orm';
import type { Transaction } from '#sandbox/db/database.ts';
import { entries, houseAccounts, ledger, wallets } from '#sandbox/db/ledger-schema.ts';

/** Accounts of the house, the other side of what members have. */
export type HouseAccount =
  /** Money that people brought from outside and took back there. */
  | 'BANK'
  /** What is lost and won at games. */
  | 'GAMES'
  /** What jackpots have paid. */
  | 'JACKPOTS'
  | 'FEES'
  | 'BONUSES'
  /** What the seed gave everybody to begin with. */
  | 'OPENING';

/** One movement: of a member's wallet, or of an account of the house. Whole minor units; below zero takes. */
export type Movement =
  | { readonly memberId: string; readonly wallet: string; readonly change: number }
  | { readonly house: HouseAccount; readonly change: number };

export type Entry = {
  readonly cause: (typeof entries.$inferInsert)['cause'];
  /** What it belongs to; the same cause of the same thing can't be written twice. */
  readonly reference: string;
  readonly key?: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly movements: readonly Movement[];
};

/** Thrown when a wallet holds less than is to be taken: the transaction ends with nothing moved. */
export class Short extends Error {
  override readonly name = 'Short';
}

/** Moves money in a member's wallet, made when it is new; gives the new balance. Throws Short. */
async function moveWallet(
  tx: Transaction,
  memberId: string,
  wallet: string,
  change: number,
): Promise<number> {
  const own = and(eq(wallets.memberId, memberId), eq(wallets.wallet, wallet), gte(wallets.minor, -change));
  const [moved] = await tx
    .update(wallets)
    .set({ minor: sql`${wallets.minor} + ${change}` })
    .where(own)
    .returning({ minor: wallets.minor });
  if (moved) return moved.minor;
  if (change < 0) throw new Short();
  await tx.insert(wallets).values({ memberId, wallet, minor: change });
  return change;
}

async function moveHouse(tx: Transaction, name: HouseAccount, change: number): Promise<number> {
  const [moved] = await tx
    .insert(houseAccounts)
    .values({ name, minor: change })
    .onConflictDoUpdate({
      target: houseAccounts.name,
      set: { minor: sql`${houseAccounts.minor} + ${change}` },
    })
    .returning({ minor: houseAccounts.minor });
  if (!moved) throw new Error(`The account ${name} was not kept`);
  return moved.minor;
}

function isWhole({ movements }: Entry): boolean {
  const sum = movements.reduce((total, { change }) => total + change, 0);
  return sum === 0 && movements.every(({ change }) => Number.isSafeInteger(change));
}

/**
 * Writes one act of money down and carries it out, all or nothing within the transaction; gives the balances after it,
 * in the order of the movements. Movements of nothing are left out. Throws Short when a wallet would go below zero, and
 * an error for movements that do not add up to nothing.
 */
export async function post(tx: Transaction, entry: Entry): Promise<number[]> {
  if (!isWhole(entry)) throw new Error(`The movements of a ${entry.cause} do not add up`);
  const { movements, ...rest } = entry;
  const { at, cause } = rest;
  const [written] = await tx.insert(entries).values(rest).returning({ id: entries.id });
  if (!written) throw new Error('An entry was not kept');
  const balances: number[] = [];
  const rows: (typeof ledger.$inferInsert)[] = [];
  for (const one of movements) {
    const { change } = one;
    const ofMember = 'memberId' in one;
    const balance = ofMember
      ? await moveWallet(tx, one.memberId, one.wallet, change)
      : await moveHouse(tx, one.house, change);
    balances.push(balance);
    if (change === 0) continue;
    const whose = ofMember
      ? { memberId: one.memberId, account: one.wallet }
      : { memberId: null, account: one.house };
    rows.push({ ...whose, entryId: written.id, change, balance, cause, at });
  }
  if (rows.length > 0) await tx.insert(ledger).values(rows);
  return balances;
}

/** What a member's wallet holds, in minor units. */
export async function heldIn(
  from: Pick<Transaction, 'select'>,
  memberId: string,
  wallet: string,
): Promise<number> {
  const own = and(eq(wallets.memberId, memberId), eq(wallets.wallet, wallet));
  const [found] = await from.select({ minor: wallets.minor }).from(wallets).where(own);
  return found?.minor ?? 0;
}
