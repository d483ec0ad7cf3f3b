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
