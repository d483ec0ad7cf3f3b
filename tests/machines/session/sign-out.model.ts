import { signOutMachine } from '#machines/session/sign-out.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { endedToken, late, lost } from '../../kit/models/failures.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';
import { signOutExamples } from './sign-out.examples.ts';

const renewed = 'planted-new-token';
const later = 'planted-later-token';

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
    'who signed in again asks': { type: 'signOut.opened', token: later, account: 'ana', next: null },
    'nobody is here any more': { type: 'account.changed', account: null },
    'somebody is here': { type: 'account.changed', account: 'member' },
    'the token is renewed meanwhile': { type: 'token.renewed', newToken: renewed },
    confirms: { type: 'confirmed' },
    cancels: { type: 'cancelled' },
    'has seen that the gateway was not told': { type: 'told.seen' },
  },
  fromOutside: [
    'the session asks',
    'a demo account is left for a real one',
    'who signed in again asks',
    'nobody is here any more',
    'somebody is here',
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
        holdsNone(snapshot.context, [secrets.token, renewed, later]),
    },
    {
      name: 'OUT-03 the token that is ended is the newest that the session went by',
      fault: { 'states/confirming/on/token.renewed/actions': undefined },
      path: {
        start: '',
        next: (newest: string, { step, effects }) => {
          const asked = step.kind === 'event' && step.event.type === 'signOut.opened';
          const now =
            step.name === 'the token is renewed meanwhile' ? renewed : asked ? step.event.token : newest;
          const ended = effects.started.find(({ id }) => id === 'logout');
          return !ended || (ended.input as { token: string }).token === now ? now : false;
        },
      },
    },
    {
      name: 'OUT-05 the question falls away when the session ended elsewhere, and nothing is signed out for it',
      fault: { 'states/confirming/on/account.changed/target': 'leaving' },
      edge: ({ from, step, to, effects }) =>
        step.name !== 'nobody is here any more' ||
        !from.snapshot.matches('confirming') ||
        (to.snapshot.matches('idle') && effects.emitted.length === 0 && effects.started.length === 0),
    },
    {
      name: 'OUT-02 a session that was over already is signed out of: nobody is told that it could not be',
      fault: { 'states/leaving/invoke/onError/0': { target: 'untold', actions: 'forget' } },
      edge: ({ step, to }) => step.name !== 'endedToken' || to.snapshot.matches('idle'),
    },
    {
      name: 'W12 a sign-out that another one overtakes goes on by itself, with its own token, and no other session is ended so',
      fault: { 'on/signOut.opened/1/actions/0': 'countTry' },
      edge: ({ from: { snapshot: from }, step, effects }) => {
        const begun = from.matches('leaving') || from.matches('waiting');
        const overtaken = begun && step.kind === 'event' && step.event.type === 'signOut.opened';
        const ended = effects.emitted.flatMap((event) =>
          event.type === 'session.forsaken' && event.token !== null ? [event.token] : [],
        );
        return ended.join() === (overtaken ? String(from.context.token) : '');
      },
    },
    {
      name: 'the logout call is made three times at most for one sign-out',
      fault: { 'states/leaving/entry': undefined },
      path: {
        start: 0,
        next: (calls: number, { step, effects }) => {
          const anew = step.kind === 'event' && step.event.type === 'signOut.opened';
          const before = anew ? 0 : calls;
          const now = before + effects.started.filter(({ id }) => id === 'logout').length;
          return now > 3 ? false : now;
        },
      },
    },
  ],
  examples: signOutExamples,
});
