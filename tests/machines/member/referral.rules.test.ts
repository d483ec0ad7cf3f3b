import { expect, test } from 'vitest';
import type { Friend } from '#contract/member/referral.ts';
import { friendsAgainIn, friendsPageIn, friendsParameters } from '#machines/member/referral.rules.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1e3', 1],
  ['page=99999999999', 1],
  ['page=%3Cscript%3E', 1],
])('the address %j asks for page %i', (query, page) => {
  expect(friendsPageIn(new URLSearchParams(query))).toBe(page);
});

test('an address that asks for a page is read as that page', () => {
  for (const page of [1, 2, 77]) {
    expect(friendsPageIn(new URLSearchParams(friendsParameters(page)))).toBe(page);
  }
  expect(friendsParameters(1)).toEqual({});
});

test('friends are read again only while one of them can still move on', () => {
  const of = (...stages: Friend['stage'][]) =>
    friendsAgainIn({ friends: stages.map((stage) => ({ stage }) as Friend) });
  expect(of()).toBeNull();
  expect(of('REWARDED', 'CLOSED')).toBeNull();
  for (const stage of ['REGISTERED', 'VERIFIED', 'DEPOSITED', 'QUALIFIED'] as const) {
    expect(of('CLOSED', stage)).toBe(60_000);
  }
});
