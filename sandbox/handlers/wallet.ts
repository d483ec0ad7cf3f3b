import { and, eq, ne, sum } from 'drizzle-orm';
import { wallets } from '../db/ledger-schema.ts';
import type { Handlers } from '../handler.ts';
import { amountOf } from '../money.ts';
import { depositing } from '../wallet/deposits.ts';
import { lines } from '../wallet/lines.ts';
import { outcomeOf } from '../wallet/once.ts';
import { proofs } from '../wallet/proofs.ts';
import { receipts } from '../wallet/receipts.ts';
import { records } from '../wallet/records.ts';
import { transfers } from '../wallet/transfers.ts';
import { held } from '../wallet/wallets.ts';
import { withdrawals } from '../wallet/withdrawals.ts';
import { memberIdOf } from '../whose.ts';

type Wallet = Pick<Handlers, 'wallet.balance' | 'wallet.outcome'> &
  typeof transfers &
  typeof lines &
  typeof depositing &
  typeof withdrawals &
  typeof proofs &
  typeof records &
  typeof receipts;

export const wallet: Wallet = {
  'wallet.balance': async (_, caller, { db }) => {
    const [found] = await db.read
      .select({ minor: sum(wallets.minor) })
      .from(wallets)
      .where(and(eq(wallets.memberId, memberIdOf(caller)), ne(wallets.wallet, held)));
    return { sumBalance: amountOf(Number(found?.minor ?? 0)) };
  },
  'wallet.outcome': outcomeOf,
  ...transfers,
  ...lines,
  ...depositing,
  ...withdrawals,
  ...proofs,
  ...records,
  ...receipts,
};
