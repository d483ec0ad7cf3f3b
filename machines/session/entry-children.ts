import { lazyMachine } from '../kit/lazy-machine.ts';
import { noAdmission } from './entry.rules.ts';

/** Machines that the ways in start on demand; the login dialog does not need them. */

export const lazyRegistration = lazyMachine(
  () => import('../registration/register.machine.ts').then((found) => found.registerMachine),
  undefined,
  undefined,
  noAdmission,
);

export const lazyForgot = lazyMachine(
  () => import('../password/forgot.machine.ts').then((found) => found.forgotMachine),
  undefined,
  undefined,
  noAdmission,
);

export const lazyFreePlay = lazyMachine(
  () => import('./free-play.machine.ts').then((found) => found.freePlayMachine),
  undefined,
  undefined,
  noAdmission,
);
