import { assign, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import type { VisitorReceipt } from '#contract/support/feedback.ts';
import { call } from '../kit/call.ts';
import * as rules from './visitor-feedback.rules.ts';

/**
 * A comment of somebody without a session (spec 2, 5: 140 characters), with an address for the answer if they want one. It
 * is sent once: nobody can ask the gateway what became of it, so after a lost answer the same is sent again under the same
 * key, and nothing else before that is known.
 */
export const visitorFeedbackMachine = setup({
  types: {
    input: {} as rules.VisitorFeedbackInput,
    context: {} as rules.VisitorFeedbackContext,
    events: {} as
      /** Its characters are counted where it is typed: a trace replaces the text, and walks the same way by the number. */
        | { type: 'text.typed'; text: string; characters: number }
        | { type: 'email.typed'; email: string }
        | { type: 'submitted' }
        | { type: 'sent.again' }
        | { type: 'sending.recalled'; key: string }
        | { type: 'again.asked'; key: string },
    tags: {} as 'busy' | 'stable' | 'refused' | 'unsure',
    meta: {} as { step: 'form' | 'sending' | 'unsure' | 'done' },
  },
  actors: { send: call('support.sendAsVisitor') },
  guards: {
    complete: ({ context }) => rules.isComplete(context),
    unsure: ({ context }, params: { error: unknown }) => rules.leavesUnknown(context, params.error),
  },
  actions: {
    keepText: assign(({ context }, { text, characters }: { text: string; characters: number }) => ({
      text,
      characters,
      faults: { ...context.faults, text: null },
    })),
    keepEmail: assign(({ context }, params: { email: string }) => ({
      email: params.email,
      faults: { ...context.faults, email: null },
    })),
    keepKey: assign((_, params: { key: string }) => ({ key: params.key })),
    showFaults: assign(({ context }) => ({ faults: rules.faultsOf(context) })),
    clear: assign(rules.cleared),
    noteSent: assign({ fate: 'underWay' }),
    noteUnknown: assign({ fate: 'unknown' }),
    noteRefused: assign({ fate: 'unsent' }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepReceipt: assign((_, params: { receipt: VisitorReceipt }) => ({ receipt: params.receipt })),
    beginAnew: assign((_, params: { key: string }) => rules.newVisitorFeedback(params)),
  },
}).createMachine({
  id: 'visitorFeedback',
  context: ({ input }) => rules.newVisitorFeedback(input),
  initial: 'form',
  states: {
    form: {
      description: 'The text, and an address for the answer; the tab keeps both until they are sent.',
      initial: 'editing',
      tags: 'stable',
      meta: { step: 'form' },
      on: {
        'text.typed': { actions: { type: 'keepText', params: ({ event }) => event } },
        'email.typed': { actions: { type: 'keepEmail', params: ({ event }) => event } },
        submitted: [
          { guard: 'complete', target: 'sending', actions: ['clear', 'noteSent'] },
          { actions: 'showFaults' },
        ],
        'sending.recalled': {
          guard: 'complete',
          target: 'unsure',
          actions: { type: 'keepKey', params: ({ event }) => event },
        },
      },
      states: {
        editing: { description: 'Nothing has been refused.' },
        refused: {
          description: 'The gateway said no: nothing arrived, and what was typed stays with the reason.',
          tags: 'refused',
        },
      },
    },
    sending: {
      description: 'The comment is sent under its key, without a token.',
      tags: 'busy',
      meta: { step: 'sending' },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => rules.visitorInput(context),
        onDone: {
          target: 'done',
          actions: { type: 'keepReceipt', params: ({ event }) => ({ receipt: event.output }) },
        },
        onError: [
          {
            guard: { type: 'unsure', params: ({ event }) => ({ error: event.error }) },
            target: 'unsure',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'form.refused',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              'noteRefused',
            ],
          },
        ],
      },
    },
    unsure: {
      description:
        'The answer was lost: nobody knows whether it arrived. Only the same can be sent, under the same key.',
      tags: ['stable', 'unsure'],
      meta: { step: 'unsure' },
      entry: 'noteUnknown',
      on: { 'sent.again': { target: 'sending', actions: 'clear' } },
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
