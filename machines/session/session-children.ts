import { lazyMachine } from '../kit/lazy-machine.ts';
import { nobodyYet } from './load-member.rules.ts';

/** The machines that the session starts, all loaded on demand: a visitor who only looks needs none of them. */
export const actors = {
  arrival: lazyMachine(() => import('./load-member.machine.ts').then((found) => found.loadMemberMachine)),
  entry: lazyMachine(
    () => import('./entry.machine.ts').then((found) => found.entryMachine),
    undefined,
    undefined,
    {
      ...nobodyYet,
      token: null,
    },
  ),
  change: lazyMachine(() => import('../password/change.machine.ts').then((found) => found.changeMachine)),
  address: lazyMachine(() =>
    import('../verification/address.machine.ts').then((found) => found.addressMachine),
  ),
  greeting: lazyMachine(() => import('./greeting.machine.ts').then((found) => found.greetingMachine)),
  life: lazyMachine(() =>
    import('./session-timeout.machine.ts').then((found) => found.sessionTimeoutMachine),
  ),
};
