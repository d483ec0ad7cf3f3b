import { later } from '../kit/later.ts';
import { arrivalMachine } from './arrival.machine.ts';
import { nobodyYet } from './arrival.rules.ts';
import { greetingMachine } from './greeting.machine.ts';

/** The machines that the session starts: two with the first screen, the others are loaded on demand. */
export const actors = {
  arrival: arrivalMachine,
  entry: later(() => import('./entry.machine.ts').then((found) => found.entryMachine), undefined, undefined, {
    ...nobodyYet,
    token: null,
  }),
  change: later(() => import('../password/change.machine.ts').then((found) => found.changeMachine)),
  address: later(() => import('../verification/address.machine.ts').then((found) => found.addressMachine)),
  greeting: greetingMachine,
  life: later(() => import('./life.machine.ts').then((found) => found.lifeMachine)),
};
