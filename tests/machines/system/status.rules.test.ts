import { expect, test } from 'vitest';
import { catchUp, pollEvery, retryAfter, situationOf } from '#machines/system/status.rules.ts';

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

const waits = (failures: number, chance: number) => ({ failures, chance });

test('checks are about a minute and a half apart, at other times on each page', () => {
  expect([0, 0.5, 1].map((chance) => pollEvery(waits(0, chance)))).toEqual([80_000, 87_500, 95_000]);
});

test('NET-05 the first failure is tried again within seconds, further ones only after a whole round of checks', () => {
  expect([0, 0.5, 1].map((chance) => retryAfter(waits(1, chance)))).toEqual([2_000, 4_000, 6_000]);
  for (const failures of [2, 3, 50]) {
    expect([0, 0.5, 1].map((chance) => retryAfter(waits(failures, chance)))).toEqual([
      80_000, 87_500, 95_000,
    ]);
  }
});

test('a page that is seen again catches up within three seconds', () => {
  expect([0, 0.5, 1].map((chance) => catchUp(waits(0, chance)))).toEqual([0, 1_500, 3_000]);
});
