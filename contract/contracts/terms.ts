import * as z from 'zod/mini';
import { plain } from '../units.ts';
import { minorOf } from '../wallet/minor-units.ts';
import { Sum } from '../wallet/money.ts';

// What an agent is paid for (spec 3, contracts). Rates are whole hundredths of a percent: 2900 is 29 %.

export const contractKinds = ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** Periods after which a contract is settled (spec 4). A real-time salary has none: it is settled every five minutes. */
export const contractPeriods = ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'] as const;

/**
 * What becomes of a period's loss: nothing is carried over; it is carried until it is made up for; the next period alone
 * has it; or the second half of a month has the first half's.
 */
export const carryRules = ['NONE', 'FOREVER', 'PREVIOUS', 'SECOND_HALF'] as const;
export type CarryRule = (typeof carryRules)[number];

/** All there is of a share, in hundredths of a percent. */
export const whole = 10_000;

const Rate = z.int().check(z.minimum(0), z.maximum(whole));
const Members = z.int().check(z.minimum(0), z.maximum(1_000_000));
const tiersOf = <T extends z.ZodMiniType>(tier: T) => z.array(tier).check(z.minLength(1), z.maxLength(10));

const common = {
  /** Who pays: the house, or the agent directly above, from his own money. */
  payer: z.enum(['PLATFORM', 'UPLINE']),
};
const settled = { ...common, period: z.enum(contractPeriods) };
/** The valid bets in a unit of time that make a member an active one. */
const activeFrom = Sum;

/** A share of what the team lost in a period. Its tiers ask for the period's valid bets, its loss and its active members. */
export const Dividend = z.object({
  kind: z.literal('DIVIDEND'),
  ...settled,
  activeFrom,
  carry: z.enum(carryRules),
  /** The house's fee, taken off the team's losses first. */
  feeRate: Rate,
  tiers: tiersOf(z.object({ validBet: Sum, loss: Sum, active: Members, rate: Rate })),
});

/** A share of each day's valid bets. */
export const Daily = z.object({
  kind: z.literal('DAILY'),
  ...settled,
  activeFrom,
  tiers: tiersOf(z.object({ dailyBet: Sum, active: Members, rate: Rate })),
});

/** A share of each hour's valid bets. */
export const Hourly = z.object({
  kind: z.literal('HOURLY'),
  ...settled,
  tiers: tiersOf(z.object({ hourlyBet: Sum, rate: Rate })),
});

/** A share of the stake of each bet that is large enough: one where the member won, another where the member lost. */
export const RealTime = z.object({
  kind: z.literal('REALTIME'),
  ...common,
  tiers: tiersOf(z.object({ singleBet: Sum, profitRate: Rate, lossRate: Rate })),
});

/** The terms of a contract. */
export const Terms = z.discriminatedUnion('kind', [Dividend, Daily, Hourly, RealTime]);
export type Terms = z.infer<typeof Terms>;
/** The terms of one kind. */
export type TermsOf<K extends Terms['kind']> = Extract<Terms, { kind: K }>;
export type Tier = Terms['tiers'][number];

/** A tier's thresholds in minor units or members, and its rates, in the order in which they are written. */
export function partsOf(tier: Tier): {
  readonly thresholds: readonly number[];
  readonly rates: readonly number[];
} {
  if ('singleBet' in tier)
    return { thresholds: [plain(minorOf(tier.singleBet))], rates: [tier.profitRate, tier.lossRate] };
  if ('hourlyBet' in tier) return { thresholds: [plain(minorOf(tier.hourlyBet))], rates: [tier.rate] };
  if ('dailyBet' in tier)
    return { thresholds: [plain(minorOf(tier.dailyBet)), tier.active], rates: [tier.rate] };
  return {
    thresholds: [plain(minorOf(tier.validBet)), plain(minorOf(tier.loss)), tier.active],
    rates: [tier.rate],
  };
}

/** Why nobody can be offered these terms. */
export type TermsFault = 'TIERS_ORDER' | 'RATE_ZERO' | 'CARRY_PERIOD';

/**
 * Tiers rise: none asks for less than the one before, each asks for more in something, and pays more for it. Only a
 * contract settled twice a month has second halves.
 */
export function termsFault(terms: Terms): TermsFault | null {
  const tiers = terms.tiers.map(partsOf);
  if (tiers.some(({ rates }) => rates.every((rate) => rate === 0))) return 'RATE_ZERO';
  const rise = tiers.every((tier, at) => at === 0 || risen(tiers[at - 1] ?? tier, tier));
  if (!rise) return 'TIERS_ORDER';
  if (terms.kind === 'DIVIDEND' && terms.carry === 'SECOND_HALF' && terms.period !== 'SEMIMONTHLY')
    return 'CARRY_PERIOD';
  return null;
}

type Parts = ReturnType<typeof partsOf>;

function risen(before: Parts, after: Parts): boolean {
  const up = (from: readonly number[], to: readonly number[]) =>
    to.every((value, at) => value >= (from[at] ?? 0)) && to.some((value, at) => value > (from[at] ?? 0));
  return up(before.thresholds, after.thresholds) && up(before.rates, after.rates);
}

/** The highest rates that terms can come to: one, or for a real-time salary that of won and that of lost bets. */
export function topRates({ tiers }: Pick<Terms, 'tiers'>): readonly number[] {
  const rates = (tiers as readonly Tier[]).map((tier) => partsOf(tier).rates);
  return (rates[0] ?? []).map((_, at) => Math.max(...rates.map((tier) => tier[at] ?? 0)));
}

/**
 * What an agent with `own` terms can offer at a rate of at most `rate`: the same terms, paid by the agent, with no rate above
 * it. A tier that came to pay the same as the one before says nothing more, and goes. A rate of 1 or more keeps terms
 * without a fault without one.
 */
export function cappedAt(own: Terms, rate: number): Terms {
  const tiers = (own.tiers as readonly Tier[]).map((tier) => tierAt(tier, rate));
  const kept = tiers.filter((tier, at) => at === 0 || paysMore(tiers[at - 1] ?? tier, tier));
  return { ...own, payer: 'UPLINE', tiers: kept } as Terms;
}

function tierAt(tier: Tier, most: number): Tier {
  if (!('singleBet' in tier)) return { ...tier, rate: Math.min(tier.rate, most) };
  const { profitRate, lossRate } = tier;
  return { ...tier, profitRate: Math.min(profitRate, most), lossRate: Math.min(lossRate, most) };
}

function paysMore(before: Tier, after: Tier): boolean {
  const { rates } = partsOf(before);
  return partsOf(after).rates.some((rate, at) => rate > (rates[at] ?? 0));
}

/** Whether an agent with `own` may offer `offered`: nobody gives more than they have (spec 4). */
export function withinOwn(own: Terms, offered: Terms): boolean {
  if (own.kind !== offered.kind) return false;
  const most = topRates(own);
  return topRates(offered).every((rate, at) => rate <= (most[at] ?? 0));
}

/** Whether what an agent gives away in total is at most all there is. */
export function sharesWithin(children: readonly Terms[]): boolean {
  const tops = children.map(topRates);
  return [0, 1].every((at) => tops.reduce((sum, rates) => sum + (rates[at] ?? 0), 0) <= whole);
}
