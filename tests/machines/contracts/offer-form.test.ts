import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractKinds, sharesWithin, type Terms, termsFault, withinOwn } from '#contract/contracts/terms.ts';
import { offerComplete, withCommon, withTier } from '#machines/contracts/offer.rules.ts';
import {
  type OfferDraft,
  type OfferLimits,
  offerLimits,
  offerProblems,
  ratesOpen,
  termsTyped,
  termsWritten,
} from '#machines/contracts/offer-form.rules.ts';
import { runs } from '../../kit/depth.ts';
import { someForm, someTerms } from './offered-forms.ts';
import { daily, dividend, hourly, realTime } from './terms-of.ts';

const free: OfferLimits = { own: [10_000, 10_000], left: [10_000, 10_000] };

const ownOf = (kind: Terms['kind'], rate: number): Terms =>
  ({
    DIVIDEND: dividend({ rate }),
    DAILY: daily({ tiers: [{ dailyBet: '0.00', active: 0, rate }] }),
    HOURLY: hourly({ tiers: [{ hourlyBet: '0.00', rate }] }),
    REALTIME: realTime([{ singleBet: '0.00', profitRate: rate, lossRate: rate }]),
  })[kind];

/** Compared as they would go over the wire. */
const wired = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
const same = (read: (draft: OfferDraft) => Terms | null) =>
  fc.check(
    fc.property(someTerms, (terms) => isDeepStrictEqual(wired(read(termsWritten(terms))), wired(terms))),
    runs(),
  );

/** A reader of percent that goes over a fraction: 0.29 % becomes 0.28 %. */
function fractional(draft: OfferDraft): Terms | null {
  const terms = termsTyped(draft);
  if (!terms) return null;
  const tiers = terms.tiers.map((tier) =>
    'rate' in tier ? { ...tier, rate: Math.trunc((tier.rate / 100) * 100) } : tier,
  );
  return { ...terms, tiers } as Terms;
}

describe('the form of an offer', () => {
  it('says the terms that it was written from, of every kind', () => {
    expect(same(termsTyped).failed).toBe(false);
  });

  it('a form that loses a hundredth on the way is found', () => {
    expect(same(fractional).failed).toBe(true);
  });

  it.each(contractKinds)('has all kinds of fields read: %s', (kind) => {
    expect(termsTyped(termsWritten(ownOf(kind, 2_900)))).toEqual({ ...ownOf(kind, 2_900), payer: 'UPLINE' });
  });
});

/** What the gateway knows: what the one who offers has, and all that others were given. */
const standing = fc.record({
  own: fc.constantFrom(0, 29, 1_000, 5_000, 10_000),
  others: fc.nat({ max: 10_000 }),
});

/** What is let through is what the gateway takes, as far as the form can know. */
const agrees = (complete: typeof offerComplete) =>
  fc.check(
    fc.property(someForm, standing, (draft, { own, others }) => {
      const [mine, theirs] = [ownOf(draft.kind, own), ownOf(draft.kind, others)];
      const limits = offerLimits(mine, [others, others], null);
      const terms = termsTyped(draft);
      const taken =
        terms !== null &&
        termsFault(terms) === null &&
        withinOwn(mine, terms) &&
        sharesWithin([theirs, terms]);
      return complete({ draft, problems: {} }, limits) === taken;
    }),
    runs(2_000),
  );

describe('CON-03 what can be offered', () => {
  it('lets through exactly what the gateway takes, as far as it can know', () => {
    expect(agrees(offerComplete).counterexample).toBeNull();
  });

  it.each([
    ['the own rate', (limits: OfferLimits) => ({ ...limits, own: [10_000, 10_000] })],
    ['what others were given', (limits: OfferLimits) => ({ ...limits, left: [10_000, 10_000] })],
  ])('a form that forgets %s is found', (_, forget) => {
    expect(agrees((form, limits) => offerComplete(form, forget(limits))).failed).toBe(true);
  });

  it('a form that forgets the order of the tiers is found', () => {
    const each = ({ draft }: { draft: OfferDraft }) =>
      draft.tiers.map((tier) => ({ draft: { ...draft, tiers: [tier] }, problems: {} }));
    const careless: typeof offerComplete = (form, limits) =>
      each(form).every((one) => offerComplete(one, limits));
    expect(agrees(careless).failed).toBe(true);
  });

  it.each([
    ['-1', 'format'],
    ['NaN', 'format'],
    ['100.01', 'high'],
    ['0.125', 'decimals'],
    ['', 'missing'],
    ['0', 'nothing'],
    ['30', 'own'],
    ['12', 'left'],
  ])('marks a rate of %j at its field', (value, fault) => {
    const form = withTier(
      { draft: termsWritten(dividend()), problems: {} },
      { tier: 1, field: 'rate', value },
    );
    const limits = offerLimits(dividend({ rate: 2_900 }), [9_000], null);
    expect(offerProblems(form.draft, limits)).toEqual({ 'tier-1-rate': fault });
    expect(offerComplete(form, limits)).toBe(false);
  });

  it.each([
    ['', 'missing'],
    ['1.5', 'whole'],
    ['-1', 'whole'],
    ['1,000,001', 'many'],
  ])('marks %j members at its field', (value, fault) => {
    const { draft } = withTier(
      { draft: termsWritten(daily()), problems: {} },
      { tier: 1, field: 'active', value },
    );
    expect(offerProblems(draft, free)).toEqual({ 'tier-1-active': fault });
  });

  it('both rates of a real-time salary are compared, each with its own', () => {
    const draft = termsWritten(realTime([{ singleBet: '1.00', profitRate: 30, lossRate: 40 }]));
    expect(offerProblems(draft, { own: [30, 39], left: [29, 10_000] })).toEqual({
      'tier-1-profitRate': 'left',
      'tier-1-lossRate': 'own',
    });
  });

  it('says which tier does not rise', () => {
    const tier = (bet: string, rate: number) => ({ dailyBet: bet, active: 0, rate });
    const draft = termsWritten(daily({ tiers: [tier('1.00', 1), tier('5.00', 3), tier('9.00', 2)] }));
    expect(offerProblems(draft, free)).toEqual({ 'tier-3': 'order' });
  });

  it('marks a carry rule that needs another period, until the period is changed', () => {
    const draft = termsWritten(dividend({ carry: 'SECOND_HALF' }));
    const problems = offerProblems(draft, free);
    expect(problems).toEqual({ carry: 'halves' });
    const mended = withCommon({ draft, problems }, { field: 'period', value: 'SEMIMONTHLY' });
    expect(mended.problems.carry).toBeUndefined();
    expect(offerProblems(mended.draft, free)).toEqual({});
  });

  it('what an agent has already is not counted twice when it is changed', () => {
    const own = dividend({ rate: 10_000 });
    expect(offerLimits(own, [9_000], dividend({ rate: 4_000 }))).toEqual({ own: [10_000], left: [5_000] });
    expect(offerLimits(own, [], null)).toEqual({ own: [10_000], left: [10_000] });
  });

  it('a first offer begins as the own terms, with the rates to be said', () => {
    const draft = ratesOpen(termsWritten(dividend({ rate: 2_900 })));
    expect(draft.tiers[0]?.typed).toEqual({ validBet: '0.00', loss: '0.00', active: '0', rate: '' });
    expect(offerProblems(draft, free)).toEqual({ 'tier-1-rate': 'missing' });
  });
});
