import { assign, setup } from 'xstate';
import type { CallOutput } from '#contract/calls.ts';
import { call } from '../kit/call.ts';
import { waitAfter } from '../kit/waits.rules.ts';
import * as rules from './no-play.rules.ts';

/**
 * A declaration was sent, and the member does not play after all: whatever session turns out to be open ends (spec 4,
 * launch). The gateway says first what became of the key, so that nothing opens under it later.
 */
export const noPlayMachine = setup({
  types: {
    input: {} as { key: string },
    context: {} as rules.NoPlayContext,
    events: {} as rules.NoPlayEvent,
    tags: {} as 'busy' | 'stable' | 'unsure',
    meta: {} as { step: 'looking' | 'untold' },
  },
  actors: {
    outcome: call('wallet.outcome'),
    session: call('protection.session'),
    end: call('protection.endSession'),
  },
  delays: { lookAgain: ({ context }) => waitAfter(context.asked) },
  guards: {
    running: (_, params: { outcome: CallOutput<'wallet.outcome'> }) => rules.stillRunning(params.outcome),
    absent: (_, params: { error: unknown }) => rules.cannotBeAsked(params.error),
    open: (_, params: CallOutput<'protection.session'>) => rules.isOpen(params),
  },
  actions: {
    keepSession: assign((_, params: CallOutput<'protection.session'>) => rules.toEnd(params)),
    countQuestion: assign(({ context }) => rules.askedAgain(context)),
  },
}).createMachine({
  id: 'noPlay',
  context: ({ input }) => rules.newNoPlay(input),
  initial: 'asking',
  states: {
    asking: {
      description:
        'The gateway is asked what became of the declaration; where it has no such question, this is passed over.',
      tags: 'busy',
      meta: { step: 'looking' },
      invoke: {
        id: 'outcome',
        src: 'outcome',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          {
            guard: { type: 'running', params: ({ event }) => ({ outcome: event.output }) },
            target: 'untold',
          },
          { target: 'looking' },
        ],
        onError: [
          { guard: { type: 'absent', params: ({ event }) => event }, target: 'looking' },
          { target: 'untold' },
        ],
      },
    },
    looking: {
      description: 'The gateway is asked whether a session of play is open.',
      tags: 'busy',
      meta: { step: 'looking' },
      invoke: {
        id: 'session',
        src: 'session',
        input: {},
        onDone: [
          {
            guard: { type: 'open', params: ({ event }) => event.output },
            target: 'ending',
            actions: { type: 'keepSession', params: ({ event }) => event.output },
          },
          { target: 'over' },
        ],
        onError: 'untold',
      },
    },
    ending: {
      description: 'The session that is open ends, as the member wants.',
      tags: 'busy',
      meta: { step: 'looking' },
      invoke: {
        id: 'end',
        src: 'end',
        input: ({ context }) => ({ sessionId: context.sessionId }),
        onDone: 'over',
        onError: 'untold',
      },
    },
    untold: {
      description:
        'Nobody knows whether a session is open: the gateway is asked again by itself, less and less often, or when the member asks. Whoever does not want to wait leaves.',
      tags: ['stable', 'unsure'],
      meta: { step: 'untold' },
      exit: 'countQuestion',
      after: { lookAgain: 'asking' },
      on: { 'look.asked': 'asking', 'given.up': 'left' },
    },
    over: { description: 'No session of play is open.', type: 'final' },
    left: { description: 'The member left without knowing, and was told so.', type: 'final' },
  },
});
