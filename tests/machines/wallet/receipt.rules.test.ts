import { describe, expect, it } from 'vitest';
import { asSeconds } from '#contract/units.ts';
import { newReceipt, timeLeft } from '#machines/wallet/receipt.rules.ts';
import { withReceipt } from '../../kit/models/withdrawals.ts';

/** Milliseconds: a browser fires a longer timer at once. */
const mostOfATimer = 2 ** 31 - 1;
const day = 86_400;

const left = (seconds: number) =>
  timeLeft(newReceipt({ withdrawal: withReceipt({ secondsLeft: asSeconds(seconds) }) }));

describe('the time until a payout counts as received', () => {
  it('is what the gateway says; one that ran out, of a receipt that is open, is not asked about each second', () => {
    expect(left(1_800)).toBe(1_800_000);
    expect(left(0)).toBe(10_000);
  });

  it.each([20, 24.8, 25, 400])('of %d days is waited for in pieces that a browser can count', (days) => {
    expect(left(days * day)).toBeLessThanOrEqual(mostOfATimer);
    expect(left(days * day)).toBe(20 * day * 1_000);
  });
});
