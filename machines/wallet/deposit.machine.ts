import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import type { Deposit } from '#contract/wallet/deposits.ts';
import { wallet } from '#contract/wallet.ts';
import type { ActEnd, ActStep } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-by-call.ts';
import { actEnded, moneyMoved, type Opened } from '../kit/act-state.rules.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import { amountIn } from './amount.rules.ts';
import * as rules from './deposit.rules.ts';

/**
 * Depositing (spec 2, depositv2): the member picks a method, fills in the form, takes a last look, and it is
 * sent once under its key, built like machines/wallet/transfer.act.ts.
 */
export const depositMachine = setup({
  types: {
    input: {} as Opened,
    context: {} as rules.DepositContext,
    events: {} as
      | { type: 'method.picked'; methodId: string }
      | { type: 'method.left' }
      | { type: 'amount.typed'; typed: string }
      | { type: 'voucher.typed'; typed: string }
      | ({ type: 'submitted' } & rules.DepositTerms)
      | { type: 'edited' }
      | { type: 'confirmed' }
      | { type: 'check.asked' }
      | { type: 'again.asked'; key: string },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused' | 'audited',
    meta: {} as { step: ActStep | 'asking' },
  },
  actors: {
    act: actOf('wallet.deposit', wallet['wallet.deposit'].output),
    register: call('protection.askRegister'),
  },
  guards: {
    complete: ({ context }, params: { terms: rules.DepositTerms }) =>
      rules.depositComplete(context, params.terms),
    registered: ({ context }) => rules.asksRegister(context),
    allowed: (_, params: { output: rules.RegisterAnswer }) => rules.registerRefusal(params.output) === null,
    kept: ({ context }) => context.fate === 'kept',
    done: (_, params: { output: ActEnd }) => params.output.end === 'done',
    refused: (_, params: { output: ActEnd }) => params.output.end === 'refused',
  },
  actions: {
    keepMethod: assign((_, params: { methodId: string }) => ({ methodId: params.methodId })),
    keepAmount: assign(({ context }, params: { typed: string }) => ({
      typed: params.typed,
      problems: { ...context.problems, amount: null },
    })),
    keepVoucher: assign(({ context }, params: { typed: string }) => ({
      voucher: params.typed,
      problems: { ...context.problems, voucher: false },
    })),
    keepTerms: assign((_, params: { terms: rules.DepositTerms }) => ({
      terms: params.terms,
      language: params.terms.language,
    })),
    showProblems: assign(({ context }, params: { terms: rules.DepositTerms }) => ({
      problems: rules.depositProblems(context, params.terms),
    })),
    keepEnd: assign(({ context }, params: { output: ActEnd }) =>
      actEnded<Deposit>(rules.depositQuoted(context), params.output),
    ),
    keepRegister: assign((_, params: { output: rules.RegisterAnswer }) => ({
      failure: rules.registerRefusal(params.output),
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepDoubt: assign({ fate: 'kept' }),
    clearFailure: assign({ failure: null, problems: rules.noDepositProblems }),
    beginAnew: assign((_, params: { key: string }) => rules.newDeposit(params)),
    tellMoved: emit(moneyMoved('wallet.deposits')),
    tellTerms: emit({ type: 'stale', reads: ['wallet.depositMethods'], again: true }),
  },
}).createMachine({
  id: 'deposit',
  tags: 'audited',
  context: ({ input }) => rules.newDeposit(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'The gateway is first asked about a deposit sent before the page was opened.',
      always: [{ guard: 'kept', target: 'acting' }, { target: 'choosing' }],
    },
    choosing: {
      description: 'The deposit methods, with limits, fee and usual duration.',
      tags: 'stable',
      meta: { step: 'choosing' },
      on: {
        'method.picked': { target: 'form', actions: { type: 'keepMethod', params: ({ event }) => event } },
      },
    },
    form: {
      description: 'The amount, or the voucher; a bank transfer also needs pictures that prove it.',
      initial: 'editing',
      tags: 'stable',
      meta: { step: 'form' },
      on: {
        'method.left': { target: 'choosing', actions: 'clearFailure' },
        'amount.typed': { actions: { type: 'keepAmount', params: ({ event }) => event } },
        'voucher.typed': { actions: { type: 'keepVoucher', params: ({ event }) => event } },
        submitted: [
          {
            guard: { type: 'complete', params: ({ event }) => ({ terms: event }) },
            target: 'asking',
            actions: [
              'clearFailure',
              { type: 'keepTerms', params: ({ event: { type: _, ...terms } }) => ({ terms }) },
            ],
          },
          { actions: { type: 'showProblems', params: ({ event }) => ({ terms: event }) } },
        ],
      },
      states: {
        editing: { description: 'Nothing has been refused.' },
        refused: {
          description:
            'The gateway said no, so no deposit was made; typed text is kept and the reason is shown.',
          tags: 'refused',
          entry: 'tellTerms',
        },
      },
    },
    asking: {
      description: 'Where several operators have a register, it is asked whether so much may be paid in.',
      initial: 'opening',
      on: { edited: 'form' },
      states: {
        opening: {
          description: 'Elsewhere, and with a voucher, the last look comes at once.',
          always: [{ guard: 'registered', target: 'waiting' }, { target: '#deposit.sure' }],
        },
        waiting: {
          description: 'The answer is awaited.',
          tags: 'busy',
          meta: { step: 'asking' },
          invoke: {
            id: 'register',
            src: 'register',
            input: ({ context }) => ({ amount: amountIn(context.typed), key: context.key }),
            onDone: [
              { guard: { type: 'allowed', params: ({ event }) => event }, target: '#deposit.sure' },
              {
                target: '#deposit.form.refused',
                actions: { type: 'keepRegister', params: ({ event }) => event },
              },
            ],
            onError: {
              target: '#deposit.form.refused',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    sure: {
      description: 'The payment, the fee, the credited amount and the method, for a last look.',
      tags: 'stable',
      meta: { step: 'sure' },
      on: { edited: 'form', confirmed: 'acting' },
    },
    acting: {
      description: 'The deposit runs until its outcome is known (machines/kit/act.machine.ts).',
      tags: 'stable',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => rules.depositAct(context),
        onDone: [
          {
            guard: { type: 'done', params: ({ event }) => event },
            target: 'done',
            actions: [{ type: 'keepEnd', params: ({ event }) => event }, 'tellMoved'],
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
      description:
        'The gateway has the deposit: machines/wallet/deposit-status.machine.ts follows it from here.',
      tags: 'stable',
      meta: { step: 'done' },
      on: {
        'again.asked': { target: 'choosing', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
  },
});
