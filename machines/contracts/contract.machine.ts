import { assign, emit, setup } from 'xstate';
import type { Contract, ContractAct } from '#contract/contracts/contract.ts';
import { contracts } from '#contract/contracts.ts';
import { type Failure, failureOf } from '#contract/errors.ts';
import type { ActEnd, ActStep } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-by-call.ts';
import { actEnded } from '../kit/act-state.rules.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './contract.rules.ts';

/**
 * What the two sides of a contract do with it (spec 3 and 4, contracts): an act with nothing to fill in, like
 * machines/promotions/leave.act.ts. The gateway is asked first what it would end further down. The page of a kind
 * provides its call (contract.parts.ts).
 */
export const contractMachine = setup({
  types: {
    input: {} as rules.ContractInput,
    context: {} as rules.ContractContext,
    events: {} as
      | { type: 'submitted'; act: ContractAct; contract: Contract; key: string }
      | { type: 'edited' }
      | { type: 'confirmed' }
      | { type: 'retry.clicked' }
      | { type: 'check.asked' }
      | { type: 'session.lost' }
      | { type: 'again.asked'; key: string },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused' | 'audited',
    meta: {} as { step: ActStep | 'looking' | 'unseen' | 'refused' },
  },
  actors: {
    act: actOf('contracts.dividend', contracts['contracts.dividend'].output),
    preview: call('contracts.preview'),
  },
  guards: {
    kept: ({ context }) => context.fate === 'kept',
    previewed: ({ context }) => rules.isPreviewed(context),
    known: ({ context }) => context.contract !== null,
    no: (_, params: { failure: Failure }) => rules.isNo(params.failure),
    done: (_, params: { output: ActEnd }) => params.output.end === 'done',
    refused: (_, params: { output: ActEnd }) => params.output.end === 'refused',
    endsOthers: (_, params: { output: ActEnd }) => rules.endsOthers(params.output),
  },
  actions: {
    choose: assign(({ context }, params: { act: ContractAct; contract: Contract; key: string }) =>
      rules.chosen(context, params),
    ),
    keepPreview: assign((_, params: { output: rules.Preview }) => ({ preview: params.output })),
    keepFailure: assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    keepEnd: assign(({ context }, params: { output: ActEnd }) =>
      actEnded<Contract>(rules.contractQuoted(context), params.output),
    ),
    keepDoubt: assign({ fate: 'kept' }),
    clearFailure: assign({ failure: null }),
    markChanged: assign({ changed: true }),
    beginAnew: assign(({ context }, params: { key: string }) =>
      rules.newContractAct({ kind: context.kind, ...params }),
    ),
    tellStale: emit({
      type: 'stale',
      reads: ['contracts.own', 'contracts.team', 'contracts.bills', 'contracts.preview'],
      again: true,
      everywhere: true,
    }),
  },
}).createMachine({
  id: 'contract',
  tags: 'audited',
  context: ({ input }) => rules.newContractAct(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'The gateway is first asked about an act sent before the page was opened.',
      always: [{ guard: 'kept', target: 'acting' }, { target: 'form' }],
    },
    form: {
      description: 'The buttons of each contract say what can be done with it.',
      tags: 'stable',
      meta: { step: 'form' },
      on: { submitted: { target: 'asked', actions: { type: 'choose', params: ({ event }) => event } } },
    },
    asked: {
      description:
        'Something is asked of a contract; nothing has been sent, and it is forgotten with the session.',
      initial: 'opening',
      on: { edited: 'form', 'session.lost': 'form' },
      states: {
        opening: {
          description: 'An act that ends contracts further down is looked at first.',
          always: [{ guard: 'previewed', target: 'looking' }, { target: 'sure' }],
        },
        looking: {
          description: 'The gateway is asked what the act would end, and what an offer would have paid.',
          tags: 'busy',
          meta: { step: 'looking' },
          invoke: {
            id: 'preview',
            src: 'preview',
            input: ({ context }) => rules.previewAsked(context),
            onDone: {
              target: 'sure',
              actions: { type: 'keepPreview', params: ({ event }) => event },
            },
            onError: [
              {
                guard: { type: 'no', params: ({ event }) => ({ failure: failureOf(event.error) }) },
                target: '#contract.refused',
                actions: {
                  type: 'keepFailure',
                  params: ({ event }) => ({ failure: failureOf(event.error) }),
                },
              },
              {
                target: 'unseen',
                actions: {
                  type: 'keepFailure',
                  params: ({ event }) => ({ failure: failureOf(event.error) }),
                },
              },
            ],
          },
        },
        unseen: {
          description:
            'What the act would end is unknown, so it can’t be confirmed; the person may ask again.',
          tags: 'stable',
          meta: { step: 'unseen' },
          on: { 'retry.clicked': { target: 'looking', actions: 'clearFailure' } },
        },
        sure: {
          description:
            'The page says what the act means, which contracts end with it, and what the offer would have paid.',
          tags: 'stable',
          meta: { step: 'sure' },
          on: { confirmed: '#contract.acting' },
        },
      },
    },
    acting: {
      description: 'The act runs until its outcome is known (machines/kit/act.machine.ts).',
      tags: 'stable',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => rules.contractAct(context),
        onDone: [
          {
            guard: { type: 'done', params: ({ event }) => event },
            target: 'done',
            actions: [{ type: 'keepEnd', params: ({ event }) => event }, 'tellStale'],
          },
          {
            guard: { type: 'endsOthers', params: ({ event }) => event },
            target: 'asked',
            actions: [{ type: 'keepEnd', params: ({ event }) => event }, 'clearFailure', 'markChanged'],
          },
          {
            guard: { type: 'refused', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'keepEnd', params: ({ event }) => event },
          },
          { guard: 'known', target: 'asked', actions: { type: 'keepEnd', params: ({ event }) => event } },
          { target: 'form', actions: { type: 'keepEnd', params: ({ event }) => event } },
        ],
        onError: 'unheard',
      },
    },
    unheard: {
      description: 'Finding out the outcome failed: it is unknown, and the person can ask again.',
      tags: 'stable',
      meta: { step: 'waiting' },
      on: { 'check.asked': { target: 'acting', actions: 'keepDoubt' } },
    },
    refused: {
      description:
        'The gateway said no, so nothing changed: the page says why, such as what the other side did first, and everything is read again.',
      tags: 'refused',
      meta: { step: 'refused' },
      entry: 'tellStale',
      on: { 'again.asked': 'form' },
    },
    done: {
      description: 'It is done, once, with all that follows further down; everything is read again.',
      tags: 'stable',
      meta: { step: 'done' },
      on: { 'again.asked': { target: 'form', actions: { type: 'beginAnew', params: ({ event }) => event } } },
    },
  },
});
