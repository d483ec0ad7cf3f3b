import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import { isBlank } from '#contract/typed.ts';
import type { SliderChallenge } from '#contract/verification.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './slider.rules.ts';

/** A slider captcha that the gateway asks for before a call: its own puzzle, or a hosted provider’s (spec 3, 8). */
export const sliderMachine = setup({
  types: {
    context: {} as rules.SliderContext,
    events: {} as
      | { type: 'piece.placed'; moved: number }
      | { type: 'words.given'; words: string }
      | { type: 'way.picked'; way: rules.SliderWay }
      | { type: 'renewal.clicked' }
      | { type: 'retry.clicked' }
      | { type: 'hosted.shown' }
      | { type: 'hosted.solved'; verificationData: string }
      | { type: 'hosted.failed' }
      | { type: 'closed' },
    emitted: {} as WorldEvent,
    output: {} as rules.Solved,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { fetchSlider: call('verification.slider'), answerSlider: call('verification.sliderAnswer') },
  delays: {
    sliderLife: rules.sliderLife,
    messagePause: rules.messagePause,
    scriptPatience: rules.scriptPatience,
  },
  guards: {
    hosted: (_, params: { challenge: SliderChallenge }) => params.challenge.kind === 'hosted',
    answeredWrong: (_, params: { error: unknown }) => rules.answeredWrong(params.error),
    said: (_, params: { words: string }) => !isBlank(params.words),
  },
  actions: {
    keepChallenge: assign((_, params: { challenge: SliderChallenge }) => ({ challenge: params.challenge })),
    keepWay: assign((_, params: { way: rules.SliderWay }) => ({ way: params.way })),
    keepPlace: assign((_, params: { moved: number }) => ({ moved: params.moved })),
    keepWords: assign((_, params: { words: string }) => ({ words: params.words })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepSolved: assign((_, params: rules.Solved) => ({ verificationData: params.verificationData })),
    forgetAnswer: assign({ moved: null, words: null }),
    forgetPuzzle: assign({ challenge: null, failure: null }),
    openProvider: emit(({ context }) => ({
      type: 'hosted.opened' as const,
      ...rules.hostedScript(context),
    })),
    closeProvider: emit({ type: 'hosted.closed' }),
  },
}).createMachine({
  id: 'slider',
  context: rules.newSlider,
  output: ({ context }) => ({ verificationData: context.verificationData }),
  initial: 'loading',
  on: { closed: '.dismissed' },
  states: {
    loading: {
      description: 'A puzzle is being fetched, or the name of the provider that shows one.',
      tags: 'busy',
      entry: 'forgetPuzzle',
      invoke: {
        id: 'fetchSlider',
        src: 'fetchSlider',
        input: {},
        onDone: [
          {
            guard: { type: 'hosted', params: ({ event }) => ({ challenge: event.output }) },
            target: 'hosted',
            actions: { type: 'keepChallenge', params: ({ event }) => ({ challenge: event.output }) },
          },
          {
            target: 'shown',
            actions: { type: 'keepChallenge', params: ({ event }) => ({ challenge: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shown: {
      description: 'The puzzle shows: the person moves its piece or answers its question in words.',
      tags: 'stable',
      after: { sliderLife: 'expired' },
      on: {
        'piece.placed': {
          target: 'checking',
          actions: { type: 'keepPlace', params: ({ event }) => event },
        },
        'words.given': {
          guard: { type: 'said', params: ({ event }) => event },
          target: 'checking',
          actions: { type: 'keepWords', params: ({ event }) => event },
        },
        'way.picked': { actions: { type: 'keepWay', params: ({ event }) => event } },
        'renewal.clicked': 'loading',
      },
    },
    checking: {
      description: 'The gateway checks the answer; each puzzle takes one, right or wrong.',
      tags: 'busy',
      exit: 'forgetAnswer',
      invoke: {
        id: 'answerSlider',
        src: 'answerSlider',
        input: ({ context }) => rules.sliderAnswer(context),
        onDone: {
          target: 'solved',
          actions: { type: 'keepSolved', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'answeredWrong', params: ({ event }) => ({ error: event.error }) },
            target: 'wrong',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    wrong: {
      description: 'The answer was wrong: the page says so for a moment, then fetches another picture.',
      tags: ['stable', 'refused'],
      after: { messagePause: 'loading' },
    },
    expired: {
      description: 'Two minutes have passed: the page says so for a moment, then fetches another picture.',
      tags: ['stable', 'refused'],
      after: { messagePause: 'loading' },
    },
    hosted: {
      description: 'A provider’s script shows its own puzzle (decision: slider and identity).',
      initial: 'opening',
      entry: 'openProvider',
      exit: 'closeProvider',
      on: {
        'hosted.solved': {
          target: 'solved',
          actions: { type: 'keepSolved', params: ({ event }) => event },
        },
        'hosted.failed': 'failed',
      },
      states: {
        opening: {
          description: 'The script is fetched from a host on the brand’s list.',
          meta: { step: 'opening' },
          after: { scriptPatience: '#slider.failed' },
          on: { 'hosted.shown': 'shown' },
        },
        shown: { description: 'The script shows its puzzle and reports the result.', tags: 'stable' },
      },
    },
    failed: {
      description:
        'No puzzle can be shown or checked: ’Please complete verification first’ still applies (spec 8).',
      tags: ['stable', 'refused'],
      meta: { step: 'failed' },
      on: { 'retry.clicked': 'loading' },
    },
    solved: { description: 'Solved: the proof goes into the call that needed it.', type: 'final' },
    dismissed: { description: 'Given up: the call that needed it is not made.', type: 'final' },
  },
});
