import { asc } from 'drizzle-orm';
import { asMicro, asMinor, asPoints } from '#contract/units.ts';
import type { Counting } from '#sandbox/books/counted.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { pointRules } from '#sandbox/db/rewards-schema.ts';

/** One version of how points are earned and converted. */
export type PointRule = typeof pointRules.$inferSelect;

/**
 * The rule of the start, with the values of spec 9: hundredths of a point per 100.00 of settled bets, and 100 points are
 * P 1.00. It holds also where no rule is kept.
 */
export const firstRule: PointRule = {
  version: 1,
  from: 0,
  earning: {
    LIVE: asMicro(70),
    SPORTS: asMicro(100),
    FISH: asMicro(120),
    RNG: asMicro(120),
    PVP: asMicro(100),
    COCKFIGHT: asMicro(100),
  },
  step: asPoints(100),
  amount: asMinor(100),
};

/** All versions that have begun, the oldest first. */
export async function rulesUntil(from: Pick<Transaction, 'select'>, at: number): Promise<PointRule[]> {
  const kept = await from.select().from(pointRules).orderBy(asc(pointRules.version));
  const begun = kept.filter((rule) => rule.from <= at);
  return begun.length === 0 ? [firstRule] : begun;
}

/** The rule in force. */
export async function ruleAt(from: Pick<Transaction, 'select'>, at: number): Promise<PointRule> {
  return (await rulesUntil(from, at)).at(-1) ?? firstRule;
}

/**
 * How bets earn points, a stretch of time for each version. A hundredth of a point per 100.00 is a millionth of a point per
 * minor unit, so nothing is ever rounded.
 */
export function countingsOf(rules: readonly PointRule[]): Counting<'point'>[] {
  return rules.map(({ version, from, earning }, nth) => ({
    after: from,
    until: rules[nth + 1]?.from ?? Number.MAX_SAFE_INTEGER,
    rule: { id: 'points', version },
    per: 'stake',
    shares: earning,
    others: asMicro(0),
    maxBet: null,
  }));
}
