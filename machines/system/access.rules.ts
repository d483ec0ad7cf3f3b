import type { Screen } from '../places.ts';
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

/** Places open to everyone while the brand asks for a login before anything else (spec 2, optional guard). */
const openPlaces: readonly Screen[] = ['login', 'register', 'helpmc', 'download'];

/** Whether the guard of the setting loginedToHomePage lets someone without a token stay on a screen. */
export function openToVisitors(screen: Screen, loginedToHomePage: boolean): boolean {
  return !loginedToHomePage || openPlaces.includes(screen);
}
