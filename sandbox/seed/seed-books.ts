import { sql } from 'drizzle-orm';
import { plain, signOf } from '#contract/units.ts';
import type { Entry } from '#sandbox/books/journal.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { type Row, writeRows } from '#sandbox/db/write-rows.ts';

/** The whole books from the first entry on, as rows for each table. */
type Sheets = {
  readonly entries: Row[];
  readonly ledger: Row[];
  /** The final balance of each member's wallet and each house account. */
  readonly wallets: ReadonlyMap<string, Row>;
  readonly house: ReadonlyMap<string, Row>;
  /** The balances after each entry, in the order of its movements. */
  readonly balances: number[][];
};

function sheetsOf(all: readonly Entry[], firstId: number): Sheets {
  const wallets = new Map<string, Row>();
  const house = new Map<string, Row>();
  const entries: Row[] = [];
  const ledger: Row[] = [];
  const balances = all.map(({ cause, reference, at, movements }, n) => {
    const id = firstId + n;
    entries.push([id, cause, reference, at]);
    return movements.map((one) => {
      const [memberId, account] = 'memberId' in one ? [one.memberId, one.wallet] : [null, one.house];
      const [holders, name] = memberId === null ? [house, account] : [wallets, `${memberId} ${account}`];
      const balance = Number(holders.get(name)?.at(-1) ?? 0) + plain(one.change);
      if (memberId !== null && balance < 0) throw new Error(`The seed takes more than there is (${cause})`);
      holders.set(name, memberId === null ? [account, balance] : [memberId, account, balance]);
      if (signOf(one.change) !== 0)
        ledger.push([id, memberId, account, plain(one.change), balance, cause, at]);
      return balance;
    });
  });
  return { entries, ledger, wallets, house, balances };
}

/**
 * Fills empty books with these acts, the oldest first, as `post` would write them one by one; returns the
 * balances after each.
 */
export async function beginBooks(tx: Transaction, all: readonly Entry[]): Promise<number[][]> {
  const [last] = await tx.values<[number]>(sql`select seq from sqlite_sequence where name = 'entries'`);
  const { entries, ledger, wallets, house, balances } = sheetsOf(all, (last?.[0] ?? 0) + 1);
  await writeRows(tx, 'entries', ['id', 'cause', 'reference', 'at'], entries);
  const columns = ['entry_id', 'member_id', 'account', 'change', 'balance', 'cause', 'at'];
  await writeRows(tx, 'ledger', columns, ledger);
  await writeRows(tx, 'wallets', ['member_id', 'wallet', 'minor'], wallets.values());
  await writeRows(tx, 'house_accounts', ['name', 'minor'], house.values());
  return balances;
}
