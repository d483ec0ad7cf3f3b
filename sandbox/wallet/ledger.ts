import { count, eq, isNotNull, isNull, sql, sum } from 'drizzle-orm';
import { asMinor } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { entries, houseAccounts, ledger, wallets } from '#sandbox/db/ledger-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

/** One wallet of one account: its balance, and the sum of its movements. Amounts as on the wire. */
export type WalletState = {
  readonly account: string;
  readonly wallet: string;
  readonly balance: string;
  readonly movements: string;
};

/** The whole books: all balances, the house accounts, and whether any money appeared or vanished. */
export type Books = {
  readonly wallets: readonly WalletState[];
  readonly house: readonly Omit<WalletState, 'account'>[];
  readonly entries: number;
  /** The sum of all balances, house accounts included: always zero. */
  readonly sum: string;
  /**
   * Whether the books hold: every balance is the sum of its movements, every entry adds up to zero, and so
   * does everything.
   */
  readonly holds: boolean;
};

/** Every wallet, for checks that no money appeared or vanished. */
export async function readLedger({ db }: Pick<Sandbox, 'db'>): Promise<WalletState[]> {
  const moved = await db.read
    .select({ memberId: ledger.memberId, account: ledger.account, change: sum(ledger.change) })
    .from(ledger)
    .where(isNotNull(ledger.memberId))
    .groupBy(ledger.memberId, ledger.account);
  const sums = new Map(
    moved.map(({ memberId, account, change }) => [`${memberId} ${account}`, Number(change)]),
  );
  const all = await db.read
    .select({ account: members.account, memberId: members.id, wallet: wallets.wallet, minor: wallets.minor })
    .from(wallets)
    .innerJoin(members, eq(members.id, wallets.memberId))
    .orderBy(members.account, wallets.wallet);
  return all.map(({ account, memberId, wallet, minor }) => ({
    account,
    wallet,
    balance: amountOf(minor),
    movements: amountOf(asMinor(sums.get(`${memberId} ${wallet}`) ?? 0)),
  }));
}

async function readHouse({ db }: Pick<Sandbox, 'db'>): Promise<Books['house']> {
  const moved = await db.read
    .select({ account: ledger.account, change: sum(ledger.change) })
    .from(ledger)
    .where(isNull(ledger.memberId))
    .groupBy(ledger.account);
  const sums = new Map(moved.map(({ account, change }) => [account, Number(change)]));
  const all = await db.read.select().from(houseAccounts).orderBy(houseAccounts.name);
  return all.map(({ name, minor }) => ({
    wallet: name,
    balance: amountOf(minor),
    movements: amountOf(asMinor(sums.get(name) ?? 0)),
  }));
}

/** The current books, and whether they hold. */
export async function readBooks(sandbox: Pick<Sandbox, 'db'>): Promise<Books> {
  const { read } = sandbox.db;
  const [own, house] = [await readLedger(sandbox), await readHouse(sandbox)];
  const [people] = await read.select({ minor: sum(wallets.minor) }).from(wallets);
  const [others] = await read.select({ minor: sum(houseAccounts.minor) }).from(houseAccounts);
  const [written] = await read.select({ entries: count() }).from(entries);
  const [uneven] = await read
    .select({ entry: ledger.entryId })
    .from(ledger)
    .groupBy(ledger.entryId)
    .having(sql`sum(${ledger.change}) <> 0`)
    .limit(1);
  const total = Number(people?.minor ?? 0) + Number(others?.minor ?? 0);
  const agree = [...own, ...house].every(({ balance, movements }) => balance === movements);
  return {
    wallets: own,
    house,
    entries: written?.entries ?? 0,
    sum: amountOf(asMinor(total)),
    holds: agree && !uneven && total === 0,
  };
}
