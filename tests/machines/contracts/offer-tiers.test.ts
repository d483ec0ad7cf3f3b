import { describe, expect, it } from 'vitest';
import { tierAdded, tierRemoved, withTier } from '#machines/contracts/offer.rules.ts';
import { termsWritten } from '#machines/contracts/offer-form.rules.ts';
import { hourly } from './terms-of.ts';

describe('the tiers of a form', () => {
  const one = { draft: termsWritten(hourly()), problems: {} };

  it('grow to ten and no further, and keep one', () => {
    let form = one;
    for (let at = 0; at < 12; at += 1) form = { ...form, ...tierAdded(form) };
    expect(form.draft.tiers.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(tierRemoved(one, { tier: 1 }).draft).toEqual(one.draft);
  });

  it('a tier goes with what was wrong with it, and the others are judged anew', () => {
    const two = {
      ...tierAdded(one),
      problems: { 'tier-1': 'order', 'tier-2-rate': 'missing', 'tier-1-rate': 'own' },
    } as const;
    const left = tierRemoved(two, { tier: 2 });
    expect(left.draft.tiers.map(({ id }) => id)).toEqual([1]);
    expect(Object.entries(left.problems).filter(([, problem]) => problem)).toEqual([['tier-1-rate', 'own']]);
  });

  it('typing takes away what was wrong there, and nothing else', () => {
    const wrong = {
      draft: one.draft,
      problems: { 'tier-1': 'order', 'tier-1-rate': 'own', period: 'missing' },
    } as const;
    const typed = withTier(wrong, { tier: 1, field: 'rate', value: '1' });
    expect(Object.entries(typed.problems).filter(([, problem]) => problem)).toEqual([['period', 'missing']]);
  });
});
