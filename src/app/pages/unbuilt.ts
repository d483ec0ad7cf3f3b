import type { MemberPage, Screen } from '#machines/places.ts';

/**
 * Screens that have an address and no view yet: they open the page that says so. A guard counts them, so that none
 * is forgotten; whoever builds one takes it off this list.
 */
export const unbuilt: readonly Screen[] = [
  'noticePage',
  'pointMall',
  'promotions',
  'promoDetail',
  'helpmc',
  'download',
  'join',
  'agent',
];

/** Pages of the member centre without a view yet; counted in the same way. */
export const unbuiltMemberPages: readonly MemberPage[] = [
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
];
