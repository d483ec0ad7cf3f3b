import { assign, emit, setup } from 'xstate';
import type { Mission } from '#contract/missions/mission.ts';
import type { ActEnd, ActStep } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-of.ts';
import { actEnded } from '../wallet/moved.rules.ts';
import type { WorldEvent } from '../world.ts';
import {
  type JoinMissionContext,
  type JoinMissionInput,
  joinMissionAct,
  newJoinMission,
} from './join-mission.rules.ts';

/**
 * Joining a mission (spec 7, missions): an act with nothing to fill in, built like machines/promotions/leave.machine.ts.
 * Its clock starts when it is joined: the last look says so before anything is sent.
 */
export const joinMissionMachine = setup({
  types: {
    input: {} as JoinMissionInput,
    context: {} as JoinMissionContext,
    events: {} as
      | { type: 'submitted' }
      | { type: 'edited' }
      | { type: 'confirmed' }
      | { type: 'check.asked' }
      | { type: 'again.asked'; key: string },
    emitted: {} as WorldEvent,
    tags: {} as 'stable' | 'refused' | 'audited',
    meta: {} as { step: ActStep },
  },
  actors: { act: actOf('missions.join') },
  guards: {
    kept: ({ context }) => context.fate === 'kept',
    done: (_, params: { output: ActEnd }) => params.output.end === 'done',
    refused: (_, params: { output: ActEnd }) => params.output.end === 'refused',
  },
  actions: {
    keepEnd: assign(({ context }, params: { output: ActEnd }) =>
      actEnded<Mission>({ id: context.id }, params.output),
    ),
    keepDoubt: assign({ fate: 'kept' }),
    clearFailure: assign({ failure: null }),
    beginAnew: assign(({ context }, params: { key: string }) => newJoinMission({ ...context, ...params })),
    tellJoined: emit({ type: 'stale', reads: ['missions.summary'], again: true, everywhere: true }),
    tellStale: emit({ type: 'stale', reads: ['missions.summary'], again: true }),
  },
}).createMachine({
  id: 'joinMission',
  tags: 'audited',
  context: ({ input }) => newJoinMission(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'The gateway is first asked about a joining sent before the page was opened.',
      always: [{ guard: 'kept', target: 'acting' }, { target: 'form' }],
    },
    form: {
      description: 'There is nothing to fill in: the member may ask for it.',
      initial: 'editing',
      tags: 'stable',
      meta: { step: 'form' },
      on: {
        submitted: { target: 'sure', actions: 'clearFailure' },
      },
      states: {
        editing: { description: 'Nothing has been refused.' },
        refused: {
          description:
            'The gateway said no, so nothing was joined; the reason is shown, and the missions are read again.',
          tags: 'refused',
          entry: 'tellStale',
        },
      },
    },
    sure: {
      description:
        'The page says that the clock starts at joining, how long it runs and what to do, and asks for confirmation.',
      tags: 'stable',
      meta: { step: 'sure' },
      on: { edited: 'form', confirmed: 'acting' },
    },
    acting: {
      description: 'The joining runs until its outcome is known (machines/kit/act.machine.ts).',
      tags: 'stable',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => joinMissionAct(context),
        onDone: [
          {
            guard: { type: 'done', params: ({ event }) => event },
            target: 'done',
            actions: [{ type: 'keepEnd', params: ({ event }) => event }, 'tellJoined'],
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
      description: 'Joined, once: the clock of the mission runs.',
      tags: 'stable',
      meta: { step: 'done' },
      on: {
        'again.asked': { target: 'form', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
  },
});
