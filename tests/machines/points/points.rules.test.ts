import { describe, expect, it } from 'vitest';
import { asPoints, plain } from '#contract/units.ts';
import { pointsFault, stepsOf } from '#machines/points/convert.rules.ts';
import {
  askRedemptionsAgainIn,
  mallParameters,
  mallViewIn,
  redemptionsInput,
  rewardsInput,
} from '#machines/points/list.rules.ts';
import { pointsIn, pointsLeft } from '#machines/points/quantity.rules.ts';
import {
  oneReward,
  pointsFor,
  redeemProblems,
  redeemQuote,
  redeemSent,
} from '#machines/points/redeem.rules.ts';
import { bonus, ratio } from '../../kit/models/points.ts';

describe('points of the wire', () => {
  it.each([
    ['12804.36', 12_800, '4.36'],
    ['100', 100, '0'],
    ['999999999999.000001', 1, '999999999998.000001'],
  ])('%s less %d are %s, to the last decimal', (free, taken, left) => {
    expect(pointsLeft(free, asPoints(taken))).toBe(left);
  });

  it('below zero can’t be spent', () => {
    expect(pointsIn('-12.5')).toBe(0);
  });
});

describe('a conversion', () => {
  it('of 1 to 10,000 points is of whole steps, and the remainder is less than one', () => {
    for (let points = 1; points <= 10_000; points += 1) {
      const quote = stepsOf(String(points), ratio);
      if (points < 100) expect(quote).toBeNull();
      else {
        const turned = plain(quote?.points ?? asPoints(0));
        expect(points - turned).toBe(points % 100);
        expect(quote?.amount).toBe((turned / 100).toFixed(2));
      }
    }
  });

  it.each([
    ['', 'WHOLE'],
    ['99', 'MIN'],
    ['12801', 'SHORT'],
    ['12800', null],
  ])('of %j has the problem %s', (typed, fault) => {
    expect(pointsFault(typed, ratio)).toBe(fault);
  });
});

const goods = { ...bonus, kind: 'GOODS' as const };
const filled = { ...oneReward, address: 'Av. Arequipa 1234', mobile: '987 654 321' };
const about = { id: bonus.id, language: 'ES' };

describe('a redemption', () => {
  it.each([
    ['quantity', { quantity: '0' }, 'WHOLE'],
    ['quantity', { quantity: '1.5' }, 'WHOLE'],
    ['quantity', { quantity: '4' }, 'MAX'],
    ['address', { address: ' Lima ' }, true],
    ['mobile', { mobile: 'mañana' }, true],
  ] as const)('PTS-01 of goods says what is wrong with the %s', (field, more, fault) => {
    expect(redeemProblems({ ...filled, ...more }, goods)[field]).toBe(fault);
    expect(redeemProblems(filled, goods)[field]).toBeFalsy();
  });

  it('of a bonus needs no address, and sends none', () => {
    const form = { ...filled, address: '', mobile: '' };
    expect(redeemProblems(form, bonus)).toMatchObject({ address: false, mobile: false });
    expect(redeemSent(redeemQuote(filled, bonus), about)).not.toHaveProperty('address');
    expect(redeemSent(redeemQuote(filled, goods), about)).toMatchObject({
      address: 'Av. Arequipa 1234',
      price: 950,
      quantity: 1,
    });
  });

  it('tells its points only for a quantity', () => {
    const pointsOf = (typed: string) => pointsFor(typed, asPoints(950));
    expect([pointsOf('3'), pointsOf('x'), pointsOf('0')]).toEqual([2_850, null, null]);
  });
});

describe('the view of the mall', () => {
  it('comes from the address and goes back into it; anything unknown is the default', () => {
    const asked = new URLSearchParams(
      'part=rewards&kind=SPINS&affordable=1&sort=PRICE_UP&page=3&reward=bono-5',
    );
    const view = mallViewIn(asked);
    expect(mallParameters(view)).toEqual({
      kind: 'SPINS',
      affordable: '1',
      sort: 'PRICE_UP',
      page: '3',
      reward: 'bono-5',
    });
    expect(rewardsInput(view, 'EN')).toEqual({
      page: 3,
      language: 'EN',
      sort: 'PRICE_UP',
      kind: 'SPINS',
      affordable: '1',
    });
    const odd = mallViewIn(new URLSearchParams('part=x&kind=y&sort=z&page=-1&affordable=2'));
    expect(mallParameters(odd)).toEqual({});
  });

  it('looks again at redemptions only while one is under review', () => {
    expect(askRedemptionsAgainIn([{ status: 'APPROVED' }, { status: 'REJECTED' }])).toBeNull();
    expect(askRedemptionsAgainIn([{ status: 'APPROVED' }, { status: 'IN_PROCESS' }])).toBe(5_000);
  });

  it('asks for redemptions by status and a part of a reference', () => {
    expect(redemptionsInput({ page: 2, status: 'REJECTED', reference: ' aB3 ' }, 'ES')).toEqual({
      page: 2,
      language: 'ES',
      status: 'REJECTED',
      reference: 'aB3',
    });
    expect(redemptionsInput({ page: 1, status: 'x', reference: ' ' }, 'ES')).toEqual({
      page: 1,
      language: 'ES',
    });
  });
});
