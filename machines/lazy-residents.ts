import { lazyMachine } from './kit/lazy-machine.ts';

/** Residents whose code is loaded when they are first needed; until then their events wait. */

export const lazyLaunch = lazyMachine(
  () => import('./games/launch.machine.ts').then((found) => found.launchMachine),
  ['launch.wanted', 'game.opened'],
  ({ type, account }) =>
    type === 'launch.cancelled' ||
    type === 'screen.changed' ||
    (type === 'account.changed' && account === null),
);

export const lazyAbandonedSessions = lazyMachine(
  () => import('./session/abandoned-sessions.machine.ts').then((found) => found.abandonedSessionsMachine),
  ['session.forsaken'],
);

/** What a person who signs out needs comes with what they sign out by (src/app/parts/parts.ts): it works without a line. */
export const lazySignOut = lazyMachine(
  () => import('./session/sign-out.machine.ts').then((found) => found.signOutMachine),
  ['signOut.opened'],
);

export const lazyNotices = lazyMachine(
  () => import('./notices/notices.machine.ts').then((found) => found.noticesMachine),
  ['notice.opened', 'popups.came'],
  ({ type }) => type === 'place.wanted',
);

/** A visitor needs none of it. */
export const lazyCareStatus = lazyMachine(
  () => import('./protection/care-status.machine.ts').then((found) => found.careStatusMachine),
  ['account.changed'],
  ({ type, account }) => type === 'account.changed' && account === null,
);

/** Opened by a link to the help (src/app/pages/inside-links.ts). */
export const lazyHelp = lazyMachine(
  () => import('./help/help.machine.ts').then((found) => found.helpMachine),
  ['help.wanted'],
  ({ type }) => type === 'place.wanted',
);
