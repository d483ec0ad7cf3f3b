import { signOutMachine } from '#machines/session/sign-out.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { endedToken, late, lost } from '../kit/failures.ts';
import { holdsNone, secrets } from '../kit/people.ts';

const emits = (emitted: readonly { type: string }[], type: string) =>
  emitted.some((event) => event.type === type);

export const signOutModel = defineModel({
  id: 'signOut',
  machine: signOutMachine,
  events: {
    'the session asks': { type: 'signOut.opened', token: secrets.token, account: 'ana' },
    confirms: { type: 'confirmed' },
    cancels: { type: 'cancelled' },
    'has seen that the gateway was not told': { type: 'told.seen' },
  },
  fromOutside: ['the session asks'],
  answers: { logout: { ended: { done: null }, endedToken, lost, late } },
  project: ({ token, tries }) => ({ token: token !== null, tries }),
  properties: [
    {
      name: 'OUT-01 nothing is cleared or told before the person has confirmed',
      fault: { 'states/confirming/entry': 'dropToken' },
      edge: ({ step, effects }) =>
        step.name === 'confirms' ||
        (!emits(effects.emitted, 'token.dropped') && !emits(effects.emitted, 'session.left')),
    },
    {
      name: 'OUT-02 confirming clears this browser at once, whatever becomes of the call',
      fault: { 'states/confirming/on/confirmed/actions/1': 'forgetReads' },
      edge: ({ step, to, effects }) =>
        step.name !== 'confirms' ||
        (['token.dropped', 'storage.cleared', 'session.left'].every((type) => emits(effects.emitted, type)) &&
          to.running.includes('logout')),
    },
    {
      name: 'no token outlives the sign-out here',
      fault: { 'states/leaving/invoke/onDone/actions': undefined },
      state: ({ snapshot }) =>
        !(snapshot.matches('idle') || snapshot.matches('untold')) ||
        holdsNone(snapshot.context, [secrets.token]),
    },
    {
      name: 'the logout call is made three times at most for one sign-out',
      fault: { 'states/leaving/entry': undefined },
      path: {
        start: 0,
        next: (calls: number, { step, effects }) => {
          const before = step.name === 'the session asks' ? 0 : calls;
          const now = before + effects.started.filter(({ id }) => id === 'logout').length;
          return now > 3 ? false : now;
        },
      },
    },
  ],
});
