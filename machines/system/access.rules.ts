import type { MemberPage, SecuritySection } from '../centres.ts';
import type { Screen } from '../places.ts';
import type { AccountKind } from '../session/account.rules.ts';

export type Centre = 'member' | 'agent';

/**
 * What happens when a person opens a centre (spec 4, 6): it opens, or a question or message comes instead. Whoever is away
 * has the pages of the member centre that money, messages and protection are on (openWhileAway).
 */
export type CentreAnswer = 'open' | 'login' | 'realAccount' | 'agentsOnly';

/** The answer for a kind of account; null means a visitor. */
export function centreAnswer(centre: Centre, account: AccountKind | null): CentreAnswer {
  if (account === null) return 'login';
  if (account === 'demo') return 'realAccount';
  return centre === 'agent' && account !== 'agent' ? 'agentsOnly' : 'open';
}

/**
 * Addresses that stay open when the brand asks for a login before anything else: those of spec 2 (optional
 * guard), the way back in after a forgotten password, the agreement, safer play, and the app's other address.
 */
const openAddresses: readonly string[] = [
  '/login',
  '/register',
  '/register.html',
  '/forgot',
  '/help',
  '/helpmc',
  '/saferPlay',
  '/download',
  '/down',
];

/** Whether the guard of the setting loginedToHomePage lets a visitor without a token stay at an address. */
export function openToVisitors(address: string, loginedToHomePage: boolean): boolean {
  return !loginedToHomePage || openAddresses.includes(address);
}

/** The pages of the member centre that stay open to somebody on a break or excluded; every other address shows the first. */
const awayPages: readonly (string | undefined)[] = [
  'withdraw',
  'transferFund',
  'transactionHistory',
  'messageV2',
  'feedback',
  'protection',
] satisfies readonly MemberPage[];

/** Sections of the security centre that withdrawing may need: the real name, the withdraw password; and one's own safety. */
const awaySections: readonly (string | undefined)[] = [
  'profile',
  'withdrawPassword',
  'password',
  'signIns',
] satisfies readonly SecuritySection[];

const awayScreens: readonly Screen[] = ['help', 'helpmc', 'saferPlay'];

/** Whether an address stays open to somebody on a break or excluded. */
export function openWhileAway(screen: Screen, page?: string, section?: string): boolean {
  if (screen === 'member' && page === 'securityCenter') return awaySections.includes(section);
  if (screen === 'member') return awayPages.includes(page);
  return awayScreens.includes(screen);
}
