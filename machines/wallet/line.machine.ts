import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import { answerOf, askAgainAfter, isEarlier, moneyMoved, type Outcome, unsure } from './act.rules.ts';
import {
  type Line,
  type LineContext,
  type LineField,
  lineComplete,
  lineInput,
  lineProblems,
  newLine,
  noLineProblems,
  withLineField,
} from './line.rules.ts';

/**
 * Sending money to somebody of an agent's own line (spec 2, transferUpline; 6, agents): an act of money as
 * machines/wallet/transfer.machine.ts tells. The withdraw password is forgotten as soon as it was sent, so that sending
 * again asks for it again.
 */
export const lineMachine = setup({
  types: {
    input: {} as { key: string },
    context: {} as LineContext,
    events: {} as
      | { type: 'field.changed'; field: LineField; value: string }
      | { type: 'submitted'; line: Line }
      | { type: 'edited' }
      | { type: 'confirmed' }
      | { type: 'check.asked' }
      | { type: 'sent.again' }
      | { type: 'again.asked'; key: string },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused' | 'audited',
  },
  actors: { sendToLine: call('wallet.sendToLine'), outcome: call('wallet.outcome') },
  delays: { askAgain: askAgainAfter },
  guards: {
    complete: ({ context }, params: { line: Line }) => lineComplete(context, params.line),
    unsure: (_, params: { error: unknown }) => unsure(failureOf(params.error)),
    happened: (_, params: { outcome: Outcome }) => params.outcome.state === 'done',
    neverHappened: (_, params: { outcome: Outcome }) => params.outcome.state === 'none',
  },
  actions: {
    keepField: assign(({ context }, params: { field: LineField; value: string }) =>
      withLineField(context, params),
    ),
    showProblems: assign(({ context }, params: { line: Line }) => ({
      problems: lineProblems(context, params.line),
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null, problems: noLineProblems }),
    forgetPassword: assign({ withdrawPassword: '' }),
    askPassword: assign({ problems: { ...noLineProblems, withdrawPassword: true } }),
    keepReference: assign(({ context }, params: { reference: string | null }) => ({
      reference: params.reference,
      earlier: isEarlier(context.failure),
      failure: null,
    })),
    beginAnew: assign((_, params: { key: string }) => ({ ...newLine, key: params.key })),
    tellMoved: emit(moneyMoved('wallet.line')),
    tellLineStale: emit({ type: 'stale', reads: ['wallet.line'], again: true }),
  },
}).createMachine({
  id: 'line',
  tags: 'audited',
  context: ({ input }) => ({ ...newLine, key: input.key }),
  initial: 'form',
  states: {
    form: {
      description: 'To whom, how much, and the withdraw password.',
      initial: 'editing',
      tags: 'stable',
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        submitted: [
          {
            guard: { type: 'complete', params: ({ event }) => event },
            target: 'sure',
            actions: 'clearFailure',
          },
          { actions: { type: 'showProblems', params: ({ event }) => event } },
        ],
      },
      states: {
        editing: { description: 'Nothing has been refused.' },
        refused: {
          description:
            'The gateway said no, so nothing moved; who and how much are kept, the reason is shown, the line is asked anew.',
          tags: 'refused',
          entry: 'tellLineStale',
        },
      },
    },
    sure: {
      description: 'To whom and how much, for a last look.',
      tags: 'stable',
      on: { edited: 'form', confirmed: 'sending' },
    },
    sending: {
      description: 'It is sent, under its key; the password with it, and then it is forgotten.',
      tags: 'busy',
      exit: 'forgetPassword',
      invoke: {
        id: 'sendToLine',
        src: 'sendToLine',
        input: ({ context }) => lineInput(context),
        onDone: {
          target: 'done',
          actions: [{ type: 'keepReference', params: ({ event }) => event.output }, 'tellMoved'],
        },
        onError: [
          {
            guard: { type: 'unsure', params: ({ event }) => ({ error: event.error }) },
            target: 'checking',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'form.refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    checking: {
      description: 'Nobody knows whether the money moved: the gateway is asked by the key.',
      tags: 'busy',
      invoke: {
        id: 'outcome',
        src: 'outcome',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          {
            guard: { type: 'happened', params: ({ event }) => ({ outcome: event.output }) },
            target: 'done',
            actions: [
              {
                type: 'keepReference',
                params: ({ event }) => ({
                  reference: answerOf('wallet.sendToLine', event.output)?.reference ?? null,
                }),
              },
              'tellMoved',
            ],
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
      description: 'The gateway is still at it, or can’t be asked; it is asked again soon, or now.',
      tags: 'stable',
      after: { askAgain: 'checking' },
      on: { 'check.asked': 'checking' },
    },
    notDone: {
      description:
        'The gateway knows of no such act; it may be sent again under the same key, with the password.',
      tags: 'stable',
      on: { 'sent.again': { target: 'form', actions: ['clearFailure', 'askPassword'] } },
    },
    done: {
      description: 'The money is theirs, once.',
      tags: 'stable',
      on: {
        'again.asked': { target: 'form', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
  },
});
