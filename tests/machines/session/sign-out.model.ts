import { signOutMachine } from '#machines/session/sign-out.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { endedToken, late, lost } from '../kit/failures.ts';
import { holdsNone, secrets } from '../kit/people.ts';
import { signOutExamples } from './sign-out.examples.ts';

const renewed = 'planted-new-token';

const emits = (emitted: readonly { type: string }[], type: string) =>
  emitted.some((event) => event.type === type);

export const signOutModel = defineModel({
  id: 'signOut',
  machine: signOutMachine,
  events: {
    'the session asks': { type: 'signOut.opened', token: secrets.token, account: 'ana', next: null },
    'a demo account is left for a real one': {
      type: 'signOut.opened',
      token: secrets.token,
      account: 'demo-1',
      next: 'register',
    },
    'the token is renewed meanwhile': { type: 'token.renewed', newToken: renewed },
    confirms: { type: 'confirmed' },
    cancels: { type: 'cancelled' },
    'has seen that the gateway was not told': { type: 'told.seen' },
  },
  fromOutside: [
    'the session asks',
    'a demo account is left for a real one',
    'the token is renewed meanwhile',
  ],
  answers: { logout: { ended: { done: null }, endedToken, lost, late } },
  project: ({ token, next, tries }) => ({ token, next, tries }),
  properties: [
    {
      name: 'OUT-01 nothing is cleared or told before the person has confirmed',
      fault: { 'states/confirming/entry': 'dropToken' },
      edge: ({ step, effects }) =>
        step.name === 'confirms' ||
        step.name === 'a demo account is left for a real one' ||
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
      name: 'who leaves for another way in is not asked, forgotten here at once, and led there',
      fault: { 'on/signOut.opened/0/actions/3': 'forgetReads' },
      edge: ({ step, to, effects }) =>
        step.name !== 'a demo account is left for a real one' ||
        (['token.dropped', 'storage.cleared', 'session.left'].every((type) => emits(effects.emitted, type)) &&
          effects.emitted.some((event) => event.type === 'entry.wanted' && event.way === 'register') &&
          to.running.includes('logout')),
    },
    {
      name: 'no token outlives the sign-out here',
      fault: { 'states/leaving/invoke/onDone/actions': undefined },
      state: ({ snapshot }) =>
        !(snapshot.matches('idle') || snapshot.matches('untold')) ||
        holdsNone(snapshot.context, [secrets.token, renewed]),
    },
    {
      name: 'OUT-03 the token that is ended is the newest that the session went by',
      fault: { 'states/confirming/on/token.renewed/actions': undefined },
      path: {
        start: '',
        next: (newest: string, { step, effects }) => {
          const asked = step.kind === 'event' && step.event.type === 'signOut.opened';
          const now =
            step.name === 'the token is renewed meanwhile' ? renewed : asked ? secrets.token : newest;
          const ended = effects.started.find(({ id }) => id === 'logout');
          return !ended || (ended.input as { token: string }).token === now ? now : false;
        },
      },
    },
    {
      name: 'the logout call is made three times at most for one sign-out',
      fault: { 'states/leaving/entry': undefined },
      path: {
        start: 0,
        next: (calls: number, { step, effects }) => {
          const anew =
            step.name === 'the session asks' || step.name === 'a demo account is left for a real one';
          const before = anew ? 0 : calls;
          const now = before + effects.started.filter(({ id }) => id === 'logout').length;
          return now > 3 ? false : now;
        },
      },
    },
  ],
  examples: signOutExamples,
});
