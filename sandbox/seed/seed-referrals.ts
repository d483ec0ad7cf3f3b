import { and, eq, inArray } from 'drizzle-orm';
import type { ReferralTerms } from '#contract/member/referral.ts';
import type { Minor } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import type { Catalogue } from '#sandbox/catalogue/catalogue.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { bonuses } from '#sandbox/db/money-schema.ts';
import { referrals } from '#sandbox/db/referral-schema.ts';
import { rewards } from '#sandbox/db/rewards-schema.ts';
import { defaultSettings } from '#sandbox/kit/default-settings.ts';
import { newReference } from '#sandbox/kit/references.ts';
import type { SeedEvent } from './seed-history.ts';

const hour = 60;
const day = 24 * hour;
const minute = 60_000;

const inviter = 'member1';

/** The terms before those in force: a friend keeps the version of the day they registered. */
const earlier: ReferralTerms = { ...defaultSettings.referral, version: 1, reward: '5.00' };

/** A friend of member1; times in minutes ago, as in the history. */
type Invited = {
  readonly account: string;
  readonly registered: number;
  readonly verified?: number;
  readonly deposit?: readonly [amount: number, ago: number];
  /** Bets of 10.00 that won nothing: how many, and when the last of them was. */
  readonly bets?: readonly [count: number, ago: number];
  readonly qualified?: number;
  readonly closed?: readonly [reason: 'TOO_LATE' | 'OWN_DEVICE', ago: number];
  readonly terms?: ReferralTerms;
};

/** One in every stage. */
const friends: readonly Invited[] = [
  { account: 'friend1', registered: day },
  { account: 'friend2', registered: 2 * day, verified: 2 * day },
  {
    account: 'friend3',
    registered: 3 * day,
    verified: 3 * day,
    deposit: [50_00, 3 * day - hour],
    bets: [2, 2 * day],
  },
  {
    account: 'friend4',
    registered: 6 * day,
    verified: 6 * day,
    deposit: [120_00, 5 * day],
    bets: [10, 30 * hour],
    qualified: 30 * hour,
  },
  {
    account: 'friend5',
    registered: 45 * day,
    verified: 45 * day,
    deposit: [150_00, 44 * day],
    bets: [12, 27 * day],
    qualified: 27 * day,
    terms: earlier,
  },
  { account: 'friend6', registered: 20 * day, verified: 20 * day, closed: ['TOO_LATE', 13 * day] },
  { account: 'friend7', registered: 10 * day, closed: ['OWN_DEVICE', 10 * day] },
];

/** What the friends of the seed deposited and bet. */
export function friendsPast({ games }: Catalogue): SeedEvent[] {
  const game = games.find(({ vendor, closed }) => vendor.category === 'RNG' && !closed);
  return friends.flatMap(({ account, deposit, bets: [count, last] = [0, 0] }): SeedEvent[] => {
    const paid =
      deposit && ({ what: 'deposit', account, amount: deposit[0], minutesAgo: deposit[1] } as const);
    const bets = Array.from({ length: count }, (_, at) => ({
      what: 'round' as const,
      account,
      minutesAgo: last + (count - 1 - at),
      stake: 10_00,
      win: 0,
    }));
    return [...(paid ? [paid] : []), ...(game ? bets.map((bet) => ({ ...bet, game })) : [])];
  });
}

/** A bonus of the inviter's history that was the reward for a friend. */
async function rewardFor(tx: Transaction, id: string, memberId: string, amount: Minor) {
  const paid = inArray(rewards.status, ['CLAIMED', 'ISSUED']);
  const own = and(
    eq(rewards.memberId, memberId),
    eq(rewards.source, 'GIFT'),
    eq(rewards.amount, amount),
    paid,
  );
  const [found] = await tx.select({ id: rewards.id, at: rewards.at }).from(rewards).where(own).limit(1);
  if (!found) throw new Error('The seed has no bonus that was a reward for a friend');
  const [titleEs, titleEn] = ['Amigo invitado', 'Invited friend'];
  const made = { source: 'REFERRAL', cause: `referral:${id}`, titleEs, titleEn, status: 'CLAIMED' } as const;
  await tx.update(rewards).set(made).where(eq(rewards.id, found.id));
  await tx.update(bonuses).set({ nameEs: titleEs, nameEn: titleEn }).where(eq(bonuses.id, found.id));
  return { rewardId: found.id, rewardedAt: found.at };
}

/** The friends that member1 invited. */
export async function fillReferrals(
  tx: Transaction,
  { idOf, now }: { readonly idOf: (account: string) => string; readonly now: number },
): Promise<void> {
  const inviterId = idOf(inviter);
  for (const {
    account,
    registered,
    verified,
    qualified,
    closed,
    terms = defaultSettings.referral,
  } of friends) {
    const id = newReference();
    const ago = (minutes: number | undefined) => (minutes === undefined ? null : now - minutes * minute);
    const rewarded = terms === earlier ? await rewardFor(tx, id, inviterId, minorOf(terms.reward)) : {};
    await tx.insert(referrals).values({
      id,
      friendId: idOf(account),
      inviterId,
      terms,
      registeredAt: now - registered * minute,
      verifiedAt: ago(verified),
      qualifiedAt: ago(qualified),
      closedAt: ago(closed?.[1]),
      closedFor: closed?.[0] ?? null,
      ...rewarded,
    });
  }
}
