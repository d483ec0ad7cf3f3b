import type { Transaction } from '#sandbox/db/database.ts';
import { pointRewards } from '#sandbox/db/rewards-schema.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { mayOf } from '#sandbox/protection/may.ts';
import { protectedBy } from '#sandbox/protection/rules.ts';
import type { OfferRow } from './offers.ts';

type May = Awaited<ReturnType<typeof mayOf>>;

/** Goods are outside play: nothing of that kind is promoted to the young. Points are turned into money by everybody. */
function opens({ kind }: Pick<OfferRow, 'kind'>, { promote, standing }: May): boolean {
  return promote && !(standing === 'YOUNG' && kind === 'GOODS');
}

/** The rewards that are open to a member. */
export async function redeemable(memberId: string, sandbox: Sandbox): Promise<OfferRow[]> {
  const may = await mayOf(sandbox.db.read, memberId, sandbox);
  const offers = await sandbox.db.read.select().from(pointRewards);
  return offers.filter((offer) => opens(offer, may));
}

/** Refuses a reward that is not open to a member. */
export async function refuseUnopen(
  tx: Pick<Transaction, 'select'>,
  offer: OfferRow,
  memberId: string,
  sandbox: Pick<Sandbox, 'settings' | 'clock'>,
): Promise<void> {
  if (!opens(offer, await mayOf(tx, memberId, sandbox))) throw protectedBy('notPromoted');
}
