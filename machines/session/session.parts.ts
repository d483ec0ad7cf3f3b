import { later } from '../kit/later.ts';
import { nobodyYet } from './arrival.rules.ts';

/** The machines that the session starts, all loaded on demand: a visitor who only looks needs none of them. */
export const actors = {
  arrival: later(() => import('./arrival.machine.ts').then((found) => found.arrivalMachine)),
  entry: later(() => import('./entry.machine.ts').then((found) => found.entryMachine), undefined, undefined, {
    ...nobodyYet,
    token: null,
  }),
  change: later(() => import('../password/change.machine.ts').then((found) => found.changeMachine)),
  address: later(() => import('../verification/address.machine.ts').then((found) => found.addressMachine)),
  greeting: later(() => import('./greeting.machine.ts').then((found) => found.greetingMachine)),
  life: later(() => import('./life.machine.ts').then((found) => found.lifeMachine)),
};
