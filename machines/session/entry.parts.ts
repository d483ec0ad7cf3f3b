import { later } from '../kit/later.ts';
import { noAdmission } from './entry.rules.ts';

/** Machines that the ways in start on demand; the login dialog does not need them. */

export const laterRegistration = later(
  () => import('../registration/register.machine.ts').then((found) => found.registerMachine),
  undefined,
  undefined,
  noAdmission,
);

export const laterForgot = later(
  () => import('../password/forgot.machine.ts').then((found) => found.forgotMachine),
  undefined,
  undefined,
  noAdmission,
);

export const laterFreePlay = later(
  () => import('./free-play.machine.ts').then((found) => found.freePlayMachine),
  undefined,
  undefined,
  noAdmission,
);
