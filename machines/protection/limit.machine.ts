import { assign, emit, setup } from 'xstate';
import { limits } from '#contract/protection/limits.ts';
import type { ActEnd, ActStep } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-by-call.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './limit.rules.ts';

/**
 * One limit of a member: a first or a lower value is sent at once; a higher one is a request that gets a last look and
 * waits, and that can be dropped, or overtaken by a lower value, at any time (spec 4, protection).
 */
export const limitMachine = setup({
  types: {
    input: {} as rules.LimitInput,
    context: {} as rules.LimitContext,
    events: {} as
      | ({ type: 'limit.read' } & rules.LimitRead)
      | { type: 'change.asked' }
      | { type: 'value.typed'; typed: string }
      | { type: 'submitted'; key: string }
      | { type: 'removal.asked'; key: string }
      | { type: 'confirm.asked'; key: string }
      | { type: 'drop.asked'; key: string }
      | { type: 'edited' }
      | { type: 'confirmed' }
      | { type: 'check.asked' },
    emitted: {} as WorldEvent,
    tags: {} as 'stable' | 'refused' | 'audited',
    meta: {} as { step: ActStep | 'shown' | 'editing' },
  },
  actors: { act: actOf('protection.limit', limits['protection.limit'].output) },
  guards: {
    kept: ({ context }) => context.fate === 'kept',
    open: ({ context }) => context.open,
    set: ({ context }) => context.limit.value !== null,
    raising: ({ context }) => context.limit.raise !== null,
    raiseAt: ({ context }, params: { state: string }) => context.limit.raise?.state === params.state,
    confirmable: ({ context }) => rules.isConfirmable(context),
    lowers: ({ context }) => rules.lowers(context),
    raises: ({ context }) => rules.raises(context),
    aboutValue: ({ context }) => rules.isValue(context),
    done: (_, params: { output: ActEnd }) => params.output.end === 'done',
    refused: (_, params: { output: ActEnd }) => params.output.end === 'refused',
    valueRefused: ({ context }, params: { output: ActEnd }) =>
      params.output.end === 'refused' && rules.isValue(context),
  },
  actions: {
    keepLimit: assign(({ context }, params: rules.LimitRead) => rules.withRead(context, params)),
    keepTyped: assign((_, params: { typed: string }) => ({ typed: params.typed, problem: null })),
    showProblem: assign(({ context }) => ({ problem: rules.limitProblem(context) })),
    choose: assign(({ context }, params: rules.Choice) => rules.chosen(context, params)),
    keepEnd: assign(({ context }, params: { output: ActEnd }) => rules.limitEnded(context, params.output)),
    keepDoubt: assign({ fate: 'kept' }),
    forgetEnd: assign({ said: null, problem: null, failure: null }),
    tellStale: emit(rules.limitChanged),
  },
}).createMachine({
  id: 'limit',
  tags: 'audited',
  context: ({ input }) => rules.newLimit(input),
  initial: 'opening',
  on: { 'limit.read': { actions: { type: 'keepLimit', params: ({ event }) => event } } },
  states: {
    opening: {
      description: 'The gateway is first asked about an act on this limit from before the page was opened.',
      always: [
        { guard: 'kept', target: 'acting' },
        { guard: 'open', target: 'editing' },
        { target: 'shown' },
      ],
    },
    shown: {
      description: 'The limit as the gateway keeps it, with the raise that waits.',
      initial: 'sorting',
      tags: 'stable',
      meta: { step: 'shown' },
      exit: 'forgetEnd',
      on: {
        'limit.read': { target: '.sorting', actions: { type: 'keepLimit', params: ({ event }) => event } },
        'change.asked': 'editing',
        'value.typed': { target: 'editing', actions: { type: 'keepTyped', params: ({ event }) => event } },
        'confirm.asked': {
          guard: 'confirmable',
          target: 'acting.confirming',
          actions: { type: 'choose', params: ({ event }) => ({ ask: 'confirming', key: event.key }) },
        },
        'drop.asked': {
          guard: 'raising',
          target: 'acting.dropping',
          actions: { type: 'choose', params: ({ event }) => ({ ask: 'dropping', key: event.key }) },
        },
      },
      states: {
        sorting: {
          description: 'What is shown depends on whether a raise waits, and for what.',
          always: [
            { guard: { type: 'raiseAt', params: { state: 'WAITING' } }, target: 'waiting' },
            { guard: { type: 'raiseAt', params: { state: 'TO_CONFIRM' } }, target: 'toConfirm' },
            { guard: { type: 'raiseAt', params: { state: 'TESTING' } }, target: 'testing' },
            { guard: { type: 'raiseAt', params: { state: 'TALKING' } }, target: 'talking' },
            { guard: 'set', target: 'inForce' },
            { target: 'unset' },
          ],
        },
        unset: { description: 'The member has no limit of this kind and period.' },
        inForce: { description: 'The limit holds, and nothing waits.' },
        waiting: { description: 'A raise waits until a moment; the old limit holds.' },
        toConfirm: { description: 'The wait is over: the raise counts if it is confirmed in time.' },
        testing: { description: 'Before the wait begins, the member reads the self-test and says so.' },
        talking: { description: 'Before the wait begins, a person of the provider talks to the member.' },
        refused: { description: 'The gateway said no; the page says why.', tags: 'refused' },
      },
    },
    editing: {
      description: 'The member types a value; nothing is suggested.',
      initial: 'fresh',
      tags: 'stable',
      meta: { step: 'editing' },
      on: {
        'value.typed': { actions: { type: 'keepTyped', params: ({ event }) => event } },
        edited: { target: 'shown', actions: 'forgetEnd' },
        submitted: [
          {
            guard: 'lowers',
            target: 'acting.lowering',
            actions: { type: 'choose', params: ({ event }) => ({ ask: 'value', key: event.key }) },
          },
          {
            guard: 'raises',
            target: 'sure',
            actions: { type: 'choose', params: ({ event }) => ({ ask: 'value', key: event.key }) },
          },
          { actions: 'showProblem' },
        ],
        'removal.asked': {
          guard: 'set',
          target: 'sure',
          actions: { type: 'choose', params: ({ event }) => ({ ask: 'removal', key: event.key }) },
        },
      },
      states: {
        fresh: { description: 'Nothing has been refused.' },
        refused: {
          description: 'The gateway said no: typed text is kept, and the reason is shown.',
          tags: 'refused',
        },
      },
    },
    sure: {
      description: 'What a raise takes before it can be in force, for a last look.',
      tags: 'stable',
      meta: { step: 'sure' },
      on: {
        edited: 'editing',
        'value.typed': { target: 'editing', actions: { type: 'keepTyped', params: ({ event }) => event } },
        confirmed: 'acting.raising',
      },
    },
    acting: {
      description: 'The act runs until its outcome is known (machines/kit/act.machine.ts).',
      initial: 'checking',
      tags: 'stable',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => rules.limitAct(context),
        onDone: [
          {
            guard: { type: 'done', params: ({ event }) => event },
            target: 'shown',
            actions: [{ type: 'keepEnd', params: ({ event }) => event }, 'tellStale'],
          },
          {
            guard: { type: 'valueRefused', params: ({ event }) => event },
            target: 'editing.refused',
            actions: [{ type: 'keepEnd', params: ({ event }) => event }, 'tellStale'],
          },
          {
            guard: { type: 'refused', params: ({ event }) => event },
            target: 'shown.refused',
            actions: [{ type: 'keepEnd', params: ({ event }) => event }, 'tellStale'],
          },
          // It did not happen: nothing of it is kept, and what is sent next has a key of its own.
          { guard: 'aboutValue', target: 'editing' },
          { target: 'shown' },
        ],
        onError: 'unheard',
      },
      states: {
        checking: { description: 'What became of an act from before is found out.' },
        lowering: { description: 'A first or a lower value is on its way.' },
        raising: { description: 'The request for a higher value, or for none, is on its way.' },
        confirming: { description: 'That the test was read, or the raise after its wait, is on its way.' },
        dropping: { description: 'The raise is taken back.' },
      },
    },
    unheard: {
      description: 'Finding out the outcome failed: it is unknown, and the member can ask again.',
      tags: 'stable',
      meta: { step: 'waiting' },
      on: { 'check.asked': { target: 'acting', actions: 'keepDoubt' } },
    },
  },
});
