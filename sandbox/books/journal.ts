import { and, eq, gte, sql } from 'drizzle-orm';
import { asMinor, type Minor, negated, plain, signOf, sumOf } from '#contract/units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { entries, houseAccounts, ledger, wallets } from '#sandbox/db/ledger-schema.ts';
import { prepared } from '#sandbox/db/prepared.ts';

/** House accounts, the other side of members' wallets. */
export type HouseAccount =
  /** Deposits from outside, and payments back. */
  | 'BANK'
  /** Losses and wins at games. */
  | 'GAMES'
  /** Paid jackpots. */
  | 'JACKPOTS'
  | 'FEES'
  | 'BONUSES'
  /** Points that became money. */
  | 'POINTS'
  /** What the house pays to agents by their contracts. */
  | 'AGENTS'
  /** The starting balances of the seed. */
  | 'OPENING';

/** One movement of a member's wallet or a house account; a negative amount takes. */
export type Movement =
  | { readonly memberId: string; readonly wallet: string; readonly change: Minor }
  | { readonly house: HouseAccount; readonly change: Minor };

export type Entry = {
  readonly cause: (typeof entries.$inferInsert)['cause'];
  /** What it belongs to; each reference has at most one entry per cause. */
  readonly reference: string;
  readonly key?: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly movements: readonly Movement[];
};

/** Thrown when a wallet holds too little: the transaction ends and moves nothing. */
export class Short extends Error {
  override readonly name = 'Short';
}

const { placeholder } = sql;

/** Changes a wallet that is there and holds enough; answers nothing for any other. */
const changeWallet = prepared((tx: Transaction) =>
  tx
    .update(wallets)
    .set({ minor: sql`${wallets.minor} + ${placeholder('change')}` })
    .where(
      and(
        eq(wallets.memberId, placeholder('memberId')),
        eq(wallets.wallet, placeholder('wallet')),
        gte(wallets.minor, placeholder('taken')),
      ),
    )
    .returning({ minor: wallets.minor })
    .prepare(),
);

const writeEntry = prepared((tx: Transaction) =>
  tx
    .insert(entries)
    .values({
      cause: placeholder('cause'),
      reference: placeholder('reference'),
      key: placeholder('key'),
      at: placeholder('at'),
    })
    .returning({ id: entries.id })
    .prepare(),
);

const writeMovement = prepared((tx: Transaction) =>
  tx
    .insert(ledger)
    .values({
      entryId: placeholder('entryId'),
      memberId: placeholder('memberId'),
      account: placeholder('account'),
      change: placeholder('change'),
      balance: placeholder('balance'),
      cause: placeholder('cause'),
      at: placeholder('at'),
    })
    .prepare(),
);

/** Moves money in a member's wallet, and makes the wallet if it is new; returns the new balance. Throws Short. */
async function moveWallet(tx: Transaction, memberId: string, wallet: string, change: Minor): Promise<Minor> {
  const [moved] = await changeWallet(tx).all({ memberId, wallet, change, taken: negated(change) });
  if (moved) return moved.minor;
  if (signOf(change) < 0) throw new Short();
  await tx.insert(wallets).values({ memberId, wallet, minor: change });
  return change;
}

async function moveHouse(tx: Transaction, name: HouseAccount, change: Minor): Promise<Minor> {
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
  const changes = movements.map(({ change }) => change);
  return signOf(sumOf(asMinor(0), changes)) === 0 && changes.every((one) => Number.isSafeInteger(plain(one)));
}

/**
 * Records and carries out one act of money, all or nothing within the transaction; returns the balances after
 * it, in the order of the movements. It skips movements of zero. Throws Short when a wallet would go below
 * zero, and an error for movements that do not add up to zero.
 */
export async function post(tx: Transaction, entry: Entry): Promise<Minor[]> {
  if (!isWhole(entry)) throw new Error(`The movements of a ${entry.cause} do not add up`);
  const { movements, cause, reference, key = null, at } = entry;
  const [written] = await writeEntry(tx).all({ cause, reference, key, at });
  if (!written) throw new Error('An entry was not kept');
  const balances: Minor[] = [];
  for (const one of movements) {
    const { change } = one;
    const ofMember = 'memberId' in one;
    const balance = ofMember
      ? await moveWallet(tx, one.memberId, one.wallet, change)
      : await moveHouse(tx, one.house, change);
    balances.push(balance);
    if (signOf(change) === 0) continue;
    const owner = ofMember
      ? { memberId: one.memberId, account: one.wallet }
      : { memberId: null, account: one.house };
    await writeMovement(tx).run({ ...owner, entryId: written.id, change, balance, cause, at });
  }
  return balances;
}

/** The balance of a member's wallet. */
export async function heldIn(
  from: Pick<Transaction, 'select'>,
  memberId: string,
  wallet: string,
): Promise<Minor> {
  const own = and(eq(wallets.memberId, memberId), eq(wallets.wallet, wallet));
  const [found] = await from.select({ minor: wallets.minor }).from(wallets).where(own);
  return found?.minor ?? asMinor(0);
}
