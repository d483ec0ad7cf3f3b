import { describe, expect, it } from 'vitest';
import { memberPages } from '#machines/centres.ts';
import { placeOf } from '#machines/inbox/links.rules.ts';
import { screens } from '#machines/places.ts';

const closed = ['login', 'register', 'forgot', 'freePlay', 'game'];

describe('where a message leads', () => {
  it.each(screens.filter((screen) => !closed.includes(screen)))('leads to %s', (screen) => {
    expect(placeOf({ screen })).toEqual({ screen });
  });

  it.each(memberPages)('leads to the page %s of the member centre, and to a section of it', (page) => {
    expect(placeOf({ screen: 'member', page })).toEqual({ screen: 'member', page });
    const link = { screen: 'member', page, section: 'a-1_B' };
    expect(placeOf(link)).toEqual(link);
  });

  it('keeps the parameters of an address', () => {
    const link = { screen: 'promoDetail', query: { id: 'ruta-del-condor' } };
    expect(placeOf(link)).toEqual(link);
  });

  it.each([
    ['no place at all', null],
    ...closed.map((screen) => [`a way into an account or a running game: ${screen}`, { screen }] as const),
    ['another host', { screen: 'https://evil.example' }],
    ['a script', { screen: 'javascript:alert(1)' }],
    ['what every object has', { screen: 'constructor' }],
    ['a page that is none', { screen: 'member', page: '../login' }],
    ['a page of a screen without pages', { screen: 'promotions', page: 'securityCenter' }],
    ['an agent’s page in the member centre', { screen: 'member', page: 'agentTeamOverview' }],
    ['a section without a page', { screen: 'member', section: 'password' }],
    ['a section that climbs', { screen: 'member', page: 'rewardCenter', section: '../../login' }],
    ['a section with a query', { screen: 'member', page: 'rewardCenter', section: 'a?b=c' }],
    ['a parameter with markup', { screen: 'promoDetail', query: { id: '"><script>' } }],
    ['too many parameters', { screen: 'promoDetail', query: { a: '1', b: '2', c: '3', d: '4', e: '5' } }],
  ] as const)('leads nowhere for %s', (_, link) => {
    expect(placeOf(link)).toBeNull();
  });
});
