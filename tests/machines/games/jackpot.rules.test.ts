import { expect, it } from 'vitest';
import { amountAfter } from '#machines/games/jackpot.rules.ts';

it.each([
  ['100.00', '6.00', 0, '100.00'],
  ['100.00', '6.00', 10, '101.00'],
  ['99.99', '0.01', 59, '99.99'],
  ['99.99', '0.01', 60, '100.00'],
  ['1204', '0.6', 60, '1204.60'],
  ['5.00', '1.00', -30, '5.00'],
])('%s growing by %s a minute is after %i seconds %s', (amount, perMinute, seconds, expected) => {
  expect(amountAfter(amount, perMinute, seconds)).toBe(expected);
});
