import type { signOutMachine } from '#machines/session/sign-out.machine.ts';
import type { Arrival, Example } from '../../flows/model.ts';
import { secrets } from '../../kit/models/people.ts';

const ask = ['the session asks', 'confirms'];
const again = 'after logoutRetry (waiting)';
const untold = [...ask, 'logout: lost', again, 'logout: late', again, 'logout: lost'];

const emitted = ({ effects }: Arrival) =>
  effects.emitted
    .filter((event) => event.type !== 'session.forsaken' || event.token !== null)
    .map(({ type }) => type)
    .join(', ');
const tells = ({ effects }: Arrival) =>
  effects.started.some(
    ({ id, input }) => id === 'logout' && (input as { token: string }).token === secrets.token,
  );

/** What is forgotten here and told to the others, in this order, before the gateway is. */
const forgotten = 'token.dropped, storage.cleared, stale, tabs.told, session.left';

/** What is accepted of signing out, way by way. */
export const signOutExamples: readonly Example<typeof signOutMachine>[] = [
  { name: 'nobody is signing out at first', way: [], leads: 'idle' },
  {
    name: 'OUT-01 who wants to sign out is asked whether they are sure',
    way: ['the session asks'],
    leads: 'confirming',
  },
  {
    name: 'OUT-02 who is sure is forgotten here at once, the other tabs are told, the person is led home and the gateway is told',
    way: ask,
    leads: 'leaving',
    and: (end) => emitted(end) === `${forgotten}, navigate` && tells(end),
  },
  {
    name: 'the other tabs are told whose session ended',
    way: ask,
    leads: 'leaving',
    and: ({ effects }) =>
      effects.emitted.some((event) => event.type === 'tabs.told' && event.account === 'ana'),
  },
  {
    name: 'OUT-03 whose token is renewed meanwhile is still asked, and nothing has happened yet',
    way: ['the session asks', 'the token is renewed meanwhile'],
    leads: 'confirming',
    and: (end) => emitted(end) === '',
  },
  {
    name: 'who is not sure stays, and the token is not kept here',
    way: ['the session asks', 'cancels'],
    leads: 'idle',
    and: (end) => emitted(end) === 'session.stayed' && end.to.snapshot.context.token === null,
  },
  {
    name: 'who leaves a demo account is not asked, forgotten here at once, and led to registering',
    way: ['a demo account is left for a real one'],
    leads: 'leaving',
    and: (end) =>
      emitted(end) === `${forgotten}, entry.wanted` &&
      tells(end) &&
      end.effects.emitted.some((event) => event.type === 'entry.wanted' && event.way === 'register'),
  },
  {
    name: 'a gateway that was told ends it, and the token is gone',
    way: [...ask, 'logout: ended'],
    leads: 'idle',
    and: ({ to }) => to.snapshot.context.token === null,
  },
  {
    name: 'a session that was over already is a success: nothing is said and nothing tried again',
    way: [...ask, 'logout: endedToken'],
    leads: 'idle',
    and: ({ to }) => to.snapshot.context.token === null,
  },
  {
    name: 'who signs in again and asks to leave while the first sign-out is under way is asked, and the first goes on by itself',
    way: [...ask, 'who signed in again asks'],
    leads: 'confirming',
    and: (end) =>
      end.effects.emitted.some(
        (event) => event.type === 'session.forsaken' && event.token === secrets.token,
      ) && end.to.snapshot.context.token === 'planted-later-token',
  },
  {
    name: 'the second sign-out ends the second session',
    way: [...ask, 'logout: lost', 'who signed in again asks', 'confirms'],
    leads: 'leaving',
    and: ({ effects }) =>
      effects.started.some(({ input }) => (input as { token: string }).token === 'planted-later-token'),
  },
  {
    name: 'a question that is asked twice signs nobody out',
    way: ['the session asks', 'the session asks'],
    leads: 'confirming',
    and: (end) => emitted(end) === '',
  },
  {
    name: 'OUT-05 a question whose session ended in another tab falls away, and its token with it',
    way: ['the session asks', 'nobody is here any more'],
    leads: 'idle',
    and: (end) => emitted(end) === '' && end.to.snapshot.context.token === null,
  },
  {
    name: 'a question whose account is told anew stands',
    way: ['the session asks', 'somebody is here'],
    leads: 'confirming',
  },
  {
    name: 'OUT-02 a gateway that could not be told is told again three seconds later',
    way: [...ask, 'logout: lost'],
    leads: 'waiting',
    and: ({ to }) => to.timers.some(({ delay }) => delay === 3_000),
  },
  {
    name: 'the second time it is told with the same token',
    way: [...ask, 'logout: lost', again],
    leads: 'leaving',
    and: tells,
  },
  {
    name: 'after the third time the person is told that the gateway was not',
    way: untold,
    leads: 'untold',
    and: ({ to }) => to.snapshot.context.token === null,
  },
  {
    name: 'who has read that is done',
    way: [...untold, 'has seen that the gateway was not told'],
    leads: 'idle',
  },
  {
    name: 'the next sign-out has three tries again',
    way: [...untold, 'has seen that the gateway was not told', ...ask, 'logout: lost'],
    leads: 'waiting',
  },
];
