import type { AccountKind } from '../session/account.rules.ts';

export type Centre = 'member' | 'agent';

/** What happens when a person opens a centre (spec 4, 6): it opens, or a question or message comes instead. */
export type CentreAnswer = 'open' | 'login' | 'realAccount' | 'agentsOnly';

/** The answer for a kind of account; null means a visitor. */
export function centreAnswer(centre: Centre, account: AccountKind | null): CentreAnswer {
  if (account === null) return 'login';
  if (account === 'demo') return 'realAccount';
  return centre === 'agent' && account !== 'agent' ? 'agentsOnly' : 'open';
}

/**
 * Addresses that stay open when the brand asks for a login before anything else: those of spec 2 (optional
 * guard), the way back in after a forgotten password, the agreement, and the app's other address.
 */
const openAddresses: readonly string[] = [
  '/login',
  '/register',
  '/register.html',
  '/forgot',
  '/help',
  '/helpmc',
  '/download',
  '/down',
];

/** Whether the guard of the setting loginedToHomePage lets a visitor without a token stay at an address. */
export function openToVisitors(address: string, loginedToHomePage: boolean): boolean {
  return !loginedToHomePage || openAddresses.includes(address);
}
