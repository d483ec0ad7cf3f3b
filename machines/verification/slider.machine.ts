import { assign, setup } from 'xstate';
import type { SliderChallenge } from '#contract/verification.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import type { Solved } from './slider.rules.ts';

/** A slider captcha that the gateway asks for before a call (spec 3, verification data). */
export const sliderMachine = setup({
  types: {
    context: {} as { challenge: SliderChallenge | null; verificationData: string | null },
    events: {} as { type: 'closed' },
    emitted: {} as WorldEvent,
    output: {} as Solved,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { fetchSlider: call('verification.slider') },
  actions: {
    keepChallenge: assign((_, params: { challenge: SliderChallenge }) => ({ challenge: params.challenge })),
  },
}).createMachine({
  id: 'slider',
  context: { challenge: null, verificationData: null },
  output: ({ context }) => ({ verificationData: context.verificationData }),
  initial: 'loading',
  on: { closed: '.ended' },
  states: {
    loading: {
      description: 'A puzzle is on its way.',
      tags: 'busy',
      invoke: {
        id: 'fetchSlider',
        src: 'fetchSlider',
        input: {},
        onDone: {
          target: 'shown',
          actions: { type: 'keepChallenge', params: ({ event }) => ({ challenge: event.output }) },
        },
        onError: 'ended',
      },
    },
    shown: { description: 'The puzzle is shown.', tags: 'stable' },
    ended: { description: 'Solved or given up.', type: 'final' },
  },
});
