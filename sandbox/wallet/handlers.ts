import { and, eq, ne, sum } from 'drizzle-orm';
import { asMinor } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { outcomeOf } from '#sandbox/books/once.ts';
import { held } from '#sandbox/books/wallets.ts';
import { wallets } from '#sandbox/db/ledger-schema.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Handlers } from '#sandbox/wire/handler.ts';
import { depositing } from './deposits.ts';
import { lines } from './lines.ts';
import { proofs } from './proofs.ts';
import { receipts } from './receipts.ts';
import { records } from './records.ts';
import { transfers } from './transfers.ts';
import { withdrawals } from './withdrawals.ts';

export const wallet = {
  'wallet.balance': async (_, caller, { db }) => {
    const [found] = await db.read
      .select({ minor: sum(wallets.minor) })
      .from(wallets)
      .where(and(eq(wallets.memberId, memberIdOf(caller)), ne(wallets.wallet, held)));
    return { sumBalance: amountOf(asMinor(Number(found?.minor ?? 0))) };
  },
  'wallet.outcome': outcomeOf,
  ...transfers,
  ...lines,
  ...depositing,
  ...withdrawals,
  ...proofs,
  ...records,
  ...receipts,
} satisfies Partial<Handlers>;
