import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  cappedAt,
  sharesWithin,
  Terms,
  termsFault,
  topRates,
  whole,
  withinOwn,
} from '#contract/contracts/terms.ts';
import { asMinor } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { runs } from '../../kit/depth.ts';
import { daily, dividend, hourly, realTime } from './terms-of.ts';

describe('the terms of a contract', () => {
  it.each([
    ['29 %', 2_900, true],
    ['nothing', 0, true],
    ['all', 10_000, true],
    ['more than all', 10_001, false],
    ['less than nothing', -1, false],
    ['a fraction of a hundredth', 29.5, false],
    ['a text', '2900', false],
    ['no number', Number.NaN, false],
    ['without end', Number.POSITIVE_INFINITY, false],
  ])('CON-03 a rate is a whole number of hundredths of a percent: %s', (_, rate, taken) => {
    const terms = { ...daily(), tiers: [{ dailyBet: '0.00', active: 0, rate }] };
    expect(z.safeParse(Terms, terms).success).toBe(taken);
  });

  it.each([
    ['a negative threshold', { ...daily(), tiers: [{ dailyBet: '-1.00', active: 0, rate: 1 }] }],
    ['no tier', { ...daily(), tiers: [] }],
    ['eleven tiers', { ...daily(), tiers: Array.from({ length: 11 }, () => daily().tiers[0]) }],
    ['a period of its own for a real-time salary of another kind', { ...dividend(), period: 'YEARLY' }],
    ['a payer that nobody is', { ...dividend(), payer: 'PARENT' }],
  ])('refuses %s', (_, terms) => {
    expect(z.safeParse(Terms, terms).success).toBe(false);
  });

  it('tiers rise', () => {
    const [low, high] = [
      { dailyBet: '100.00', active: 1, rate: 10 },
      { dailyBet: '500.00', active: 1, rate: 20 },
    ];
    expect(termsFault(daily({ tiers: [low, high] }))).toBeNull();
    expect(termsFault(daily({ tiers: [high, low] }))).toBe('TIERS_ORDER');
    expect(termsFault(daily({ tiers: [low, { ...low, rate: 20 }] }))).toBe('TIERS_ORDER');
    expect(termsFault(daily({ tiers: [low, { ...high, rate: 10 }] }))).toBe('TIERS_ORDER');
    expect(termsFault(daily({ tiers: [low, { ...high, active: 0 }] }))).toBe('TIERS_ORDER');
  });

  it('a tier pays something', () => {
    expect(termsFault(daily({ tiers: [{ dailyBet: '1.00', active: 0, rate: 0 }] }))).toBe('RATE_ZERO');
    expect(termsFault(realTime([{ singleBet: '1.00', profitRate: 0, lossRate: 5 }]))).toBeNull();
  });

  it('only a contract settled twice a month carries a first half into a second', () => {
    expect(termsFault(dividend({ carry: 'SECOND_HALF', period: 'SEMIMONTHLY' }))).toBeNull();
    expect(termsFault(dividend({ carry: 'SECOND_HALF', period: 'MONTHLY' }))).toBe('CARRY_PERIOD');
  });
});

describe('who may give what', () => {
  it('nobody offers a higher rate than their own, nor another kind', () => {
    const own = dividend({ rate: 2_900 });
    expect(withinOwn(own, dividend({ rate: 2_900 }))).toBe(true);
    expect(withinOwn(own, dividend({ rate: 2_901 }))).toBe(false);
    expect(withinOwn(own, hourly())).toBe(false);
  });

  it('both rates of a real-time salary count, and the highest tier of each', () => {
    const own = realTime([
      { singleBet: '1.00', profitRate: 10, lossRate: 30 },
      { singleBet: '5.00', profitRate: 20, lossRate: 30 },
    ]);
    expect(topRates(own)).toEqual([20, 30]);
    const offered = (profitRate: number, lossRate: number) =>
      realTime([{ singleBet: '1.00', profitRate, lossRate }]);
    expect(withinOwn(own, offered(20, 30))).toBe(true);
    expect(withinOwn(own, offered(21, 1))).toBe(false);
    expect(withinOwn(own, offered(1, 31))).toBe(false);
  });

  it('all children together get at most all there is', () => {
    const of = (rate: number) => dividend({ rate });
    expect(sharesWithin([])).toBe(true);
    expect(sharesWithin([of(6_000), of(4_000)])).toBe(true);
    expect(sharesWithin([of(6_000), of(4_001)])).toBe(false);
  });
});

/** Terms without a fault, of any kind: each tier asks for more and pays more than the one before. */
const faultless: fc.Arbitrary<Terms> = fc
  .record({
    kind: fc.constantFrom(daily(), dividend(), hourly(), realTime([])),
    steps: fc.array(
      fc.record({
        asks: fc.integer({ min: 1, max: 1_000_000 }),
        pays: fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 500 })),
      }),
      { minLength: 1, maxLength: 10 },
    ),
  })
  .map(({ kind, steps }) => {
    let [asked, profitRate, rate] = [0, 0, 0];
    const tiers = steps.map(({ asks, pays }) => {
      [asked, profitRate, rate] = [asked + asks, profitRate + pays[0], rate + pays[1]];
      const from = amountOf(asMinor(asked));
      if (kind.kind === 'DIVIDEND') return { validBet: from, loss: '0.00', active: 0, rate };
      if (kind.kind === 'DAILY') return { dailyBet: from, active: 0, rate };
      if (kind.kind === 'HOURLY') return { hourlyBet: from, rate };
      return { singleBet: from, profitRate, lossRate: rate };
    });
    return Terms.parse({ ...kind, tiers });
  });

describe('terms at a rate of at most', () => {
  it('are paid by the agent, keep what they ask for, and drop a tier that says nothing more', () => {
    const tier = (dailyBet: string, rate: number) => ({ dailyBet, active: 1, rate });
    const own = daily({ tiers: [tier('1.00', 10), tier('5.00', 40), tier('9.00', 60)] });
    const at = (rate: number) => cappedAt(own, rate).tiers;
    expect(cappedAt(own, 60)).toEqual({ ...own, payer: 'UPLINE' });
    expect(at(59)).toEqual([tier('1.00', 10), tier('5.00', 40), tier('9.00', 59)]);
    expect(at(40)).toEqual([tier('1.00', 10), tier('5.00', 40)]);
    expect(at(10)).toEqual([tier('1.00', 10)]);
    expect(at(7)).toEqual([tier('1.00', 7)]);
  });

  it('hold both rates of a real-time salary, and keep a tier that pays more for one of them', () => {
    const tier = (singleBet: string, profitRate: number, lossRate: number) => ({
      singleBet,
      profitRate,
      lossRate,
    });
    const own = realTime([tier('1.00', 10, 30), tier('5.00', 20, 30), tier('9.00', 40, 90)]);
    expect(cappedAt(own, 20).tiers).toEqual([tier('1.00', 10, 20), tier('5.00', 20, 20)]);
    expect(cappedAt(own, 10).tiers).toEqual([tier('1.00', 10, 10)]);
  });

  it('can always be offered, and are never above the own ones nor the rate', () => {
    fc.assert(
      fc.property(faultless, fc.integer({ min: 1, max: whole }), (own, rate) => {
        expect(termsFault(own)).toBeNull();
        const capped = Terms.parse(cappedAt(own, rate));
        expect(termsFault(capped)).toBeNull();
        expect(withinOwn(own, capped)).toBe(true);
        expect(topRates(capped)).toEqual(topRates(own).map((top) => Math.min(top, rate)));
        expect(cappedAt(capped, rate)).toEqual(capped);
      }),
      runs(),
    );
  });
});
