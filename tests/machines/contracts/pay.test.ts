import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingAfter, type PayRow, payOf } from '#contract/contracts/pay.ts';
import { asMinor, plain, plus, sumOf } from '#contract/units.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import { runs } from '../../kit/depth.ts';
import { daily, dividend, hourly, realTime } from './terms-of.ts';

const hour = 3_600_000;

function row(member: string, stake: string, win: string, more: Partial<PayRow> = {}): PayRow {
  return { member, at: 0, validBet: stake, win, bonus: '0.00', ...more };
}

describe('a dividend', () => {
  it('is a share of what the team lost, after bonuses and the fee', () => {
    const terms = dividend({ rate: 2_900, feeRate: 500 });
    const pay = payOf(terms, [
      row('a', '1000.00', '300.00', { bonus: '20.00' }),
      row('b', '100.00', '200.00'),
    ]);
    // Lost: 1100 - 500 = 600; fee 5 % = 30; bonus 20: 550, of which 29 % are 159.50.
    expect(pay).toMatchObject({
      gross: '600.00',
      fee: '30.00',
      bonus: '20.00',
      result: '550.00',
      pay: '159.50',
    });
  });

  it('29 % is 29 %, and never 28', () => {
    expect(payOf(dividend({ rate: 2_900 }), [row('a', '100.00', '0.00')]).pay).toBe('29.00');
  });

  it('pays nothing when the team won, and says which condition was missing', () => {
    const pay = payOf(dividend(), [row('a', '100.00', '150.00')]);
    expect(pay).toMatchObject({ result: '-50.00', closing: '-50.00', pay: '0.00' });
    expect(pay.unmet).toEqual([{ name: 'loss', needs: '0.01', had: '0.00' }]);
  });

  it('opens with what was carried over', () => {
    const pay = payOf(dividend({ rate: 5_000 }), [row('a', '100.00', '0.00')], '-40.00');
    expect(pay).toMatchObject({ opening: '-40.00', result: '100.00', closing: '0.00', pay: '30.00' });
    const more = payOf(dividend({ rate: 5_000 }), [row('a', '100.00', '0.00')], '-140.00');
    expect(more).toMatchObject({ closing: '-40.00', pay: '0.00' });
  });

  it('a tier asks for bets, a loss and active members, and what is missing for the next is said', () => {
    const terms = dividend({
      activeFrom: '50.00',
      tiers: [
        { validBet: '100.00', loss: '10.00', active: 1, rate: 1_000 },
        { validBet: '200.00', loss: '10.00', active: 3, rate: 2_000 },
      ],
    });
    const pay = payOf(terms, [
      row('a', '90.00', '0.00'),
      row('b', '49.99', '0.00'),
      row('c', '50.00', '0.00'),
    ]);
    expect(pay).toMatchObject({ active: 2, pay: '18.99', unmet: [] });
    expect(pay.units[0]?.tier).toBe(0);
    expect(pay.next).toEqual([
      { name: 'validBet', needs: '200.00', had: '189.99' },
      { name: 'active', needs: '3', had: '2' },
    ]);
    const none = payOf(terms, [row('a', '40.00', '0.00')]);
    expect(none.unmet).toEqual([
      { name: 'validBet', needs: '100.00', had: '40.00' },
      { name: 'active', needs: '1', had: '0' },
    ]);
  });

  it('without any bet it is nothing', () => {
    expect(payOf(dividend(), [])).toMatchObject({ pay: '0.00', active: 0, result: '0.00' });
  });

  it.each([
    ['NONE', false, '0.00'],
    ['FOREVER', false, '-70.00'],
    ['PREVIOUS', false, '-30.00'],
    ['SECOND_HALF', true, '-70.00'],
    ['SECOND_HALF', false, '0.00'],
  ] as const)(
    'carries %s (the same month: %s) a loss of 30 that closed at -70 as %s',
    (carry, sameMonth, opening) => {
      expect(openingAfter(carry, { result: '-30.00', closing: '-70.00', sameMonth })).toBe(opening);
      expect(openingAfter(carry, null)).toBe('0.00');
    },
  );

  it('carries no gain over', () => {
    expect(openingAfter('PREVIOUS', { result: '30.00', closing: '0.00', sameMonth: false })).toBe('0.00');
  });
});

