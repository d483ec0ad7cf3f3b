import { expect, test } from 'vitest';
import { accountKind, supportType } from '#machines/session/account.rules.ts';

test.each([[1], [2], [41], [42], [41.0]])('ROL-03 account type %d is an agent', (type) => {
  expect(accountKind(type)).toBe('agent');
});

test('ROL-03 account type 4 is a demo account, never an agent', () => {
  expect(accountKind(4)).toBe('demo');
});

test.each([['1'], ['4'], [3], [-1], [null], [undefined], [41.5], ['agent'], [[1]], [{}], [Number.NaN]])(
  'ROL-03 account type %j is a plain member',
  (type) => {
    expect(accountKind(type)).toBe('member');
  },
);

const ranked = (rankLevel: unknown) => ({
  id: '1',
  account: 'a',
  nickname: 'a',
  userName: 'a',
  type: 0,
  clubLabel: { rankLevel },
});

test.each([
  [4, 'LIVECHAT'],
  [5, 'VIP'],
  ['5', 'LIVECHAT'],
  [null, 'LIVECHAT'],
  [1e9, 'VIP'],
] as const)('CSV-04 rank level %j is served by %s', (rankLevel, csType) => {
  expect(supportType(ranked(rankLevel))).toBe(csType);
  expect(supportType(null)).toBe('LIVECHAT');
});
