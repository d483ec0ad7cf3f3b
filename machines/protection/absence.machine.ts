import { assign, emit, setup } from 'xstate';
import type { Begun } from '#contract/protection/absence.ts';
import { absences } from '#contract/protection/absence.ts';
import type { ActEnd } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-by-call.ts';
import { actEnded } from '../kit/act-state.rules.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './absence.rules.ts';

/**
 * The chart of going away, be it a break or an exclusion (spec 3: member protection): how long, then what stays open, with the
 * tick of having understood where it is asked. It is sent once, under the key that came with the page. It is not the chart of
 * all acts (machines/kit/act-form.machine.ts), because the gateway is asked between the choice and the last look.
 */
export const absenceChart = (flow: rules.AbsenceFlow) =>
  setup({
    types: {
      input: {} as rules.AbsenceInput,
      context: {} as rules.AbsenceContext,
      events: {} as
        | ({ type: 'length.chosen' } & rules.Length)
        | { type: 'days.typed'; days: string }
        | { type: 'submitted' }
        | { type: 'edited' }
        | { type: 'understood.ticked'; on: boolean }
        | { type: 'everywhere.ticked'; on: boolean }
        | { type: 'confirmed' }
        | { type: 'check.asked' }
        | { type: 'again.asked'; key: string },
      emitted: {} as WorldEvent,
      tags: {} as 'busy' | 'stable' | 'refused' | 'audited',
      meta: {} as { step: rules.AbsenceStep },
    },
    actors: {
      act: actOf(flow.call, absences[flow.call].output),
      matters: call('protection.openMatters'),
    },
    guards: {
      kept: ({ context }) => context.fate === 'kept',
      chosen: ({ context }) => context.length !== null,
      understood: ({ context }) => context.understood,
      done: (_, params: { output: ActEnd }) => params.output.end === 'done',
      refused: (_, params: { output: ActEnd }) => params.output.end === 'refused',
    },
    actions: {
      keepLength: assign((_, { hours, months }: rules.Length) => ({
        length: { hours, months },
        days: null,
        unchosen: false,
      })),
      keepDays: assign(({ context }, params: { days: string }) => rules.daysAsked(context, params.days)),
      markUnchosen: assign({ unchosen: true }),
      keepUnderstood: assign((_, params: { on: boolean }) => ({ understood: params.on, missed: false })),
      keepEverywhere: assign((_, params: { on: boolean }) => ({ everywhere: params.on })),
      markMissed: assign({ missed: true }),
      keepMatters: assign((_, params: { output: rules.Matters }) => ({ matters: params.output })),
      forgetMatters: assign({ matters: null }),
      keepEnd: assign(({ context }, params: { output: ActEnd }) =>
        actEnded<Begun>(rules.absenceQuoted(flow, context), params.output),
      ),
      keepDoubt: assign({ fate: 'kept' }),
      clearFailure: assign({ failure: null }),
      beginAnew: assign(({ context: { daysUpTo } }, { key }: { key: string }) =>
        rules.newAbsence({ key, daysUpTo }),
      ),
      tellChanged: emit({ type: 'absence.changed' }),
      forgetReads: emit({ type: 'stale', reads: 'all' }),
    },
  }).createMachine({
    id: 'absence',
    tags: 'audited',
    context: ({ input }) => rules.newAbsence(input),
    initial: 'opening',
    states: {
      opening: {
        description: 'The gateway is first asked about one sent before the page was opened.',
        always: [
          { guard: 'kept', target: 'acting' },
          { guard: 'chosen', target: 'listing' },
          { target: 'choosing' },
        ],
      },
      choosing: {
        description: 'The first screen: what it is, and how long it lasts. Nothing is chosen beforehand.',
        initial: 'editing',
        tags: 'stable',
        meta: { step: 'form' },
        on: {
          'length.chosen': { actions: { type: 'keepLength', params: ({ event }) => event } },
          'days.typed': { actions: { type: 'keepDays', params: ({ event }) => event } },
          submitted: [
            { guard: 'chosen', target: 'listing', actions: 'clearFailure' },
            { actions: 'markUnchosen' },
          ],
        },
        states: {
          editing: { description: 'Nothing has been refused.' },
          refused: {
            description: 'The gateway said no, and why; it is asked again who is away.',
            tags: 'refused',
            entry: 'tellChanged',
          },
        },
      },
      listing: {
        description:
          'The gateway is asked what stays open. If it can’t be, the person goes on without the list.',
        tags: 'busy',
        meta: { step: 'listing' },
        invoke: {
          id: 'matters',
          src: 'matters',
          input: {},
          onDone: {
            target: 'understanding',
            actions: { type: 'keepMatters', params: ({ event }) => event },
          },
          onError: { target: 'understanding', actions: 'forgetMatters' },
        },
      },
      understanding: {
        description: 'The second screen: what stays open, what is closed, until when.',
        tags: 'stable',
        meta: { step: 'sure' },
        on: {
          edited: 'choosing',
          'understood.ticked': { actions: { type: 'keepUnderstood', params: ({ event }) => event } },
          'everywhere.ticked': { actions: { type: 'keepEverywhere', params: ({ event }) => event } },
          confirmed: [{ guard: 'understood', target: 'acting' }, { actions: 'markMissed' }],
        },
      },
      acting: {
        description:
          'The act runs until its outcome is known (machines/kit/act.machine.ts). Nobody is signed out for it.',
        tags: 'stable',
        invoke: {
          id: 'act',
          src: 'act',
          input: ({ context }) => rules.absenceAct(flow, context),
          onDone: [
            {
              guard: { type: 'done', params: ({ event }) => event },
              target: 'inForce',
              actions: [{ type: 'keepEnd', params: ({ event }) => event }, 'tellChanged', 'forgetReads'],
            },
            {
              guard: { type: 'refused', params: ({ event }) => event },
              target: 'choosing.refused',
              actions: { type: 'keepEnd', params: ({ event }) => event },
            },
            {
              guard: 'chosen',
              target: 'understanding',
              actions: { type: 'keepEnd', params: ({ event }) => event },
            },
            { target: 'choosing', actions: { type: 'keepEnd', params: ({ event }) => event } },
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
      inForce: {
        description: 'It is in force.',
        tags: 'stable',
        meta: { step: 'done' },
        on: {
          'again.asked': {
            target: 'choosing',
            actions: { type: 'beginAnew', params: ({ event }) => event },
          },
        },
      },
    },
  });
