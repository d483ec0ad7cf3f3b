import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import { askAgainAfter, moneyMoved, type Outcome, unsure } from './act.rules.ts';
import * as rules from './receipt.rules.ts';

/** The receipt of a withdrawal (spec 4): it arrived in full, in part or not at all, or nobody said a word in time. */
export const receiptMachine = setup({
  types: {} as rules.ReceiptTypes,
  actors: {
    look: call('wallet.withdrawal'),
    confirm: call('wallet.confirmReceipt'),
    report: call('wallet.reportReceipt'),
    outcome: call('wallet.outcome'),
  },
  delays: { askAgain: askAgainAfter, timeLeft: ({ context }) => rules.timeLeft(context) },
  guards: {
    stateIs: ({ context }, params: { state: string }) => context.withdrawal.receipt?.state === params.state,
    none: ({ context }) => context.answer === 'none',
    whole: ({ context }) => rules.isComplete(context),
    news: ({ context }, params: rules.Told) => rules.isNews(context, params.withdrawal),
    overtaken: ({ context }) => context.word === 'tooLate',
    unsure: ({ context }) => context.failure !== null && unsure(context.failure),
    refused: ({ context }) => context.refusal !== null,
    happened: (_, params: { output: Outcome }) => params.output.state === 'done',
    neverHappened: (_, params: { output: Outcome }) => params.output.state === 'none',
  },
  actions: {
    begin: assign((_, params: rules.Beginning) => rules.begun(params)),
    keepField: assign(({ context }, params: rules.Typed) => rules.withField(context, params)),
    weigh: assign(({ context }, params: rules.Given) => rules.weighed(context, params)),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepRefusal: assign(({ context }) => ({ refusal: context.failure, failure: null })),
    keepLook: assign(({ context }, { output }: rules.Looked) => rules.lookedAt(context, output)),
    keepWord: assign({ word: 'kept', ...rules.nothingSaid }),
    forget: assign(rules.nothingHeard),
    keepEnd: assign((_, { endsAt }: { endsAt: number }) => ({ endsAt })),
    startCountdown: emit(({ context }) => rules.countdownOf(context)),
    tellChanged: emit(moneyMoved('wallet.withdrawal', 'wallet.withdrawals')),
  },
}).createMachine({
  id: 'receipt',
  tags: 'audited',
  context: ({ input }) => rules.newReceipt(input),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'What is known of the withdrawal says where its receipt stands.',
      always: [
        { guard: 'overtaken', target: 'conflict' },
        { guard: 'refused', target: 'asking.refused' },
        { guard: { type: 'stateIs', params: { state: 'OPEN' } }, target: 'asking' },
        { guard: { type: 'stateIs', params: { state: 'RECEIVED' } }, target: 'settled.received' },
        { guard: { type: 'stateIs', params: { state: 'REPORTED' } }, target: 'settled.reported' },
        { guard: { type: 'stateIs', params: { state: 'COUNTED' } }, target: 'settled.counted' },
        { guard: { type: 'stateIs', params: { state: 'FORCED' } }, target: 'settled.forced' },
        { guard: { type: 'stateIs', params: { state: 'REFUNDED' } }, target: 'settled.refunded' },
        { target: 'settled.nothing' },
      ],
    },
    asking: {
      description: 'Paid out: the member is asked. After the time it counts as received, over any form.',
      initial: 'choosing',
      tags: 'stable',
      entry: 'startCountdown',
      after: { timeLeft: 'looking' },
      on: {
        'countdown.set': { actions: { type: 'keepEnd', params: ({ event }) => event } },
        'countdown.passed': 'looking',
        'withdrawal.told': { guard: { type: 'news', params: ({ event }) => event }, target: 'looking' },
        'full.picked': { target: '.sure', actions: { type: 'begin', params: ({ event }) => event } },
        'part.picked': { target: '.part', actions: { type: 'begin', params: ({ event }) => event } },
        'none.picked': { target: '.none', actions: { type: 'begin', params: ({ event }) => event } },
        edited: '.choosing',
      },
      states: {
        choosing: { description: 'Did it arrive: all of it, a part, or nothing?' },
        refused: { description: 'The gateway kept nothing: the reason is shown.', tags: 'refused' },
        part: {
          description: 'A part arrived: how much did, how much is left. Together they are what was asked.',
          on: {
            'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
            submitted: { target: 'weighing', actions: { type: 'weigh', params: ({ event }) => event } },
          },
        },
        none: {
          description: 'Nothing arrived: one to three pictures show it.',
          on: { submitted: { target: 'weighing', actions: { type: 'weigh', params: ({ event }) => event } } },
        },
        weighing: {
          description: 'What is wrong with the form is marked; without a fault it is shown for a last look.',
          always: [{ guard: 'whole', target: 'sure' }, { guard: 'none', target: 'none' }, { target: 'part' }],
        },
        sure: { description: 'The word, for a last look.', on: { confirmed: '#receipt.sending' } },
      },
    },
    sending: {
      description: 'The word is given, once, under its key.',
      tags: 'busy',
      initial: 'turning',
      states: {
        turning: {
          description: 'Whether anything arrived decides which word it is.',
          always: [{ guard: 'none', target: 'reporting' }, { target: 'confirming' }],
        },
        confirming: {
          description: 'What arrived is confirmed, in full or in part.',
          invoke: {
            id: 'confirm',
            src: 'confirm',
            input: ({ context }) => rules.confirmInput(context),
            onDone: '#receipt.kept',
            onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
          },
        },
        reporting: {
          description: 'What did not arrive is reported, with its proofs.',
          invoke: {
            id: 'report',
            src: 'report',
            input: ({ context }) => rules.reportInput(context),
            onDone: '#receipt.kept',
            onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
          },
        },
        failed: {
          description: 'Without an answer it is asked about; refused, the time that is left is read anew.',
          always: [
            { guard: 'unsure', target: '#receipt.checking' },
            { target: '#receipt.looking', actions: 'keepRefusal' },
          ],
        },
      },
    },
    kept: { description: 'The word was kept.', entry: ['keepWord', 'tellChanged'], always: 'looking' },
    checking: {
      description: 'Nobody knows whether the word arrived: the gateway is asked by its key.',
      tags: 'busy',
      invoke: {
        id: 'outcome',
        src: 'outcome',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          { guard: { type: 'happened', params: ({ event }) => event }, target: 'kept' },
          { guard: { type: 'neverHappened', params: ({ event }) => event }, target: 'notDone' },
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
      description: 'The gateway knows of no such word: it may be given again under the same key.',
      tags: 'stable',
      on: { 'sent.again': { target: 'sending', actions: 'forget' } },
    },
    looking: {
      description: 'The gateway is asked how the receipt stands now.',
      tags: 'busy',
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context }) => ({ reference: context.withdrawal.reference }),
        onDone: { target: 'deciding', actions: { type: 'keepLook', params: ({ event }) => event } },
        onError: { target: 'unread', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    unread: {
      description: 'How it stands could not be read; it can be asked again.',
      tags: ['stable', 'refused'],
      on: { 'look.asked': 'looking' },
    },
    conflict: {
      description: 'It was settled elsewhere: by the clock, another tab or the back office; how, is shown.',
      tags: ['stable', 'refused'],
      on: { seen: { target: 'looking', actions: 'forget' } },
    },
    settled: {
      description: 'Nothing is asked any more; a further payment, or the back office, may change that.',
      tags: 'stable',
      initial: 'nothing',
      on: { 'withdrawal.told': { guard: { type: 'news', params: ({ event }) => event }, target: 'looking' } },
      states: {
        nothing: { description: 'Nothing was paid out yet.' },
        received: { description: 'All of it arrived, by the member’s word.' },
        reported: { description: 'The rest did not arrive, says the member: the back office looks at it.' },
        counted: { description: 'The time ran out and nobody said a word: it counts as received.' },
        forced: { description: 'Closed by the back office: the money is not given back.' },
        refunded: { description: 'The back office gave back what did not arrive.' },
      },
    },
  },
});
