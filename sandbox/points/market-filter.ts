import { pointRewards } from '#sandbox/db/rewards-schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { mayPromote } from '#sandbox/protection/promotions-allowed.ts';
import type { OfferRow } from './offers.ts';

/** The rewards that are open to a member: none where nothing may be promoted. Points are turned into money by everybody. */
export async function redeemable(memberId: string, sandbox: Sandbox): Promise<OfferRow[]> {
  const { read } = sandbox.db;
  return (await mayPromote(read, memberId, sandbox)) ? read.select().from(pointRewards) : [];
}
