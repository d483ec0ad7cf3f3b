import { and, eq } from 'drizzle-orm';
import type { ReferralTerms } from '#contract/member/referral.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { referrals } from '#sandbox/db/referral-schema.ts';
import { sessions } from '#sandbox/db/schema.ts';
import { newReference } from '#sandbox/kit/references.ts';

/** A friend who registers by a member's invitation. */
export type Befriended = {
  readonly friendId: string;
  readonly inviterId: string;
  /** The tab that registers, by its random name. */
  readonly client: string;
  /** The friend proved a mobile number with a code on the way. */
  readonly verified: boolean;
  readonly terms: ReferralTerms;
  readonly at: number;
};

/** Whether the inviter is, or was a moment ago, signed in where the friend registers. */
async function sharesTab(tx: Transaction, { inviterId, client }: Befriended): Promise<boolean> {
  if (client === '') return false;
  const own = and(eq(sessions.memberId, inviterId), eq(sessions.client, client));
  const found = await tx.select({ client: sessions.client }).from(sessions).where(own).limit(1);
  return found.length > 0;
}

/** Makes a new member the friend of who invited them, for good, under the terms in force. */
export async function befriend(tx: Transaction, friend: Befriended): Promise<void> {
  const { friendId, inviterId, verified, terms, at } = friend;
  const closed = (await sharesTab(tx, friend)) && { closedAt: at, closedFor: 'OWN_DEVICE' as const };
  await tx.insert(referrals).values({
    id: newReference(),
    friendId,
    inviterId,
    terms,
    registeredAt: at,
    verifiedAt: verified ? at : null,
    ...closed,
  });
}
