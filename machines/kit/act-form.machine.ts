import { assign, emit, setup } from 'xstate';
import type { WorldEvent } from '../world.ts';
import type { ActEnd, ActStep } from './act.rules.ts';
import { actOf } from './act-by-call.ts';
import * as rules from './act-form.rules.ts';
import { secretKept } from './act-state.rules.ts';

/**
 * The chart of an act (spec 4): `form` is filled in, `sure` shows everything that will happen, `acting` sends it once under
 * the key that came with the form and finds out how it ended (machines/kit/act.machine.ts). A new key comes only with
 * `again.asked`, when the act is known to be done. Flows are made of it by machines/kit/act-form.ts.
 */
export const actFormChart = (flow: rules.AnyActFlow) =>
  setup({
    types: {
      input: {} as Parameters<typeof rules.newForm>[1],
      context: {} as ReturnType<typeof rules.newForm>,
      events: {} as
        | { type: 'field.changed'; field: string; value: unknown }
        | { type: 'secret.typed'; typed: string }
        | { type: 'session.lost' }
        | { type: 'submitted'; terms: unknown }
        | { type: 'edited' }
        | { type: 'confirmed' }
        | { type: 'check.asked' }
        | { type: 'again.asked'; key: string },
      emitted: {} as WorldEvent,
      tags: {} as 'stable' | 'refused' | 'audited',
      meta: {} as { step: ActStep },
    },
    actors: { act: actOf(flow.call, flow.record) },
    delays: { secretKept },
    guards: {
      complete: ({ context }, params: { terms: unknown }) => rules.isComplete(flow, context, params.terms),
      kept: ({ context }) => context.fate === 'kept',
      done: (_, params: { output: ActEnd }) => params.output.end === 'done',
      refused: (_, params: { output: ActEnd }) => params.output.end === 'refused',
    },
    actions: {
      keepField: assign(({ context }, params: { field: string; value: unknown }) =>
        rules.withField(context, params),
      ),
      keepSecret: assign(({ context }, params: { typed: string }) => ({
        withdrawPassword: params.typed,
        problems: { ...context.problems, withdrawPassword: false },
      })),
      showProblems: assign(({ context }, params: { terms: unknown }) => ({
        problems: rules.problemsOf(flow, context, params.terms),
      })),
      keepQuote: assign(({ context }, params: { terms: unknown }) => ({
        quote: rules.quoteOf(flow, context, params.terms),
      })),
      keepEnd: assign(({ context }, params: { output: ActEnd }) =>
        rules.formEnded(flow, context, params.output),
      ),
      keepDoubt: assign({ fate: 'kept' }),
      clearFailure: assign({ failure: null, problems: {} }),
      forgetPassword: assign({ withdrawPassword: '' }),
      beginAnew: assign(({ context }, params: { key: string }) =>
        rules.newForm(flow, { ...context.about, key: params.key }),
      ),
      tellMoved: emit({ type: 'stale', reads: flow.moved, again: true, everywhere: true }),
      tellStale: emit({ type: 'stale', reads: flow.refused, again: true }),
    },
  }).createMachine({
    id: 'actForm',
    tags: 'audited',
    context: ({ input }) => rules.newForm(flow, input),
    initial: 'opening',
    states: {
      opening: {
        description: 'The gateway is first asked about an act sent before the page was opened.',
        always: [{ guard: 'kept', target: 'acting' }, { target: 'preparing' }],
      },
      preparing: {
        description:
          'Nothing is sent yet; a withdraw password is forgotten after a while unused, and with the session.',
        initial: 'form',
        after: { secretKept: { target: '.form', actions: 'forgetPassword' } },
        on: { 'session.lost': { target: '.form', actions: 'forgetPassword' } },
        states: {
          form: {
            description: 'What is wanted is filled in, or only asked for.',
            initial: 'editing',
            tags: 'stable',
            meta: { step: 'form' },
            on: {
              'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
              'secret.typed': {
                target: '#actForm.preparing',
                actions: { type: 'keepSecret', params: ({ event }) => event },
              },
              submitted: [
                {
                  guard: { type: 'complete', params: ({ event }) => event },
                  target: 'sure',
                  actions: ['clearFailure', { type: 'keepQuote', params: ({ event }) => event }],
                },
                { actions: { type: 'showProblems', params: ({ event }) => event } },
              ],
            },
            states: {
              editing: { description: 'Nothing has been refused.' },
              refused: {
                description:
                  'The gateway said no, so nothing happened; what was filled in is kept, the reason is shown, and what it was about is read again.',
                tags: 'refused',
                entry: 'tellStale',
              },
            },
          },
          sure: {
            description: 'Everything that will happen, for a last look.',
            tags: 'stable',
            meta: { step: 'sure' },
            on: { edited: 'form', confirmed: '#actForm.acting' },
          },
        },
      },
      acting: {
        description: 'The act runs until its outcome is known (machines/kit/act.machine.ts).',
        tags: 'stable',
        invoke: {
          id: 'act',
          src: 'act',
          input: ({ context }) => rules.actInput(flow, context),
          onDone: [
            {
              guard: { type: 'done', params: ({ event }) => event },
              target: 'done',
              actions: [{ type: 'keepEnd', params: ({ event }) => event }, 'tellMoved'],
            },
            {
              guard: { type: 'refused', params: ({ event }) => event },
              target: 'preparing.form.refused',
              actions: { type: 'keepEnd', params: ({ event }) => event },
            },
            { target: 'preparing', actions: { type: 'keepEnd', params: ({ event }) => event } },
          ],
          onError: 'unheard',
        },
        initial: 'awaited',
        states: {
          awaited: {
            description: 'The withdraw password was passed on, and is forgotten here.',
            entry: 'forgetPassword',
          },
        },
      },
      unheard: {
        description: 'Finding out the outcome failed: it is unknown, and the person can ask again.',
        tags: 'stable',
        meta: { step: 'waiting' },
        on: { 'check.asked': { target: 'acting', actions: 'keepDoubt' } },
      },
      done: {
        description: 'It happened, once.',
        tags: 'stable',
        meta: { step: 'done' },
        on: {
          'again.asked': {
            target: 'preparing',
            actions: { type: 'beginAnew', params: ({ event }) => event },
          },
        },
      },
    },
  });
