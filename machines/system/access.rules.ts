import type { AccountKind } from '../session/account.rules.ts';

export type Centre = 'member' | 'agent';

/** What happens when someone wants to open a centre (spec 4, 6): it opens, or this is asked or said instead. */
export type CentreAnswer = 'open' | 'login' | 'realAccount' | 'agentsOnly';

/** The answer for a kind of account, null being a visitor. */
export function centreAnswer(centre: Centre, account: AccountKind | null): CentreAnswer {
  if (account === null) return 'login';
  if (account === 'demo') return 'realAccount';
  return centre === 'agent' && account !== 'agent' ? 'agentsOnly' : 'open';
}

/**
 * Addresses open to everyone while the brand asks for a login before anything else: those of spec 2 (optional guard), the
 * way back in for who forgot the password, the agreement, and the app by its other address.
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

/** Whether the guard of the setting loginedToHomePage lets someone without a token stay at an address. */
export function openToVisitors(address: string, loginedToHomePage: boolean): boolean {
  return !loginedToHomePage || openAddresses.includes(address);
}
