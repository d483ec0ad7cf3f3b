import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './act.rules.ts';
import { anyCall, call } from './call.ts';
import { isUnheard } from './meaning.rules.ts';
import { askedOnceMore, waitAfter } from './waits.rules.ts';

/**
 * An act of money from its sending until its end is known (spec 7; decision: what a failure means). It is sent once,
 * under the key that came with its form. An answer that never came is asked after, and so is every refusal of an act
 * that was sent before under the same key: it says nothing of the first. Whoever begins it provides the call
 * (act-of.ts).
 */
export const actMachine = setup({
  types: {
    input: {} as rules.ActInput,
    context: {} as rules.ActContext,
    events: {} as { type: 'check.asked' } | { type: 'sent.again' } | { type: 'edited' },
    emitted: {} as WorldEvent,
    output: {} as rules.ActEnd,
    tags: {} as 'busy' | 'stable' | 'audited',
    meta: {} as { step: rules.ActStep },
  },
  actors: { send: anyCall, outcome: call('wallet.outcome') },
  delays: { askAgain: ({ context }) => waitAfter(context.asked) },
  guards: {
    toBeSent: ({ context }) => context.send !== null,
    unknown: ({ context }, params: { error: unknown }) =>
      context.doubted || isUnheard(failureOf(params.error)),
    happened: (_, params: { outcome: rules.Outcome }) => params.outcome.state === 'done',
    refusedAndUndone: ({ context }, params: { outcome: rules.Outcome }) =>
      params.outcome.state === 'none' && context.failure !== null && !isUnheard(context.failure),
    neverHappened: (_, params: { outcome: rules.Outcome }) => params.outcome.state === 'none',
  },
  actions: {
    forget: assign({ send: null }),
    keepFailure: assign(({ context }, params: { error: unknown }) =>
      rules.failedWith(context, failureOf(params.error)),
    ),
    keepAnswer: assign((_, params: { answer: unknown }) => ({ record: params.answer })),
    keepRecord: assign(({ context }, params: { outcome: rules.Outcome }) => ({
      record: rules.recordOf(context, params.outcome),
    })),
    countQuestion: assign(({ context }) => ({ asked: askedOnceMore(context.asked) })),
    endDone: assign({ end: 'done', doubted: false }),
    endRefused: assign({ end: 'refused' }),
    endChanged: assign({ end: 'changed' }),
    tellSent: emit(({ context }) => rules.sentNow(context)),
    tellEnded: emit(({ context }) => rules.endedNow(context)),
  },
}).createMachine({
  id: 'act',
  tags: 'audited',
  context: ({ input }) => rules.begun(input),
  output: ({ context }) => rules.endOf(context),
  initial: 'opening',
  states: {
    opening: {
      description: 'An act from before the page was opened is asked about; any other is sent.',
      always: [{ guard: 'toBeSent', target: 'sending' }, { target: 'checking' }],
    },
    sending: {
      description: 'It is sent, under its key; what was sent is forgotten, for a password may be in it.',
      tags: 'busy',
      meta: { step: 'sending' },
      entry: 'tellSent',
      exit: 'forget',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => context.send ?? {},
        onDone: {
          target: 'done',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: [
          {
            guard: { type: 'unknown', params: ({ event }) => ({ error: event.error }) },
            target: 'checking',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'refused',
            actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'tellEnded'],
          },
        ],
      },
    },
    checking: {
      description: 'Nobody knows what became of it: the gateway is asked by the key.',
      tags: 'busy',
      meta: { step: 'checking' },
      invoke: {
        id: 'outcome',
        src: 'outcome',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          {
            guard: { type: 'happened', params: ({ event }) => ({ outcome: event.output }) },
            target: 'done',
            actions: { type: 'keepRecord', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'refusedAndUndone', params: ({ event }) => ({ outcome: event.output }) },
            target: 'refused',
          },
          {
            guard: { type: 'neverHappened', params: ({ event }) => ({ outcome: event.output }) },
            target: 'notDone',
          },
          { target: 'waiting' },
        ],
        onError: 'waiting',
      },
    },
    waiting: {
      description:
        'The gateway is still at it, or can’t be asked: it is asked again soon, then less and less often, or now.',
      tags: 'stable',
      meta: { step: 'waiting' },
      exit: 'countQuestion',
      after: { askAgain: 'checking' },
      on: { 'check.asked': 'checking' },
    },
    notDone: {
      description:
        'The gateway knows of no such act; under the same key it may be sent again as it was, or changed first.',
      tags: 'stable',
      meta: { step: 'notDone' },
      on: { 'sent.again': 'left', edited: 'changed' },
    },
    done: {
      description: 'It was done, once.',
      type: 'final',
      entry: ['endDone', 'tellEnded'],
    },
    refused: {
      description: 'The gateway said no, and as far as it knows nothing was done before either.',
      type: 'final',
      entry: 'endRefused',
    },
    left: { description: 'Back to the form, under the same key.', type: 'final' },
    changed: {
      description: 'Back to the form, under the same key, for something else is to be sent.',
      type: 'final',
      entry: 'endChanged',
    },
  },
});
