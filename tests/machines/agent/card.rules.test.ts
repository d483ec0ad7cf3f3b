import { expect, it } from 'vitest';
import { memberId } from '#contract/agent/member-id.ts';
import { cardInput } from '#machines/agent/card.rules.ts';

const days = { from: '2026-02-01', to: '2026-02-28' };

it.each([
  ['?from=2026-02-01&to=2026-02-28', days],
  ['', {}],
  ['?from=2026-02-01', {}],
  ['?from=2026-02-28&to=2026-02-01', {}],
  ['?from=2026-02-30&to=2026-03-01', {}],
  ['?from=x&to=y', {}],
])('a card at %s asks for the days %o', (search, asked) => {
  expect(cardInput('m-1', search)).toEqual({ id: 'm-1', ...asked });
});

it.each([
  ['m-_1', true],
  ['', false],
  ['a b', false],
  ['x'.repeat(65), false],
])('%o can be the id of somebody: %s', (id, can) => {
  expect(memberId.test(id)).toBe(can);
});
