import { eq, sum } from 'drizzle-orm';
import { ledger, members, wallets } from './db/schema.ts';
import { amountOf } from './money.ts';
import type { Sandbox } from './sandbox.ts';

/** One wallet of one account: what it holds, and what its movements add up to. Amounts as on the wire. */
export type WalletState = {
  readonly account: string;
  readonly wallet: string;
  readonly balance: string;
  readonly movements: string;
};

/** Every wallet, for whoever checks that no money appeared or vanished. */
export async function readLedger({ db }: Sandbox): Promise<WalletState[]> {
  const moved = await db.read
    .select({ memberId: ledger.memberId, wallet: ledger.wallet, change: sum(ledger.change) })
    .from(ledger)
    .groupBy(ledger.memberId, ledger.wallet);
  const sums = new Map(
    moved.map(({ memberId, wallet, change }) => [`${memberId} ${wallet}`, Number(change)]),
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
    movements: amountOf(sums.get(`${memberId} ${wallet}`) ?? 0),
  }));
}
