import type { lifeMachine } from '#machines/session/life.machine.ts';
import type { Example } from '../../flows/model.ts';

const end = 'after untilEnd (watching)';
const warned = 'askLife: hardly any of being idle';

/** What is accepted of the time that a session has, way by way. */
export const lifeExamples: readonly Example<typeof lifeMachine>[] = [
  { name: 'signed in: the gateway is asked how much time there is', way: [], leads: 'watching.asking' },
  {
    name: 'signed in, and no answer comes for half an hour: the screen is covered',
    way: ['askLife: lost', end],
    leads: 'covered.asking',
  },
  {
    name: 'there was time, then no answer: the end is that of the last answer',
    way: ['askLife: there is time', 'after untilLook (watching.lasting)', 'askLife: lost'],
    leads: 'watching.unknown',
    and: ({ to }) => to.timers.some(({ delay }) => delay === 1_800_000),
  },
  {
    name: 'no answer: asked again half a minute later',
    way: ['askLife: lost', 'after askAgain (watching.unknown)'],
    leads: 'watching.asking',
  },
  {
    name: 'covered, the network is back, the session lives: everything is shown',
    way: ['askLife: lost', end, 'askLife: lost', 'it may have ended elsewhere', 'askLife: there is time'],
    leads: 'watching.lasting',
  },
  {
    name: 'covered, asked to look now, the session has ended: to sign in is asked',
    way: [
      'askLife: lost',
      end,
      'askLife: late',
      'asks for the session to be looked for now',
      'askLife: none is left',
    ],
    leads: 'over',
  },
  {
    name: 'the warning was closed, the network is gone: the reason is said, and closing it closes it',
    way: [warned, 'closes the warning', 'stay: lost', 'closes the warning'],
    leads: 'watching.warning.seen',
  },
  {
    name: 'the warning was closed, no answer yet, closed again: it is closed',
    way: [warned, 'closes the warning', 'closes the warning'],
    leads: 'watching.warning.seen',
  },
  {
    name: 'the warning was closed off line: at the end the screen is covered',
    way: [warned, 'closes the warning', 'stay: lost', 'closes the warning', end],
    leads: 'covered.asking',
  },
  {
    name: 'staying failed: the reason is said, and it can be tried again',
    way: [warned, 'stays', 'stay: lost', 'stays', 'stay: prolonged'],
    leads: 'watching.lasting',
    and: ({ to }) => to.snapshot.context.failure === null,
  },
];
