import { expect, it } from 'vitest';
import type { KindRate } from '#contract/agent/registration.ts';
import {
  type InviteContext,
  newInvite,
  rateFaults,
  ratesOf,
  withRate,
} from '#machines/agent/invite.rules.ts';
import { rateTyped } from '#machines/contracts/rate.rules.ts';

const own: readonly KindRate[] = [
  { kind: 'DIVIDEND', rate: 2_900 },
  { kind: 'REALTIME', rate: 25 },
];

/** The form of a link for agents in which these rates were typed. */
function filled(texts: { readonly [Kind in KindRate['kind']]?: string }): InviteContext {
  let form: InviteContext = { ...newInvite({ key: 'k' }), kind: 'agent' };
  for (const [contract, text] of Object.entries(texts))
    form = { ...form, ...withRate(form, { contract: contract as KindRate['kind'], ...rateTyped(text) }) };
  return form;
}

it.each([
  ['29', undefined],
  ['29,01', 'ABOVE'],
  ['12.345', 'decimals'],
  ['veinte', 'format'],
  ['0', 'zero'],
  ['', undefined],
])('CON-03 of a dividend at %o, with 29 %% of one’s own, is said: %s', (text, fault) => {
  expect(rateFaults(filled({ DIVIDEND: text }), own).DIVIDEND).toBe(fault);
});

it('a rate of a contract that the agent no longer has is neither wrong nor sent', () => {
  const form = filled({ DAILY: '99,999', DIVIDEND: '12,5' });
  expect(Object.values(rateFaults(form, own)).every((fault) => fault === undefined)).toBe(true);
  expect(ratesOf(form, own)).toEqual([{ kind: 'DIVIDEND', rate: 1_250 }]);
});

it('an empty field and a link for members offer nothing', () => {
  const form = filled({ DIVIDEND: '', REALTIME: '0.25' });
  expect(ratesOf(form, own)).toEqual([{ kind: 'REALTIME', rate: 25 }]);
  expect(ratesOf({ ...form, kind: 'member' }, own)).toEqual([]);
});
