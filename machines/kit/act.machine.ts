import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './act.rules.ts';
import { anyCall, call } from './call.ts';
import { isUnheard } from './failure-meaning.rules.ts';
import { askedOnceMore, waitAfter } from './waits.rules.ts';

/**
 * An act of money, from its sending until its outcome is known (spec 7; decision: what a failure means). It
 * is sent once, under the key that came with its form. If the answer never comes, the machine asks for the
 * outcome, and nothing else can be sent until the gateway has said it: `none` makes the key void, so what follows has
 * the next one. The machine that starts it provides the call
 * and reads the record (act-by-call.ts).
 */
export const actMachine = setup({
  types: {
    input: {} as rules.ActInput,
    context: {} as rules.ActContext,
    events: {} as { type: 'check.asked' } | { type: 'sent.again' } | { type: 'edited' } | { type: 'looked' },
    emitted: {} as WorldEvent,
    output: {} as rules.ActEnd,
    tags: {} as 'busy' | 'stable' | 'audited',
    meta: {} as { step: rules.ActStep },
  },
  actors: { send: anyCall, outcome: call('wallet.outcome') },
  delays: { askAgain: ({ context }) => waitAfter(context.asked) },
  guards: {
    toBeSent: ({ context }) => context.send !== null,
    unheard: (_, params: { error: unknown }) => isUnheard(failureOf(params.error)),
    happened: (_, params: { outcome: rules.Outcome }) => params.outcome.state === 'done',
    neverHappened: (_, params: { outcome: rules.Outcome }) => params.outcome.state === 'none',
    untellable: ({ context }, params: { error: unknown }) => rules.isUntellable(context, params.error),
  },
  actions: {
    forget: assign({ send: null }),
    keepFailure: assign(({ context }, params: { error: unknown }) =>
      rules.failedWith(context, failureOf(params.error)),
    ),
    takeNextKey: assign(({ context }) => ({ key: rules.keyAfter(context.key) })),
    keepAnswer: assign((_, params: { answer: unknown }) => ({ record: params.answer })),
    keepRecord: assign((_, _params: { outcome: rules.Outcome }) => ({ record: null as unknown })),
    countQuestion: assign(({ context }) => ({ asked: askedOnceMore(context.asked) })),
    endDone: assign({ end: 'done' }),
    endRefused: assign({ end: 'refused' }),
    endChanged: assign({ end: 'changed' }),
    tellSent: emit(({ context }) => rules.sentNow(context)),
    tellEnded: emit(({ context }) => rules.endedNow(context)),
  },
}).createMachine({
  id: 'act',
  tags: 'audited',
  context: ({ input }) => rules.beginAct(input),
  output: ({ context }) => rules.endOf(context),
  initial: 'opening',
  states: {
    opening: {
      description: 'The machine asks about an act from before the page was opened; it sends any other.',
      always: [{ guard: 'toBeSent', target: 'sending' }, { target: 'checking' }],
    },
    sending: {
      description:
        'The act is sent under its key, and the payload is forgotten because it may hold a password.',
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
            guard: { type: 'unheard', params: ({ event }) => ({ error: event.error }) },
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
      description: 'The outcome is unknown: the machine asks the gateway by the key.',
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
            guard: { type: 'neverHappened', params: ({ event }) => ({ outcome: event.output }) },
            target: 'notDone',
          },
          { target: 'waiting' },
        ],
        onError: [
          {
            guard: { type: 'untellable', params: ({ event }) => ({ error: event.error }) },
            target: 'untold',
          },
          { target: 'waiting' },
        ],
      },
    },
    waiting: {
      description:
        'The act is still running at the gateway, or the gateway can’t be reached: the machine asks again soon, then less and less often, or when the person asks.',
      tags: 'stable',
      meta: { step: 'waiting' },
      exit: 'countQuestion',
      after: { askAgain: 'checking' },
      on: { 'check.asked': 'checking' },
    },
    notDone: {
      description:
        'Nothing was done, and never will be under this key; the person may send it again under the next one, or change it first.',
      tags: 'stable',
      meta: { step: 'notDone' },
      entry: ['tellEnded', 'takeNextKey'],
      on: { 'sent.again': 'left', edited: 'changed' },
    },
    untold: {
      description:
        'This gateway can’t say what became of an act: the person looks, and says so before anything else is sent.',
      tags: 'stable',
      meta: { step: 'untold' },
      on: { looked: { target: 'left', actions: ['tellEnded', 'takeNextKey'] } },
    },
    done: {
      description: 'The act happened, once.',
      type: 'final',
      entry: ['endDone', 'tellEnded'],
    },
    refused: {
      description: 'The gateway said no, so nothing was done.',
      type: 'final',
      entry: 'endRefused',
    },
    left: { description: 'Back to the form, under the next key.', type: 'final' },
    changed: {
      description: 'Back to the form, under the next key, to send something else.',
      type: 'final',
      entry: 'endChanged',
    },
  },
});
