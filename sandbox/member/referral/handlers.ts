import { and, count, desc, eq, gte, isNotNull, isNull, lt, sql, sum } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Friend } from '#contract/member/referral.ts';
import { asMinor } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { referrals } from '#sandbox/db/referral-schema.ts';
import { rewards } from '#sandbox/db/rewards-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { accountKind } from '#sandbox/kit/accounts.ts';
import { hiddenAccount } from '#sandbox/kit/masking.ts';
import { type Period, periodAt } from '#sandbox/kit/merchant-time.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { refuseUnpromoted } from '#sandbox/protection/promotions-allowed.ts';
import { memberIdOf, memberOf } from '#sandbox/wire/call-owner.ts';
import type { Caller, Handlers } from '#sandbox/wire/handler.ts';
import { deadlineOf, factsOf, type Referral, untilOf } from './facts.ts';
import { settleReferrals } from './settling.ts';

type Reader = Pick<Transaction, 'select' | 'values'>;

const pageSize = 10;

async function totalsOf(from: Reader, inviterId: string, { from: begin, to }: Period, sandbox: Sandbox) {
  const { perMonth, inTotal } = sandbox.settings.current().referral;
  const good = and(isNotNull(referrals.qualifiedAt), isNull(referrals.closedAt));
  const inMonth = (at: typeof referrals.qualifiedAt | typeof referrals.rewardedAt) =>
    and(gte(at, begin), lt(at, to));
  const counted = (which: ReturnType<typeof and>) => sql<number>`count(case when ${which} then 1 end)`;
  const [found] = await from
    .select({
      invited: count(),
      qualified: counted(good),
      rewarded: counted(isNotNull(referrals.rewardedAt)),
      amount: sum(rewards.amount),
      monthQualified: counted(and(good, inMonth(referrals.qualifiedAt))),
      monthAmount: sql<number>`coalesce(sum(case when ${inMonth(referrals.rewardedAt)} then ${rewards.amount} end), 0)`,
    })
    .from(referrals)
    .leftJoin(rewards, eq(rewards.id, referrals.rewardId))
    .where(eq(referrals.inviterId, inviterId));
  const { invited = 0, qualified = 0, rewarded = 0, monthQualified = 0 } = found ?? {};
  return {
    invited,
    qualified,
    rewarded,
    amount: amountOf(asMinor(Number(found?.amount ?? 0))),
    month: { qualified: monthQualified, amount: amountOf(asMinor(found?.monthAmount ?? 0)) },
    left: {
      month: Math.max(0, Math.min(perMonth - monthQualified, inTotal - qualified)),
      total: Math.max(0, inTotal - qualified),
    },
  };
}

/** The invitation of the caller (`member.referral`). */
async function invitation(
  _: CallInput<'member.referral'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'member.referral'>> {
  const { id, type, affiliateCode } = await memberOf(caller, sandbox);
  // An agent's link is their work; a member's invitation is a promotion.
  const team = accountKind(type) === 'agent';
  if (!team) await refuseUnpromoted(sandbox.db.read, id, sandbox);
  await settleReferrals(sandbox, id);
  const { read } = sandbox.db;
  const { origin, zone, referral: terms } = sandbox.settings.current();
  const code = affiliateCode ?? '';
  const month = periodAt('MONTHLY', sandbox.clock.now(), zone);
  const [own] = await read
    .select({ at: referrals.registeredAt })
    .from(referrals)
    .where(eq(referrals.friendId, id));
  return {
    code,
    link: `${origin}/register?${new URLSearchParams({ referralCode: code })}`,
    friends: team ? null : { terms, totals: await totalsOf(read, id, month, sandbox) },
    invitedAt: own?.at ?? null,
    zone,
  };
}

/** Where an invitation is that is not over. */
async function openStage(from: Reader, row: Referral): Promise<Pick<Friend, 'stage' | 'next' | 'deadline'>> {
  const facts = await factsOf(from, row);
  const deadline = deadlineOf(row, facts);
  if (facts.verified === null) return { stage: 'REGISTERED', next: 'VERIFY', deadline };
  if (facts.deposit === null) return { stage: 'VERIFIED', next: 'DEPOSIT', deadline };
  return { stage: 'DEPOSITED', next: 'BET', deadline };
}

/** A friend as the inviter sees them: the account is masked, and nothing of their money is here. */
async function friendShown(from: Reader, row: Referral, account: string): Promise<Friend> {
  const { id, registeredAt, qualifiedAt, rewardedAt, rewardId, closedAt, closedFor } = row;
  const none = {
    next: null,
    deadline: null,
    checkedUntil: null,
    reason: null,
    endedAt: null,
    rewardId: null,
  };
  const shown = { id, name: hiddenAccount(account), registeredAt, ...none };
  if (closedAt !== null) return { ...shown, stage: 'CLOSED', reason: closedFor, endedAt: closedAt };
  if (rewardedAt !== null) return { ...shown, stage: 'REWARDED', endedAt: rewardedAt, rewardId };
  if (qualifiedAt !== null) return { ...shown, stage: 'QUALIFIED', checkedUntil: untilOf(row).hold };
  return { ...shown, ...(await openStage(from, row)) };
}

/** The friends that the caller invited, the newest first (`member.invited`). */
async function invited(
  { page }: CallInput<'member.invited'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'member.invited'>> {
  const id = memberIdOf(caller);
  await settleReferrals(sandbox, id);
  const { read } = sandbox.db;
  const own = eq(referrals.inviterId, id);
  const [all] = await read.select({ count: count() }).from(referrals).where(own);
  const rows = await read
    .select({ row: referrals, account: members.account })
    .from(referrals)
    .innerJoin(members, eq(members.id, referrals.friendId))
    .where(own)
    .orderBy(desc(referrals.registeredAt), desc(referrals.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const friends: Friend[] = [];
  for (const { row, account } of rows) friends.push(await friendShown(read, row, account));
  const total = all?.count ?? 0;
  const { zone } = sandbox.settings.current();
  return { friends, count: total, totalPages: Math.ceil(total / pageSize), zone };
}

/** Inviting friends (ruling 38). */
export const referral: Pick<Handlers, 'member.referral' | 'member.invited'> = {
  'member.referral': invitation,
  'member.invited': invited,
};
