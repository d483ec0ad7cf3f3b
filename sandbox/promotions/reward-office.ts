import { desc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Reward } from '#contract/promotions/rewards.ts';
import type { Facts } from '#contract/promotions/terms.ts';
import { signOf } from '#contract/units.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import { Sum } from '#contract/wallet/money.ts';
import { credit } from '#sandbox/books/rewards-paid.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { rewards } from '#sandbox/db/rewards-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { tellOfReward } from '#sandbox/inbox/reward-letter.ts';
import { accountKey } from '#sandbox/kit/accounts.ts';
import { newReference } from '#sandbox/kit/references.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { offerable } from '#sandbox/protection/market-promotions.ts';
import { mayPromote } from '#sandbox/protection/promotions-allowed.ts';
import { beginReward } from './joining.ts';
import { reasons } from './reasons.ts';
import { isDecided, type RewardRow, type Standing, standingOf, standingsOf } from './reward-status.ts';
import { rewardShown } from './shown.ts';

const text = z.string().check(z.minLength(1), z.maxLength(200));
const id = z.string();
const gift = { account: z.string(), amount: Sum, title: z.optional(text) };

/**
 * The acts of the back office on a member's reward: about a request to join, a gift that is credited at once or can be
 * claimed (within `hours`, or at any time), and the end of one. A `reason` is shown to the member, word for word.
 */
export const RewardAct = z.discriminatedUnion('act', [
  z.strictObject({ id, act: z.literal('approve') }),
  z.strictObject({ id, act: z.literal('reject'), reason: z.optional(text) }),
  z.strictObject({ id, act: z.literal('end'), reason: z.optional(text) }),
  z.strictObject({ ...gift, act: z.literal('issue') }),
  z.strictObject({ ...gift, act: z.literal('give'), hours: z.optional(z.int().check(z.minimum(1))) }),
]);
type RewardAct = z.infer<typeof RewardAct>;
type GiftAct = Extract<RewardAct, { account: string }>;
type Decision = Exclude<RewardAct, GiftAct>;

function impossible(message: string): Refusal {
  return new Refusal('INPUT_INVALID', { message });
}

/** The terms of a gift with a deadline: nothing to do for it, and so many hours to claim it. */
function termsOf(amount: string, at: number, claimHours: number): Facts {
  return {
    version: 1,
    who: { minRank: 1, newWithinDays: null, reviewed: false },
    what: { gives: 'FIXED', amount, percent: null, minDeposit: null },
    dates: { opensAt: at, closesAt: at, claimHours },
    wagering: null,
    maxBet: null,
    order: 'OWN_FIRST',
    cap: null,
    leaving: 'NEVER',
  };
}

async function idOf(tx: Transaction, account: string): Promise<string> {
  const own = eq(members.accountKey, accountKey(account) ?? '');
  const [found] = await tx.select({ id: members.id }).from(members).where(own);
  if (!found) throw new Refusal('NOT_FOUND', { message: `Nobody is called ${account}` });
  return found.id;
}

async function give(tx: Transaction, what: GiftAct, at: number): Promise<RewardRow> {
  const amount = minorOf(what.amount);
  if (signOf(amount) < 1) throw impossible('A gift is at least 0.01');
  const reference = newReference();
  const issued = what.act === 'issue';
  const hours = what.act === 'give' ? what.hours : undefined;
  const [row] = await tx
    .insert(rewards)
    .values({
      id: reference,
      memberId: await idOf(tx, what.account),
      cause: `gift:${reference}`,
      source: 'GIFT',
      titleEs: what.title ?? 'Regalo del equipo',
      titleEn: what.title ?? 'Gift of the team',
      status: issued ? 'ISSUED' : 'CLAIM',
      amount,
      terms: hours === undefined ? null : termsOf(what.amount, at, hours),
      at,
      metAt: issued ? at : null,
      settledAt: issued ? at : null,
    })
    .returning();
  if (!row) throw new Error('A gift was not kept');
  if (issued) await credit(tx, row, { amount, at });
  return row;
}

function reasonOf(reason: string | undefined) {
  return reason === undefined ? null : { reasonEs: reason, reasonEn: reason };
}

