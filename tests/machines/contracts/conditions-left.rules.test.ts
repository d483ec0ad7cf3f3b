import { expect, it } from 'vitest';
import { isMet } from '#machines/contracts/conditions-left.rules.ts';

it.each([
  ['active', '10', '9', false],
  ['active', '10', '10', true],
  ['active', '10', '13', true],
  ['validBet', '100.00', '99.99', false],
  ['validBet', '100.00', '250.00', true],
] as const)('a condition on %s of %s with %s: %s', (name, needs, had, met) => {
  expect(isMet({ name, needs, had })).toBe(met);
});
