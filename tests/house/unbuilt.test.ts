import { describe, expect, it } from 'vitest';
import { memberPages } from '#machines/centres.ts';
import { gameListScreens, screens } from '#machines/places.ts';
import { centrePages } from '#src/app/pages/member-pages.ts';
import { unbuilt } from '#src/app/pages/unbuilt.ts';
import { unbuiltFaults } from './unbuilt.rule.ts';

/** Screens with a view of their own. */
const built = [
  'home',
  'login',
  'register',
  'forgot',
  'freePlay',
  'help',
  'helpmc',
  'promotions',
  'promoDetail',
  'member',
  'lottery',
  'vnlottery',
  'seaLottery',
  'elott',
  'game',
  'pointMall',
  'noticePage',
  'download',
  'join',
  ...gameListScreens,
];

/** Goes down by one with every new screen, and should never go up. */
const left = 1;

/** The same for the member centre's pages. */
const unbuiltMemberPages = memberPages.filter((page) => centrePages[page].shows === 'unbuilt');
const builtPages = Object.keys(centrePages).filter((page) => !unbuiltMemberPages.some((one) => one === page));
const pagesLeft = 1;

describe('screens that are not built yet', () => {
  it('are all listed, and none is missing', () => {
    expect(unbuiltFaults(screens, built, unbuilt)).toEqual([]);
  });

  it('are as many as this number', () => {
    expect(unbuilt).toHaveLength(left);
    expect(unbuiltMemberPages).toHaveLength(pagesLeft);
  });

  it('include every unbuilt page of the member centre', () => {
    expect(unbuiltFaults(memberPages, builtPages, unbuiltMemberPages)).toEqual([]);
  });

  it.each([
    ['live is neither', ['home', 'live'], ['home'], []],
    ['home is counted twice', ['home'], ['home'], ['home']],
    ['live is counted twice', ['live'], [], ['live', 'live']],
    ['spa is no screen', ['home'], ['home'], ['spa']],
  ])('a planted fault is found: %s', (fault, all, done, waiting) => {
    expect(unbuiltFaults(all, done, waiting)).toEqual([expect.stringContaining(fault)]);
  });
});
