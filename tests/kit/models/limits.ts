import type { Limit, Raise } from '#contract/protection/limits.ts';
import { protections } from '#contract/protection/markets.ts';
import type { Standing } from '#contract/protection.ts';
import { standingWith as memberStanding } from './standing.ts';

/** The daily deposit limit that the flows are about: a hundred. */
export const dailyLimit: Limit = {
  kind: 'deposit',
  period: 'day',
  value: '100.00',
  ceiling: '600.00',
  used: '30.00',
  left: '70.00',
  since: 1_795_669_200_000,
  until: 1_795_755_600_000,
  raise: null,
  version: 3,
};

/** The same limit with a raise that waits for something. */
export function raising(state: Raise['state'], more: Partial<Limit> = {}): Limit {
  const times = { askedAt: 1_795_669_200_000, from: 1_796_274_000_000, confirmBy: 1_796_360_400_000 };
  return { ...dailyLimit, ...more, raise: { value: '200.00', state, ...times } };
}

/** What a raise takes where the most is asked for. */
export const raiseRules = protections.UNION.limits.raise;

/** The gateway's answer that a member has this limit and no other, and what else it says. */
export function standingWith(limit: Limit, more: Partial<Standing> = {}) {
  const rules = protections.UNION;
  const standing = memberStanding(
    {},
    {
      now: limit.since,
      market: 'UNION',
      rules: { ...rules, limits: { ...rules.limits, joint: null } },
      limits: [limit],
    },
  );
  const value: Standing = { ...standing, ...more };
  return { status: 200, body: { success: true, value } };
}
