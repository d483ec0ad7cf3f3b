import { assign, emit, setup } from 'xstate';
import type { Begun } from '#contract/protection/absence.ts';
import { absences } from '#contract/protection/absence.ts';
import type { ActEnd } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-by-call.ts';
import { actEnded, type Opened } from '../kit/act-state.rules.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './absence.rules.ts';

/**
 * Self-exclusion, in two screens (spec 3: member protection; domain E10, U7): how long, and what stays open, with the tick of having understood.
 * No reason and no password is asked, nobody is to be talked to, and what stays open never stops it. It is sent once, and
 * nobody is signed out before it is in force.
 */
export const exclusionMachine = setup({
  types: {
    input: {} as Opened,
    context: {} as rules.ExclusionContext,
    events: {} as
      | ({ type: 'length.chosen' } & rules.Length)
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
    act: actOf('protection.exclude', absences['protection.exclude'].output),
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
      unchosen: false,
    })),
    markUnchosen: assign({ unchosen: true }),
    keepUnderstood: assign((_, params: { on: boolean }) => ({ understood: params.on, missed: false })),
    keepEverywhere: assign((_, params: { on: boolean }) => ({ everywhere: params.on })),
    markMissed: assign({ missed: true }),
    keepMatters: assign((_, params: { output: rules.Matters }) => ({ matters: params.output })),
    forgetMatters: assign({ matters: null }),
    keepEnd: assign(({ context }, params: { output: ActEnd }) =>
      actEnded<Begun>(rules.exclusionQuoted(context), params.output),
    ),
    keepDoubt: assign({ fate: 'kept' }),
    clearFailure: assign({ failure: null }),
    beginAnew: assign((_, params: { key: string }) => rules.newExclusion(params)),
    tellChanged: emit({ type: 'absence.changed' }),
    forgetReads: emit({ type: 'stale', reads: 'all' }),
  },
}).createMachine({
  id: 'exclusion',
  tags: 'audited',
  context: ({ input }) => rules.newExclusion(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'The gateway is first asked about an exclusion sent before the page was opened.',
      always: [{ guard: 'kept', target: 'acting' }, { target: 'choosing' }],
    },
    choosing: {
      description:
        'The first screen: what an exclusion is, and how long it lasts. Nothing is chosen beforehand.',
      initial: 'editing',
      tags: 'stable',
      meta: { step: 'form' },
      on: {
        'length.chosen': { actions: { type: 'keepLength', params: ({ event }) => event } },
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
      description:
        'The second screen: what stays open, what is closed, until when. It is confirmed with the tick of having understood.',
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
        input: ({ context }) => rules.exclusionAct(context),
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
      description:
        'The exclusion is in force. It never ends by itself: only coming back ends it (come-back.machine.ts).',
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