describe('salaries', () => {
  it('a daily wage is reached day by day', () => {
    const terms = daily({ tiers: [{ dailyBet: '100.00', active: 2, rate: 100 }] });
    const day = 24 * hour;
    const pay = payOf(terms, [
      row('a', '80.00', '0.00'),
      row('b', '40.00', '90.00'),
      row('a', '150.00', '0.00', { at: day }),
    ]);
    expect(pay.units.map(({ tier, pay: paid, active }) => [tier, paid, active])).toEqual([
      [0, '1.20', 2],
      [null, '0.00', 1],
    ]);
    expect(pay).toMatchObject({ pay: '1.20', active: 2, validBet: '270.00' });
    expect(pay.unmet).toEqual([{ name: 'active', needs: '2', had: '1' }]);
  });

  it('an hourly salary is reached hour by hour, and rounds each down', () => {
    const terms = hourly({ tiers: [{ hourlyBet: '1.00', rate: 33 }] });
    const pay = payOf(terms, [
      row('a', '2.00', '0.00', { at: hour }),
      row('b', '3.50', '0.00'),
      row('b', '0.99', '0.00', { at: 2 * hour }),
    ]);
    expect(pay.units.map((unit) => [unit.at, unit.pay])).toEqual([
      [0, '0.01'],
      [hour, '0.00'],
      [2 * hour, '0.00'],
    ]);
  });

  it('a real-time salary has one rate for won bets and one for lost ones, by the size of the bet', () => {
    const terms = realTime([
      { singleBet: '10.00', profitRate: 100, lossRate: 200 },
      { singleBet: '50.00', profitRate: 150, lossRate: 300 },
    ]);
    const pay = payOf(terms, [
      row('a', '9.99', '0.00'),
      row('a', '10.00', '0.00'),
      row('a', '10.00', '25.00'),
      row('b', '10.00', '10.00'),
      row('b', '50.00', '0.00'),
    ]);
    expect(pay.units.map((unit) => unit.pay)).toEqual(['0.00', '0.20', '0.10', '0.00', '1.50']);
    expect(pay.pay).toBe('1.80');
  });
});

const wired = (minor: number) => amountOf(asMinor(minor));
const rows = fc.array(
  fc.record({
    member: fc.constantFrom('a', 'b', 'c'),
    at: fc.nat(3).map((n) => n * hour),
    validBet: fc.nat(1_000_00).map(wired),
    win: fc.nat(1_500_00).map(wired),
    bonus: fc.nat(50_00).map(wired),
  }),
  { maxLength: 30 },
);
const rate = fc.integer({ min: 1, max: 10_000 });
const terms = fc.oneof(
  rate.map((one) => dividend({ rate: one, feeRate: 100 })),
  rate.map((one) => daily({ tiers: [{ dailyBet: '100.00', active: 1, rate: one }] })),
  rate.map((one) => hourly({ tiers: [{ hourlyBet: '10.00', rate: one }] })),
  rate.map((one) => realTime([{ singleBet: '1.00', profitRate: one, lossRate: one }])),
);

describe('whatever the rows', () => {
  it('what is paid is the sum of its units, is never negative, and is never more than the rate of what it is of', () => {
    fc.assert(
      fc.property(terms, rows, (contract, given) => {
        const { units, pay } = payOf(contract, given);
        const sum = sumOf(
          asMinor(0),
          units.map((unit) => minorOf(unit.pay)),
        );
        const most = Math.max(...contract.tiers.map((tier) => ('rate' in tier ? tier.rate : tier.lossRate)));
        expect(minorOf(pay)).toBe(sum);
        for (const unit of units) {
          expect(plain(minorOf(unit.pay))).toBeGreaterThanOrEqual(0);
          expect(plain(minorOf(unit.pay)) * 10_000).toBeLessThanOrEqual(plain(minorOf(unit.base)) * most);
        }
      }),
      runs(),
    );
  });

  it('the order of the rows changes nothing that is paid', () => {
    fc.assert(
      fc.property(terms, rows, (contract, given) => {
        expect(payOf(contract, given.toReversed()).pay).toBe(payOf(contract, given).pay);
      }),
      runs(),
    );
  });

  it('nothing is lost between two periods: the balances follow one another', () => {
    fc.assert(
      fc.property(rate, rows, fc.nat(500_00), (one, given, owed) => {
        const opening = wired(-owed);
        const { result, closing, units } = payOf(dividend({ rate: one, carry: 'FOREVER' }), given, opening);
        const shared = minorOf(units[0]?.base ?? '0');
        expect(plus(minorOf(closing), shared)).toBe(plus(minorOf(opening), minorOf(result)));
      }),
      runs(),
    );
  });
});
