import type { forsakenMachine } from '#machines/session/forsaken.machine.ts';
import type { Arrival, Example } from '../../flows/model.ts';
import { secrets } from '../../kit/models/people.ts';

const opened = 'a session was opened for nobody';
const again = 'after logoutRetry (waiting)';

const ends =
  (token: string) =>
  ({ effects }: Arrival) =>
    effects.started.some(({ id, input }) => id === 'logout' && (input as { token: string }).token === token);

/** What is accepted of ending sessions that nobody waited for, way by way. */
export const forsakenExamples: readonly Example<typeof forsakenMachine>[] = [
  { name: 'no session waits to be ended at first', way: [], leads: 'idle' },
  {
    name: 'a session that was opened for nobody is ended at once, with its own token',
    way: [opened],
    leads: 'ending',
    and: ends(secrets.token),
  },
  {
    name: 'a gateway that was told ends it, and the token is gone',
    way: [opened, 'logout: ended'],
    leads: 'idle',
    and: ({ to }) => to.snapshot.context.tokens.length === 0,
  },
  {
    name: 'a session that had ended already is not ended again',
    way: [opened, 'logout: endedToken'],
    leads: 'idle',
    and: ({ to }) => to.snapshot.context.tokens.length === 0,
  },
  {
    name: 'a gateway that could not be told is told again three seconds later, with the same token',
    way: [opened, 'logout: lost', again],
    leads: 'ending',
    and: ends(secrets.token),
  },
  {
    name: 'three seconds are waited before it',
    way: [opened, 'logout: late'],
    leads: 'waiting',
    and: ({ to }) => to.timers.some(({ delay }) => delay === 3_000),
  },
  {
    name: 'after the third time it is left to the gateway, and the token is gone',
    way: [opened, 'logout: lost', again, 'logout: late', again, 'logout: lost'],
    leads: 'idle',
    and: ({ to }) => to.snapshot.context.tokens.length === 0,
  },
  {
    name: 'the next one has three tries again',
    way: [opened, 'logout: lost', again, 'logout: ended', opened, 'logout: lost', again, 'logout: lost'],
    leads: 'waiting',
  },
  {
    name: 'of two, the other is ended after the first',
    way: [opened, 'another session was', 'logout: ended'],
    leads: 'ending',
    and: ({ to }) => to.snapshot.context.tokens.length === 1,
  },
];
