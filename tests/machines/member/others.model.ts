import { othersMachine } from '#machines/member/others.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { late, lost } from '../../kit/models/failures.ts';

export const othersModel = defineModel({
  id: 'others',
  machine: othersMachine,
  events: {
    'wants to end the others': { type: 'end.clicked' },
    confirms: { type: 'confirmed' },
    cancels: { type: 'cancelled' },
  },
  answers: { endOthers: { two: { done: { ended: 2 } }, lost, late } },
  project: ({ ended, failure }) => ({ ended, failure: failure?.kind ?? null }),
  properties: [
    {
      name: 'nobody is signed out without the question',
      fault: { 'states/watching/on/end.clicked/target': 'ending' },
      edge: ({ step, effects }) =>
        !effects.started.some(({ id }) => id === 'endOthers') || step.name === 'confirms',
    },
    {
      name: 'the list is read anew when they have ended',
      fault: { 'states/ending/invoke/onDone/actions/1': 'clearOutcome' },
      edge: ({ to, step, effects }) =>
        step.kind !== 'answer' ||
        !to.snapshot.matches({ watching: 'ended' }) ||
        effects.emitted.some(({ type }) => type === 'stale'),
    },
  ],
});
