import { forsakenMachine } from '#machines/session/forsaken.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { endedToken, late, lost } from '../../kit/models/failures.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';
import { forsakenExamples } from './forsaken.examples.ts';

const another = 'planted-other-token';

export const forsakenModel = defineModel({
  id: 'forsaken',
  machine: forsakenMachine,
  events: {
    'a session was opened for nobody': { type: 'session.forsaken', token: secrets.token },
    'another session was': { type: 'session.forsaken', token: another },
  },
  fromOutside: ['a session was opened for nobody', 'another session was'],
  answers: { logout: { ended: { done: null }, endedToken, lost, late } },
  project: ({ tokens, tries }) => ({ tokens, tries }),
  properties: [
    {
      name: 'W19 every session that was opened for nobody is ended at the gateway, in turn and with its own token',
      fault: { 'states/idle/always': undefined },
      state: ({ snapshot }) => !snapshot.matches('idle') || snapshot.context.tokens.length === 0,
      edge: ({ to, effects }) =>
        effects.started.every(
          ({ id, input }) =>
            id !== 'logout' || (input as { token: string }).token === to.snapshot.context.tokens[0],
        ),
    },
    {
      name: 'a token is kept no longer than its session is still to be ended',
      fault: { 'states/ending/invoke/onDone/actions': undefined },
      edge: ({ from, step, to }) => {
        const [token = ''] = from.snapshot.context.tokens;
        const over = step.name === 'ended' || step.name === 'endedToken';
        return !over || holdsNone(to.snapshot.context, [token]);
      },
    },
    {
      name: 'the gateway is told three times at most of one session',
      fault: { 'states/ending/entry': undefined },
      path: {
        start: 0,
        next: (calls: number, { from, to, effects }) => {
          const same = from.snapshot.context.tokens[0] === to.snapshot.context.tokens[0];
          const now = (same ? calls : 0) + effects.started.length;
          return now > 3 ? false : now;
        },
      },
    },
  ],
  examples: forsakenExamples,
});
