import * as z from 'zod/mini';
import { asMinor, least, type Minor, minus, most, partOf, plain, plus, signOf, sumOf } from '../units.ts';
import { amountOf, minorOf } from '../wallet/minor-units.ts';
import { Amount } from '../wallet/money.ts';
import { type CarryRule, partsOf, type Terms, type Tier, whole } from './terms.ts';

// What a contract comes to. A bill, a simulation and the check of a statement all use this, so that no two can differ.

/** Raised whenever the same rows would come to something else: a statement says which one it was made with. */
export const formula = 1;

/**
 * What one member did in one unit of a contract: the period of a dividend, a day, an hour; for a real-time salary it is
 * one bet. `at` is when the unit began, or the bet was settled, in epoch milliseconds. Refunded bets are not in it, nor is
 * the agent's own play.
 */
export const PayRow = z.object({
  member: z.string(),
  at: z.number(),
  validBet: Amount,
  win: Amount,
  bonus: Amount,
});
export type PayRow = z.infer<typeof PayRow>;

/** A condition of a tier, what it asks for and what there was: money on the wire, or members. */
export const conditions = ['validBet', 'loss', 'active', 'dailyBet', 'hourlyBet', 'singleBet'] as const;
export const Condition = z.object({ name: z.enum(conditions), needs: z.string(), had: z.string() });
export type Condition = z.infer<typeof Condition>;

/** What a unit came to. `tier` counts from 0, null where none was reached. */
export const Unit = z.object({
  at: z.number(),
  validBet: Amount,
  active: z.number(),
  /** What the rate is applied to. */
  base: Amount,
  tier: z.nullable(z.number()),
  pay: Amount,
});

/** What a contract comes to in a period. */
export const Pay = z.object({
  formula: z.number(),
  validBet: Amount,
  active: z.number(),
  /** A dividend's: what the team lost, and the fee that is taken off. Zero for other kinds. */
  gross: Amount,
  bonus: Amount,
  fee: Amount,
  /** The opening balance, this period's result, and the closing balance: never above zero but for the result. */
  opening: Amount,
  result: Amount,
  closing: Amount,
  units: z.array(Unit),
  pay: Amount,
  /** The conditions of the first tier that were not met: in the period of a dividend, else in its last day, hour or bet. */
  unmet: z.array(Condition),
  /** What was missing for the tier above the one that was reached. */
  next: z.array(Condition),
});
export type Pay = z.infer<typeof Pay>;

/** A share of an amount, in hundredths of a percent; what is less than a minor unit is not paid. */
const shareOf = (amount: Minor, rate: number) => partOf(amount, rate, whole);

type Sums = { readonly at: number; stake: Minor; win: Minor; bonus: Minor; members: Map<string, Minor> };

const nothing = asMinor(0);
const noSums = (at: number): Sums => ({
  at,
  stake: nothing,
  win: nothing,
  bonus: nothing,
  members: new Map(),
});

function unitsOf(rows: readonly PayRow[]): readonly Sums[] {
  const units = new Map<number, Sums>();
  for (const { at, member, validBet, win, bonus } of rows) {
    const unit = units.get(at) ?? noSums(at);
    units.set(at, unit);
    const stake = minorOf(validBet);
    unit.stake = plus(unit.stake, stake);
    unit.win = plus(unit.win, minorOf(win));
    unit.bonus = plus(unit.bonus, minorOf(bonus));
    unit.members.set(member, plus(stake, unit.members.get(member) ?? nothing));
  }
  return [...units.values()].sort((a, b) => a.at - b.at);
}

function activeIn({ members }: Sums, from: string): number {
  const enough = minorOf(from);
  return [...members.values()].filter((stake) => signOf(stake) > 0 && stake >= enough).length;
}

const names = {
  DIVIDEND: ['validBet', 'loss', 'active'],
  DAILY: ['dailyBet', 'active'],
  HOURLY: ['hourlyBet'],
  REALTIME: ['singleBet'],
} as const satisfies Record<Terms['kind'], readonly Condition['name'][]>;

/** The conditions of a tier that these values don't meet. */
function missing(kind: Terms['kind'], tier: Tier | undefined, had: readonly number[]): Condition[] {
  if (!tier) return [];
  const said = (name: Condition['name'], value: number) =>
    name === 'active' ? String(value) : amountOf(asMinor(value));
  return partsOf(tier).thresholds.flatMap((asked, at) => {
    const [name, value] = [names[kind][at], had[at] ?? 0];
    // Where nothing was lost there is nothing to share, even if a tier asks for no loss.
    const needs = name === 'loss' ? Math.max(asked, 1) : asked;
    return name && value < needs ? [{ name, needs: said(name, needs), had: said(name, value) }] : [];
  });
}

type Reached = Pick<Pay, 'unmet' | 'next'> & {
  readonly tier: number | null;
  readonly rates: readonly number[];
};

/** The highest tier whose conditions these values meet, and what is missing for the first or for the one above. */
function reach({ kind, tiers }: Terms, had: readonly number[]): Reached {
  const all: readonly Tier[] = tiers;
  const tier = all.findLastIndex((one) => missing(kind, one, had).length === 0);
  if (tier < 0) return { tier: null, rates: [], unmet: missing(kind, all[0], had), next: [] };
  const found = all[tier];
  return {
    tier,
    rates: found ? partsOf(found).rates : [],
    unmet: [],
    next: missing(kind, all[tier + 1], had),
  };
}

