import { later } from './kit/later.ts';

/** Residents whose code is loaded when they are first needed; until then their events wait. */

export const laterLaunch = later(
  () => import('./games/launch.machine.ts').then((found) => found.launchMachine),
  ['launch.wanted', 'game.opened'],
  ({ type, account }) =>
    type === 'launch.cancelled' ||
    type === 'screen.changed' ||
    (type === 'account.changed' && account === null),
);

export const laterForsaken = later(
  () => import('./session/forsaken.machine.ts').then((found) => found.forsakenMachine),
  ['session.forsaken'],
);

/** What a person who signs out needs comes with what they sign out by (src/app/parts/parts.ts): it works without a line. */
export const laterSignOut = later(
  () => import('./session/sign-out.machine.ts').then((found) => found.signOutMachine),
  ['signOut.opened'],
);

export const laterNotices = later(
  () => import('./notices/notices.machine.ts').then((found) => found.noticesMachine),
  ['notice.opened', 'popups.came'],
  ({ type }) => type === 'place.wanted',
);

/** A visitor needs none of it. */
export const laterStandingOfCare = later(
  () => import('./protection/standing-of-care.machine.ts').then((found) => found.standingOfCareMachine),
  ['account.changed'],
  ({ type, account }) => type === 'account.changed' && account === null,
);

/** Opened by a link to the help (src/app/pages/inside-links.ts). */
export const laterHelp = later(
  () => import('./help/help.machine.ts').then((found) => found.helpMachine),
  ['help.wanted'],
  ({ type }) => type === 'place.wanted',
);
