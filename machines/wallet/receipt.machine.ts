import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import { wallet } from '#contract/wallet.ts';
import type { ActEnd } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-by-call.ts';
import { moneyMoved } from '../kit/act-state.rules.ts';
import { call } from '../kit/call.ts';
import * as rules from './receipt.rules.ts';
import * as words from './receipt-word.rules.ts';

/** The receipt of a withdrawal (spec 4): all of it arrived, a part, nothing, or the member did not answer in time. */
export const receiptMachine = setup({
  types: {} as rules.ReceiptTypes,
  actors: {
    look: call('wallet.withdrawal'),
    confirm: actOf('wallet.confirmReceipt', wallet['wallet.confirmReceipt'].output),
    report: actOf('wallet.reportReceipt', wallet['wallet.reportReceipt'].output),
  },
  delays: { timeLeft: ({ context }) => rules.timeLeft(context) },
  guards: {
    stateIs: ({ context }, params: { state: string }) => context.withdrawal.receipt?.state === params.state,
    none: ({ context }) => context.answer === 'none',
    whole: ({ context }) => rules.isComplete(context),
    news: ({ context }, params: rules.WithdrawalRead) => rules.isNews(context, params.withdrawal),
    overtaken: ({ context }) => context.word === 'tooLate',
    sentBefore: ({ context }) => context.fate === 'kept',
    saidBefore: ({ context }) => words.isSaidBefore(context),
    toChange: ({ context }) => words.isToChange(context),
    done: (_, params: { output: ActEnd }) => params.output.end === 'done',
    refused: ({ context }) => context.refusal !== null,
  },
  actions: {
    begin: assign((_, params: rules.Beginning) => words.beginAnswer(params)),
    keepField: assign(({ context }, params: rules.Typed) => rules.withField(context, params)),
    weigh: assign(({ context }, params: rules.Given) => rules.weighAnswer(context, params)),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepActEnd: assign(({ context }, params: { output: ActEnd }) => words.wordEnded(context, params.output)),
    keepDoubt: assign({ fate: 'kept' }),
    keepLook: assign(({ context }, { output }: rules.Looked) => rules.lookedAt(context, output)),
    keepWord: assign({ word: 'kept', fate: 'none', again: 'no', ...rules.nothingSaid }),
    leaveWord: assign({ again: 'no' }),
    forget: assign(rules.nothingHeard),
    keepEnd: assign((_, { endsAt }: { endsAt: number }) => ({ endsAt })),
    startCountdown: emit(({ context }) => rules.countdownOf(context)),
    tellChanged: emit(moneyMoved('wallet.withdrawal', 'wallet.withdrawals')),
  },
}).createMachine({
  id: 'receipt',
  tags: 'audited',
  context: ({ input }) => rules.newReceipt(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'The gateway is first asked about an answer sent before the page was opened.',
      always: [{ guard: 'sentBefore', target: 'sending' }, { target: 'deciding' }],
    },
    deciding: {
      description: 'The known state of the withdrawal decides the state of its receipt.',
      always: [
        { guard: 'overtaken', target: 'conflict' },
        { guard: 'refused', target: 'asking.refused' },
        { guard: 'saidBefore', target: 'asking.sure' },
        { guard: 'toChange', target: 'asking.weighing' },
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
      meta: { place: 'choosing' },
      description: 'Paid out: the member is asked. When time runs out it counts as received, over any form.',
      initial: 'choosing',
      tags: 'stable',
      entry: 'startCountdown',
      after: { timeLeft: 'looking' },
      on: {
        'countdown.set': { actions: { type: 'keepEnd', params: ({ event }) => event } },
        'countdown.passed': 'looking',
        'withdrawal.read': { guard: { type: 'news', params: ({ event }) => event }, target: 'looking' },
        'full.picked': { target: '.sure', actions: { type: 'begin', params: ({ event }) => event } },
        'part.picked': { target: '.part', actions: { type: 'begin', params: ({ event }) => event } },
        'none.picked': { target: '.none', actions: { type: 'begin', params: ({ event }) => event } },
        edited: { target: '.choosing', actions: 'leaveWord' },
      },
      states: {
        choosing: { description: 'Did it arrive: all of it, a part, or nothing?' },
        refused: { description: 'The gateway did not accept it; the reason is shown.', tags: 'refused' },
        part: {
          meta: { place: 'part' },
          description: 'A part arrived: how much did, how much is missing. Together they are what was asked.',
          on: {
            'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
            submitted: { target: 'weighing', actions: { type: 'weigh', params: ({ event }) => event } },
          },
        },
        none: {
          meta: { place: 'none' },
          description: 'Nothing arrived: one to three pictures prove it.',
          on: { submitted: { target: 'weighing', actions: { type: 'weigh', params: ({ event }) => event } } },
        },
        weighing: {
          description: 'A form with a problem, or to be changed, stays open; otherwise a last look follows.',
          always: [{ guard: 'whole', target: 'sure' }, { guard: 'none', target: 'none' }, { target: 'part' }],
        },
        sure: {
          description: 'The answer, for a last look.',
          meta: { place: 'act', step: 'sure' },
          on: { confirmed: '#receipt.sending' },
        },
      },
    },
    sending: {
      description: 'The answer runs until its outcome is known (machines/kit/act.machine.ts).',
      tags: 'stable',
      meta: { place: 'act' },
      initial: 'turning',
      states: {
        turning: {
          description: 'Whether anything arrived decides which call is made.',
          always: [{ guard: 'none', target: 'reporting' }, { target: 'confirming' }],
        },
        confirming: {
          description: 'The member confirms what arrived, in full or in part.',
          invoke: {
            id: 'confirm',
            src: 'confirm',
            input: ({ context }) => words.confirmAct(context),
            onDone: [
              { guard: { type: 'done', params: ({ event }) => event }, target: '#receipt.kept' },
              { target: '#receipt.looking', actions: { type: 'keepActEnd', params: ({ event }) => event } },
            ],
            onError: 'unheard',
          },
        },
        reporting: {
          description: 'The member reports what did not arrive, with proofs.',
          invoke: {
            id: 'report',
            src: 'report',
            input: ({ context }) => words.reportAct(context),
            onDone: [
              { guard: { type: 'done', params: ({ event }) => event }, target: '#receipt.kept' },
              { target: '#receipt.looking', actions: { type: 'keepActEnd', params: ({ event }) => event } },
            ],
            onError: 'unheard',
          },
        },
        unheard: {
          description: 'Finding out the outcome failed: it is unknown, and the member can ask again.',
          tags: 'stable',
          meta: { step: 'waiting' },
          on: { 'check.asked': { target: 'turning', actions: 'keepDoubt' } },
        },
      },
    },
    kept: { description: 'It was accepted.', entry: ['keepWord', 'tellChanged'], always: 'looking' },
    looking: {
      meta: { place: 'looking' },
      description: 'The gateway is asked for the receipt’s current state.',
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
      meta: { place: 'unread' },
      description: 'The state could not be read; the member can ask again.',
      tags: ['stable', 'refused'],
      on: { 'look.asked': 'looking' },
    },
    conflict: {
      meta: { place: 'conflict' },
      description: 'Settled elsewhere: by the clock, another tab or the back office; the page shows how.',
      tags: ['stable', 'refused'],
      on: { seen: { target: 'looking', actions: 'forget' } },
    },
    settled: {
      meta: { place: 'settled' },
      description: 'The member is not asked now; a further payment, or the back office, may change that.',
      tags: 'stable',
      initial: 'nothing',
      on: { 'withdrawal.read': { guard: { type: 'news', params: ({ event }) => event }, target: 'looking' } },
      states: {
        nothing: { description: 'Nothing has been paid out yet.' },
        received: { description: 'The member said that all of it arrived.' },
        reported: { description: 'The member reported the rest missing: the back office looks into it.' },
        counted: { description: 'The time ran out without an answer: it counts as received.' },
        forced: { description: 'The back office closed it: the money is not given back.' },
        refunded: { description: 'The back office gave back what did not arrive.' },
      },
    },
  },
});
