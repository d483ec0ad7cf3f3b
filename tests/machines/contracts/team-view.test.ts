import { describe, expect, it } from 'vitest';
import {
  givingOf,
  limitsFor,
  offerBlocked,
  offerStart,
  shownOf,
  teamAsked,
  teamParameters,
  teamViewIn,
} from '#machines/contracts/team-view.rules.ts';
import { given, offerMade, tenTiers } from '../../kit/models/offers.ts';
import { dividend } from './terms-of.ts';

const viewIn = (query: string) => teamViewIn(new URLSearchParams(query));

describe('the address of the contracts of a team', () => {
  it.each([
    ['', { of: 'DIRECT', page: 1, person: null }],
    ['of=deeper&page=3', { of: 'DEEPER', page: 3, person: null }],
    ['for=kQ1x7Zq0', { of: 'DIRECT', page: 1, person: 'kQ1x7Zq0' }],
    ['of=all&page=-1&for=<script>', { of: 'DIRECT', page: 1, person: null }],
  ] as const)('%j asks for no more than it says', (query, view) => {
    expect(viewIn(query)).toEqual(view);
    expect(teamViewIn(new URLSearchParams(teamParameters(view)))).toEqual(view);
  });

  it('a page is asked for with what was searched, and a person alone', () => {
    expect(teamAsked('DAILY', viewIn('page=2'), ' ana ')).toEqual({
      kind: 'DAILY',
      of: 'DIRECT',
      page: 2,
      search: 'ana',
    });
    expect(teamAsked('DAILY', viewIn('page=2&for=x&of=deeper'), 'ana')).toEqual({
      kind: 'DAILY',
      of: 'DEEPER',
      page: 1,
      member: 'x',
    });
  });
});

describe('what can be given to somebody', () => {
  it('says what one has, gave, and has left', () => {
    expect(givingOf(dividend({ rate: 2_900 }), [7_500])).toEqual({
      top: [2_900],
      given: [7_500],
      left: [2_500],
    });
    expect(givingOf(dividend({ rate: 2_900 }), []).given).toEqual([0]);
  });

  it('what the same hand gave them is free for a change, and what the house gave is not', () => {
    const own = dividend({ rate: 10_000 });
    expect(limitsFor(own, [9_500], { inForce: given }).left).toEqual([1_500]);
    expect(limitsFor(own, [9_500], { inForce: { ...given, upline: null, side: null } }).left).toEqual([500]);
  });

  it('nothing can be offered without own terms, beside another offer, or while an end is asked for', () => {
    const free = { inForce: given, offer: null };
    expect(offerBlocked({ own: tenTiers }, free)).toBeNull();
    expect(offerBlocked({ own: null }, free)).toBe('OWN');
    expect(offerBlocked({ own: tenTiers }, { ...free, offer: offerMade })).toBe('PENDING');
    expect(offerBlocked({ own: tenTiers }, { ...free, inForce: { ...given, endAskedBy: 'AGENT' } })).toBe(
      'ENDING',
    );
  });

  it('a change begins with what is in force, a first offer with the own terms and no rates', () => {
    expect(offerStart(tenTiers, { inForce: given }).tiers[0]?.typed.rate).toBe('1');
    expect(offerStart(tenTiers, { inForce: null }).tiers.map(({ typed }) => typed.rate)).toEqual(
      tenTiers.tiers.map(() => ''),
    );
  });

  it('the list shows what is in force, or what is offered', () => {
    expect(shownOf({ inForce: given, offer: offerMade })).toEqual({ rates: [1_000], tiers: 10 });
    expect(shownOf({ inForce: null, offer: offerMade })).toEqual({ rates: [1_000], tiers: 10 });
    expect(shownOf({ inForce: null, offer: null })).toBeNull();
  });
});
