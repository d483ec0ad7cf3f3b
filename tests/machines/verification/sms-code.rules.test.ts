import { expect, test } from 'vitest';
import { countdownSeconds } from '#machines/verification/sms-code.rules.ts';

test.each([
  [2, 120],
  [0.5, 30],
  [0, 0],
  [-3, 0],
  [1e12, 3600],
  [Number.NaN, 60],
  [Number.POSITIVE_INFINITY, 60],
])('PWD-11 an answer of %d minutes counts down %d seconds', (minutes, seconds) => {
  expect(countdownSeconds(minutes)).toBe(seconds);
});
