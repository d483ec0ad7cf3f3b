import { expect, test } from 'vitest';
import { retryAfter, situationOf } from '#machines/system/status.rules.ts';

const result = (maintenance: boolean, regionRestriction: boolean) => ({
  info: {},
  maintenance,
  regionRestriction,
});

test.each([
  [false, false, 'normal'],
  [true, false, 'maintenance'],
  [false, true, 'restricted'],
  [true, true, 'maintenance'],
] as const)('CFG-04 maintenance %s and restriction %s mean %s', (maintenance, restriction, situation) => {
  expect(situationOf(result(maintenance, restriction))).toBe(situation);
});

test('each failure in a row doubles the wait before the next try, up to half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 50].map(retryAfter)).toEqual([2000, 4000, 8000, 16000, 30000, 30000, 30000]);
});
