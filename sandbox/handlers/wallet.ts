import { eq, sum } from 'drizzle-orm';
import { wallets } from '../db/schema.ts';
import type { Handlers } from '../handler.ts';
import { amountOf } from '../money.ts';
import { memberIdOf } from '../whose.ts';

export const wallet: Pick<Handlers, 'wallet.balance'> = {
  'wallet.balance': async (_, caller, { db }) => {
    const [found] = await db.read
      .select({ minor: sum(wallets.minor) })
      .from(wallets)
      .where(eq(wallets.memberId, memberIdOf(caller)));
    return { sumBalance: amountOf(Number(found?.minor ?? 0)) };
  },
};
