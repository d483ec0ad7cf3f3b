import { later } from '../kit/later.ts';

/** Machines that the session starts when they are wanted, and not for the first screen. */

export const laterEntry = later(() => import('./entry.machine.ts').then((found) => found.entryMachine));

export const laterChange = later(() =>
  import('../password/change.machine.ts').then((found) => found.changeMachine),
);

export const laterAddress = later(() =>
  import('../verification/address.machine.ts').then((found) => found.addressMachine),
);

export const laterLife = later(() => import('./life.machine.ts').then((found) => found.lifeMachine));