type Worked = { readonly unit: z.infer<typeof Unit>; readonly reached: Reached };

function work(
  terms: Terms,
  sums: Sums,
  had: readonly number[],
  base: Minor,
  rate: (rates: readonly number[]) => number,
) {
  const reached = reach(terms, had);
  const active = 'activeFrom' in terms ? activeIn(sums, terms.activeFrom) : sums.members.size;
  return {
    reached,
    unit: {
      at: sums.at,
      validBet: amountOf(sums.stake),
      active,
      base: amountOf(base),
      tier: reached.tier,
      pay: amountOf(shareOf(base, rate(reached.rates))),
    },
  } satisfies Worked;
}

const first = (rates: readonly number[]) => rates[0] ?? 0;

/** A bet's share: one rate where the member won, the other where the member lost, none where neither. */
function ofBet(terms: Extract<Terms, { kind: 'REALTIME' }>, { at, member, validBet, win }: PayRow): Worked {
  const stake = minorOf(validBet);
  const net = signOf(minus(minorOf(win), stake));
  const sums = { ...noSums(at), stake, win: minorOf(win), members: new Map([[member, stake]]) };
  return work(terms, sums, [plain(stake)], net === 0 ? nothing : stake, ([profit = 0, loss = 0]) =>
    net > 0 ? profit : loss,
  );
}

/** The tiers of one kind are reached unit by unit; the one to show is the last that has something to say. */
function lastOf(worked: readonly Worked[]): Pick<Pay, 'unmet' | 'next'> {
  const last = worked.at(-1)?.reached;
  return { unmet: last?.unmet ?? [], next: last?.next ?? [] };
}

function dividend(terms: Extract<Terms, { kind: 'DIVIDEND' }>, rows: readonly PayRow[], opening: Minor) {
  // One unit: whatever moments the rows carry.
  const all = unitsOf(rows.map((row) => ({ ...row, at: 0 })))[0];
  const sums = all ?? noSums(0);
  const gross = minus(sums.stake, sums.win);
  const fee = shareOf(most(nothing, gross), terms.feeRate);
  const result = minus(gross, plus(sums.bonus, fee));
  const base = most(nothing, plus(opening, result));
  const had = [plain(sums.stake), plain(base), activeIn(sums, terms.activeFrom)];
  const at = rows.reduce((first, row) => Math.min(first, row.at), Number.MAX_SAFE_INTEGER);
  const worked = work(terms, { ...sums, at: rows.length > 0 ? at : 0 }, had, base, first);
  return { worked, gross, fee, bonus: sums.bonus, result, closing: least(nothing, plus(opening, result)) };
}

/**
 * What a contract comes to, from the rows of a period and the balance it opened with (an amount, zero or less; dividends
 * only). Whole minor units throughout; shares of one are not paid.
 */
export function payOf(terms: Terms, rows: readonly PayRow[], opening = '0.00'): Pay {
  const zero = amountOf(nothing);
  const none = { gross: zero, bonus: zero, fee: zero, opening: zero, result: zero, closing: zero };
  const validBet = amountOf(
    sumOf(
      nothing,
      rows.map((row) => minorOf(row.validBet)),
    ),
  );
  const members = new Set(
    rows.filter((row) => signOf(minorOf(row.validBet)) > 0).map(({ member }) => member),
  );
  if (terms.kind === 'DIVIDEND') {
    const { worked, gross, fee, bonus, result, closing } = dividend(terms, rows, minorOf(opening));
    const { unit } = worked;
    return {
      formula,
      validBet,
      active: unit.active,
      gross: amountOf(gross),
      bonus: amountOf(bonus),
      fee: amountOf(fee),
      opening,
      result: amountOf(result),
      closing: amountOf(closing),
      units: [unit],
      pay: unit.pay,
      ...lastOf([worked]),
    };
  }
  const worked =
    terms.kind === 'REALTIME'
      ? rows.map((row) => ofBet(terms, row))
      : unitsOf(rows).map((sums) => {
          const active = terms.kind === 'DAILY' ? [activeIn(sums, terms.activeFrom)] : [];
          return work(terms, sums, [plain(sums.stake), ...active], sums.stake, first);
        });
  const pay = sumOf(
    nothing,
    worked.map(({ unit }) => minorOf(unit.pay)),
  );
  return {
    formula,
    validBet,
    active: members.size,
    ...none,
    units: worked.map(({ unit }) => unit),
    pay: amountOf(pay),
    ...lastOf(worked),
  };
}

/** A period that has been settled, as the next one looks back on it. */
export type Settled = Pick<Pay, 'result' | 'closing'> & {
  /** Whether the next period is the second half of the same month. */
  readonly sameMonth: boolean;
};

/** The balance that a period opens with. */
export function openingAfter(carry: CarryRule, before: Settled | null): string {
  if (!before || carry === 'NONE') return amountOf(nothing);
  if (carry === 'FOREVER') return before.closing;
  if (carry === 'PREVIOUS') return amountOf(least(nothing, minorOf(before.result)));
  return before.sameMonth ? before.closing : amountOf(nothing);
}