/** What a decision makes of a reward. */
function decided({ row, status, metAt }: Standing, what: Decision, at: number): Partial<RewardRow> {
  if (what.act === 'end') {
    if (isDecided({ status })) throw impossible(`It is ${status.toLowerCase()}`);
    return { status: 'CLOSE', settledAt: at, metAt, ...(reasonOf(what.reason) ?? reasons.stopped) };
  }
  if (status !== 'APPLYING') throw impossible(`It is ${status.toLowerCase()}`);
  if (what.act === 'reject') return { status: 'REJECTED', settledAt: at, ...reasonOf(what.reason) };
  if (!row.terms) throw impossible('It has no terms');
  return beginReward(row.terms, at);
}

/** A request is granted by the rules of the day on which it is: the market's, and whether something may be promoted to its member. */
async function refuseToGrant(tx: Transaction, { memberId, terms }: RewardRow, sandbox: Sandbox) {
  if (terms && !offerable(terms, sandbox)) throw impossible('The market does not allow its terms any more');
  if (!(await mayPromote(tx, memberId, sandbox)))
    throw impossible('Nothing may be promoted to its member now');
}

async function decide(tx: Transaction, what: Decision, at: number, sandbox: Sandbox): Promise<RewardRow> {
  const [row] = await tx.select().from(rewards).where(eq(rewards.id, what.id));
  if (!row) throw new Refusal('NOT_FOUND', { message: 'There is no such reward' });
  const standing = await standingOf(tx, { ...row, at });
  if (!standing) throw new Error('A reward is nowhere');
  if (what.act === 'approve') await refuseToGrant(tx, row, sandbox);
  await tx
    .update(rewards)
    .set(decided(standing, what, at))
    .where(eq(rewards.id, row.id));
  return row;
}

/**
 * Carries out an act of the back office; answers the reward as it is then. Refuses with NOT_FOUND, and with INPUT_INVALID
 * and a text for an act that is not possible just now.
 */
export function decideReward(sandbox: Sandbox, what: RewardAct): Promise<Reward> {
  const { db, clock } = sandbox;
  return db.write(async (tx) => {
    const at = clock.now();
    const row = 'account' in what ? await give(tx, what, at) : await decide(tx, what, at, sandbox);
    const standing = await standingOf(tx, { ...row, at });
    if (!standing) throw new Error('A reward is nowhere');
    await tellOfReward(
      tx,
      row,
      { act: what.act, reason: 'reason' in what ? what.reason : undefined },
      sandbox,
    );
    return rewardShown(tx, standing, 'EN');
  });
}

/** A reward as the back office sees it. */
export type OfficeReward = Pick<RewardRow, 'id' | 'status' | 'at'> & {
  readonly account: string;
  readonly title: string;
  readonly amount: string;
};

const most = 50;

/** Requests to join that wait for a decision, the oldest first, and then what else is not over, the newest first. */
export async function officeRewards({ db: { read }, clock }: Sandbox): Promise<OfficeReward[]> {
  const open = inArray(rewards.status, ['APPLYING', 'JOINED', 'PROCESS', 'CLAIM']);
  const found = await read
    .select({ row: rewards, account: members.account })
    .from(rewards)
    .innerJoin(members, eq(members.id, rewards.memberId))
    .where(open)
    .orderBy(desc(rewards.at))
    .limit(most);
  const people = new Set(found.map(({ row }) => row.memberId));
  const standings = new Map<string, Standing>();
  for (const memberId of people) {
    for (const one of await standingsOf(read, memberId, clock.now())) standings.set(one.row.id, one);
  }
  const shown = found.flatMap(({ row, account }) => {
    const { status = row.status } = standings.get(row.id) ?? {};
    const about = { id: row.id, at: row.at, account, title: row.titleEn, amount: amountOf(row.amount) };
    return isDecided({ status }) ? [] : [{ ...about, status }];
  });
  const waiting = ({ status }: OfficeReward) => status === 'APPLYING';
  return [...shown.filter(waiting).toReversed(), ...shown.filter((one) => !waiting(one))];
}
