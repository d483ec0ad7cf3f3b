import { and, eq, isNotNull, ne, or } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Facts } from '#contract/promotions/terms.ts';
import { asMinor, type Minor } from '#contract/units.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import { once } from '#sandbox/books/once.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { promotionOffers, rewards } from '#sandbox/db/rewards-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { marketOf } from '#sandbox/kit/market.ts';
import { newReference } from '#sandbox/kit/references.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { offerable } from '#sandbox/protection/market-promotions.ts';
import { refuseUnpromoted } from '#sandbox/protection/promotions-allowed.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Caller, Handler } from '#sandbox/wire/handler.ts';
import { type Offer, offerOf, phaseOf } from './offers.ts';
import { type RewardRow, type Standing, standingOf } from './reward-status.ts';
import { rewardShown } from './shown.ts';
import { kindOf, requiredFor, shareOf } from './terms.ts';

type Reader = Pick<Transaction, 'select' | 'values'>;
type Rule = NonNullable<CallOutput<'promotions.eligibility'>['rule']>;

const nothing = asMinor(0);

const day = 24 * 60 * 60_000;

/** Whether a member has or had another welcome bonus: not one that was refused, or that never began. */
async function wasWelcomed(from: Reader, memberId: string, id: string): Promise<boolean> {
  const [found] = await from
    .select({ id: rewards.id })
    .from(rewards)
    .innerJoin(promotionOffers, eq(promotionOffers.id, rewards.promotionId))
    .where(
      and(
        eq(rewards.memberId, memberId),
        eq(promotionOffers.category, 'WELCOME'),
        ne(promotionOffers.id, id),
        ne(rewards.status, 'REJECTED'),
        or(ne(rewards.status, 'CLOSE'), isNotNull(rewards.queuedAt)),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** The rule that keeps a member from joining at a moment; null for none. */
async function ruleAgainst(
  from: Reader,
  { id, facts, hidden, category }: Offer,
  { memberId, at }: { readonly memberId: string; readonly at: number },
  sandbox: Pick<Sandbox, 'settings'>,
): Promise<Rule | null> {
  const phase = phaseOf(facts, at);
  // Nobody new joins one that was taken off the list.
  if (hidden || phase === 'OVER') return 'OVER';
  if (!offerable(facts, sandbox)) return 'MARKET';
  if (phase === 'COMING') return 'NOT_YET';
  const { welcomeOnce } = marketOf(sandbox).rules.promotions;
  if (welcomeOnce && category === 'WELCOME' && (await wasWelcomed(from, memberId, id))) return 'MARKET';
  const [member] = await from
    .select({ rankLevel: members.rankLevel, createdAt: members.createdAt })
    .from(members)
    .where(eq(members.id, memberId));
  const { minRank, newWithinDays } = facts.who;
  if (!member || member.rankLevel < minRank) return 'RANK';
  return newWithinDays !== null && at - member.createdAt > newWithinDays * day ? 'NEW' : null;
}

/** What somebody has of a promotion that begins at a moment: joined just now, or approved by the back office. */
export function beginReward(
  terms: Facts,
  at: number,
): Pick<RewardRow, 'status' | 'amount' | 'required' | 'queuedAt'> {
  const kind = kindOf(terms);
  const amount = kind === 'GIFT' || kind === 'WAGER' ? minorOf(terms.what.amount) : nothing;
  const none = { amount, required: nothing, queuedAt: null };
  if (kind === 'DEPOSIT') return { ...none, status: 'JOINED' };
  if (kind === 'WAGER')
    return { status: 'PROCESS', amount, required: requiredFor(terms, amount, nothing), queuedAt: at };
  return { ...none, status: 'CLAIM' };
}

function causeOf(offerId: string): string {
  return `promotion:${offerId}`;
}

/** Whether a member has something of a promotion, or had. */
export async function hasJoined(
  from: Reader,
  memberId: string | undefined,
  offerId: string,
): Promise<boolean> {
  if (memberId === undefined) return false;
  const own = and(eq(rewards.memberId, memberId), eq(rewards.promotionId, offerId));
  const [found] = await from.select({ id: rewards.id }).from(rewards).where(own).limit(1);
  return found !== undefined;
}

async function joinedBefore(from: Reader, memberId: string, offerId: string, at: number) {
  const own = and(eq(rewards.memberId, memberId), eq(rewards.cause, causeOf(offerId)));
  const [found] = await from.select({ id: rewards.id }).from(rewards).where(own);
  return found && standingOf(from, { memberId, id: found.id, at });
}

/** A promotion that can be joined at all. */
async function joinable(from: Reader, id: string): Promise<Offer> {
  const offer = await offerOf(from, id);
  if (!offer || offer.kind === 'NONE') throw new Refusal('NOT_FOUND');
  return offer;
}

async function newRow(tx: Transaction, { id, texts, facts }: Offer, memberId: string, at: number) {
  const first = facts.who.reviewed
    ? { ...beginReward(facts, at), status: 'APPLYING' as const }
    : beginReward(facts, at);
  const row = {
    id: newReference(),
    memberId,
    promotionId: id,
    cause: causeOf(id),
    source: kindOf(facts) === 'RAFFLE' ? ('RAFFLE' as const) : ('PROMOTION' as const),
    titleEs: texts.title.es,
    titleEn: texts.title.en,
    terms: facts,
    at,
    ...first,
    ...(facts.who.reviewed ? { queuedAt: null } : {}),
  };
  await tx.insert(rewards).values(row);
  return row.id;
}

/** Joins a promotion: once a member and promotion, however often and under however many keys it is asked. */
export const join: Handler<'promotions.join'> = (input, caller, sandbox) =>
  once('promotions.join', input, caller, sandbox, async (tx, at) => {
    const memberId = memberIdOf(caller);
    const { id, version, language } = input;
    const offer = await joinable(tx, id);
    const before = await joinedBefore(tx, memberId, id, at);
    if (before) return rewardShown(tx, before, language);
    await refuseUnpromoted(tx, memberId, sandbox);
    const rule = await ruleAgainst(tx, offer, { memberId, at }, sandbox);
    if (rule) throw new Refusal('PROMOTION_RULE', { value: { rule } });
    if (version !== offer.facts.version) {
      throw new Refusal('QUOTE_CHANGED', { value: { version: offer.facts.version } });
    }
    await newRow(tx, offer, memberId, at);
    const mine = await joinedBefore(tx, memberId, id, at);
    if (!mine) throw new Error('A promotion was not joined');
    return rewardShown(tx, mine, language);
  });

type Asked = { readonly offer: Offer; readonly before: Standing | undefined; readonly memberId: string };

/** The rule against joining, or against using what was joined with a deposit. */
async function ruleNow(
  from: Reader,
  { offer, before, memberId }: Asked,
  { amount, at }: { readonly amount: Minor | null; readonly at: number },
  sandbox: Pick<Sandbox, 'settings'>,
): Promise<Rule | null> {
  if (before && (before.status !== 'JOINED' || amount === null)) return 'JOINED';
  const terms = before?.row.terms ?? offer.facts;
  // What was joined long ago is used by the rules of today.
  const broken = offerable(terms, sandbox) ? null : 'MARKET';
  const rule = before ? broken : await ruleAgainst(from, offer, { memberId, at }, sandbox);
  const { minDeposit } = terms.what;
  const low = amount !== null && minDeposit !== null && amount < minorOf(minDeposit);
  return rule ?? (low ? 'LESS_THAN_MIN' : null);
}

function givenBy(terms: Facts, amount: Minor | null): Minor {
  const kind = kindOf(terms);
  if (kind === 'DEPOSIT') return amount === null ? nothing : shareOf(terms, amount);
  return kind === 'RAFFLE' ? nothing : minorOf(terms.what.amount);
}

/** The rules of joining, without joining. */
export async function eligibility(
  input: CallInput<'promotions.eligibility'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'promotions.eligibility'>> {
  const { read } = sandbox.db;
  const at = sandbox.clock.now();
  const memberId = memberIdOf(caller);
  await refuseUnpromoted(read, memberId, sandbox);
  const offer = await joinable(read, input.id);
  const before = await joinedBefore(read, memberId, offer.id, at);
  const amount = input.amount === undefined ? null : minorOf(input.amount);
  const rule = await ruleNow(read, { offer, before, memberId }, { amount, at }, sandbox);
  const gives = rule === null ? givenBy(before?.row.terms ?? offer.facts, amount) : nothing;
  return { eligible: rule === null, rule, gives: amountOf(gives) };
}
