import { assign, emit, setup } from 'xstate';
import type { FeedbackCase } from '#contract/support/feedback.ts';
import { feedback } from '#contract/support/feedback.ts';
import type { ActEnd, ActStep } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-by-call.ts';
import { actEnded } from '../kit/act-state.rules.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './feedback.rules.ts';

/**
 * A comment for the house, sent once (spec 2, 5, 7: 140 characters, up to three pictures). An act under a key
 * (machines/kit/act.machine.ts) whose draft outlives refusals, lost answers and the end of a session. The reopening of an
 * answered comment provides `act` with its call.
 */
export const feedbackMachine = setup({
  types: {
    input: {} as rules.FeedbackInput,
    context: {} as rules.FeedbackContext,
    events: {} as
      /** Its characters are counted where it is typed: a trace replaces the text, and walks the same way by the number. */
        | { type: 'text.typed'; text: string; characters: number }
        | { type: 'submitted'; pictures: readonly string[] }
        | { type: 'check.asked' }
        | { type: 'again.asked'; key: string },
    emitted: {} as WorldEvent,
    tags: {} as 'stable' | 'refused' | 'audited',
    meta: {} as { step: ActStep },
  },
  actors: { act: actOf('support.sendFeedback', feedback['support.sendFeedback'].output) },
  guards: {
    complete: ({ context }) => rules.textFault(context.characters) === null,
    kept: ({ context }) => context.fate === 'kept',
    done: (_, params: { output: ActEnd }) => params.output.end === 'done',
    refused: (_, params: { output: ActEnd }) => params.output.end === 'refused',
  },
  actions: {
    keepText: assign((_, { text, characters }: { text: string; characters: number }) => ({
      text,
      characters,
      fault: null,
    })),
    keepPictures: assign((_, params: { pictures: readonly string[] }) => ({ pictures: params.pictures })),
    showFault: assign(({ context }) => ({ fault: rules.textFault(context.characters) })),
    keepEnd: assign(({ context }, params: { output: ActEnd }) =>
      actEnded<FeedbackCase>(rules.feedbackQuoted(context), params.output),
    ),
    keepDoubt: assign({ fate: 'kept' }),
    clearFailure: assign({ failure: null, fault: null }),
    beginAnew: assign(({ context }, params: { key: string }) => rules.newFeedback({ ...context, ...params })),
    tellSent: emit({
      type: 'stale',
      reads: ['support.cases', 'support.case'],
      again: true,
      everywhere: true,
    }),
  },
}).createMachine({
  id: 'feedback',
  tags: 'audited',
  context: ({ input }) => rules.newFeedback(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'The gateway is first asked about a comment sent before the page was opened.',
      always: [{ guard: 'kept', target: 'acting' }, { target: 'form' }],
    },
    form: {
      description: 'The text and its pictures; the tab keeps the draft until it is sent.',
      initial: 'editing',
      tags: 'stable',
      meta: { step: 'form' },
      on: {
        'text.typed': { actions: { type: 'keepText', params: ({ event }) => event } },
        submitted: [
          {
            guard: 'complete',
            target: 'acting',
            actions: ['clearFailure', { type: 'keepPictures', params: ({ event }) => event }],
          },
          { actions: 'showFault' },
        ],
      },
      states: {
        editing: { description: 'Nothing has been refused.' },
        refused: {
          description:
            'The gateway said no, or nobody is signed in any more: nothing was sent, and the draft stays with the reason.',
          tags: 'refused',
        },
      },
    },
    acting: {
      description: 'The comment is on its way until its outcome is known (machines/kit/act.machine.ts).',
      tags: 'stable',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => rules.feedbackAct(context),
        onDone: [
          {
            guard: { type: 'done', params: ({ event }) => event },
            target: 'done',
            actions: [{ type: 'keepEnd', params: ({ event }) => event }, 'tellSent'],
          },
          {
            guard: { type: 'refused', params: ({ event }) => event },
            target: 'form.refused',
            actions: { type: 'keepEnd', params: ({ event }) => event },
          },
          { target: 'form', actions: { type: 'keepEnd', params: ({ event }) => event } },
        ],
        onError: 'unheard',
      },
    },
    unheard: {
      description: 'Finding out the outcome failed: it is unknown, and the member can ask again.',
      tags: 'stable',
      meta: { step: 'waiting' },
      on: { 'check.asked': { target: 'acting', actions: 'keepDoubt' } },
    },
    done: {
      description: 'The gateway has it: its reference and the two dates are shown.',
      tags: 'stable',
      meta: { step: 'done' },
      on: {
        'again.asked': { target: 'form', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
  },
});
