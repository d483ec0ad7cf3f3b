import { later } from './kit/later.ts';

/** Residents whose code comes when they are first needed: until then what they are told waits. */

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
