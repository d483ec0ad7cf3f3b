import { assign, setup } from 'xstate';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import { captchaPause } from './captcha.rules.ts';

/** The image captcha of a form: hidden until needed, renewed by a click or by its form, at most once per second (spec 4, 9). */
export const captchaMachine = setup({
  types: {
    context: {} as { image: string | null },
    events: {} as { type: 'captcha.wanted' } | { type: 'captcha.clicked' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { fetchCaptcha: call('verification.captcha') },
  delays: { captchaPause },
  actions: {
    keepImage: assign((_, params: { image: string }) => ({ image: params.image })),
    forgetImage: assign({ image: null }),
  },
}).createMachine({
  id: 'captcha',
  context: { image: null },
  initial: 'hidden',
  states: {
    hidden: {
      description:
        'No captcha is asked for; it appears after a refusal that carries the captcha flag (spec 4).',
      tags: 'stable',
      on: { 'captcha.wanted': 'loading' },
    },
    due: {
      description:
        'Wanted again less than a second after the last one: the old image, or the one being fetched, is useless; a new one is fetched when the second is over.',
      tags: 'stable',
      entry: 'forgetImage',
      after: { captchaPause: 'loading' },
    },
    loading: {
      description:
        'A new image is being fetched; only one is requested at a time, so only the newest is ever shown.',
      tags: 'busy',
      invoke: {
        id: 'fetchCaptcha',
        src: 'fetchCaptcha',
        input: {},
        onDone: {
          target: 'shown',
          actions: { type: 'keepImage', params: ({ event }) => ({ image: event.output }) },
        },
        onError: { target: 'failed', actions: 'forgetImage' },
      },
      on: { 'captcha.wanted': 'due' },
    },
    shown: {
      description: 'The image shows beside its field.',
      initial: 'pausing',
      tags: 'stable',
      states: {
        pausing: {
          description: 'Renewed less than a second ago: further clicks do nothing (spec 9).',
          after: { captchaPause: 'ready' },
          on: { 'captcha.wanted': '#captcha.due' },
        },
        ready: {
          description: 'A click, or the form, fetches another image.',
          on: { 'captcha.clicked': '#captcha.loading', 'captcha.wanted': '#captcha.loading' },
        },
      },
    },
    failed: {
      description: 'No image came: a placeholder shows in its place, and the form still asks for a captcha.',
      initial: 'pausing',
      tags: ['stable', 'refused'],
      states: {
        pausing: {
          description: 'Failed less than a second ago.',
          after: { captchaPause: 'ready' },
          on: { 'captcha.wanted': '#captcha.due' },
        },
        ready: {
          description: 'A click, or the form, tries again.',
          on: { 'captcha.clicked': '#captcha.loading', 'captcha.wanted': '#captcha.loading' },
        },
      },
    },
  },
});
