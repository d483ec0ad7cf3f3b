import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { asMinor } from '#contract/units.ts';
import { amountOf, minorOf, minorRead } from '#contract/wallet/minor-units.ts';
import { Amount } from '#contract/wallet/money.ts';
import { feeOf } from '#machines/wallet/amount.rules.ts';

describe('amounts', () => {
  it('amounts and minor units are the same money', () => {
    for (const minor of [0, 1, 99, 100, 123_456, -1, -250, 99_999_999_999_999]) {
      expect(minorOf(amountOf(asMinor(minor)))).toBe(minor);
    }
    expect(amountOf(asMinor(-5))).toBe('-0.05');
    expect(minorOf('7.5')).toBe(750);
  });

  it('a fee is a share, rounded up, and a fixed part', () => {
    expect(feeOf('100.00', { feePercent: '1', feeFixed: '0.50' })).toBe('1.50');
    expect(feeOf('0.01', { feePercent: '1.5', feeFixed: '0.00' })).toBe('0.01');
    expect(feeOf('33.33', { feePercent: '2.5', feeFixed: '0' })).toBe('0.84');
  });

  it('an amount has twelve digits before its point at most, and is exact to the cent up to there', () => {
    const most = '999999999999.99';
    expect([amountOf(minorOf(most)), amountOf(minorOf(`-${most}`))]).toEqual([most, `-${most}`]);
    expect(z.safeParse(Amount, most).success).toBe(true);
    for (const more of ['1000000000000', '1000000000000.00', '-1000000000000.00']) {
      expect(minorRead(more)).toBeNull();
      expect(z.safeParse(Amount, more).success).toBe(false);
    }
    // JavaScript's numbers would lose the part to be rounded up.
    expect(feeOf(most, { feePercent: '99.99', feeFixed: '0' })).toBe('999900000000.00');
    expect(feeOf(most, { feePercent: '0.01', feeFixed: '0.01' })).toBe('100000000.01');
  });

  it.each(['', '1.', '.5', '1.234', '1e3', '+1', '--1', 'NaN', '٣'])('%j is no money', (text) => {
    expect(minorRead(text)).toBeNull();
    expect(() => minorOf(text)).toThrow(RangeError);
  });
});
