import { assign, emit, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import {
  type AvatarChoice,
  fileProblem,
  type PictureFile,
  type PictureProblem,
  prepareWithin,
} from './avatar.rules.ts';

/** The member’s picture: one of the product’s, or their own, cropped and scaled in the browser (spec 3, avatar). */
export const avatarMachine = setup({
  types: {
    context: {} as {
      choice: AvatarChoice | null;
      percent: number;
      saved: boolean;
      problem: PictureProblem | null;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'static.picked'; avatar: string }
      | { type: 'file.chosen'; file: PictureFile }
      | { type: 'picture.progressed'; percent: number }
      | { type: 'picture.prepared'; image: string }
      | { type: 'picture.refused'; problem: PictureProblem }
      | { type: 'dropped' }
      | { type: 'submitted' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { setAvatar: call('member.setAvatar') },
  delays: { prepareWithin },
  guards: {
    fits: (_, params: { file: PictureFile }) => fileProblem(params.file) === null,
    chosen: ({ context }) => context.choice !== null,
  },
  actions: {
    keepStatic: assign((_, params: { avatar: string }) => ({
      choice: { avatarType: 'STATIC' as const, avatar: params.avatar },
    })),
    keepImage: assign((_, params: { image: string }) => ({
      choice: { avatarType: 'CUSTOM' as const, image: params.image },
    })),
    keepPercent: assign((_, params: { percent: number }) => ({ percent: params.percent })),
    keepProblem: assign((_, params: { problem: PictureProblem | null }) => ({ problem: params.problem })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetChoice: assign({ choice: null }),
    clearTrouble: assign({ problem: null, failure: null, percent: 0, saved: false }),
    keepSaved: assign({ choice: null, saved: true }),
    prepare: emit((_, params: { file: PictureFile }) => ({
      type: 'picture.wanted' as const,
      file: params.file,
    })),
    stopPreparing: emit({ type: 'picture.dropped' }),
    tellStale: emit({ type: 'stale', reads: ['member.avatar'], again: true }),
  },
}).createMachine({
  id: 'avatar',
  context: { choice: null, percent: 0, saved: false, problem: null, failure: null },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The gallery is open; a picked picture is previewed before it is used.',
      initial: 'open',
      tags: 'stable',
      on: {
        'static.picked': {
          target: '.open',
          actions: ['clearTrouble', { type: 'keepStatic', params: ({ event }) => event }],
        },
        'file.chosen': [
          {
            guard: { type: 'fits', params: ({ event }) => event },
            target: 'preparing',
            actions: ['clearTrouble', 'forgetChoice', { type: 'prepare', params: ({ event }) => event }],
          },
          {
            target: '.refused',
            actions: [
              'clearTrouble',
              'forgetChoice',
              { type: 'keepProblem', params: ({ event }) => ({ problem: fileProblem(event.file) }) },
            ],
          },
        ],
        submitted: { guard: 'chosen', target: 'saving', actions: 'clearTrouble' },
      },
      states: {
        open: { description: 'The person may pick a picture.' },
        saved: { description: 'The picture is in use, and the page says so.' },
        refused: {
          description: 'The file or the picture was refused; the reason is shown.',
          tags: 'refused',
        },
      },
    },
    preparing: {
      description:
        'The file is read, cropped square and scaled; the page shows progress, and the person can cancel.',
      meta: { step: 'preparing' },
      exit: 'stopPreparing',
      after: {
        prepareWithin: {
          target: 'choosing.refused',
          actions: { type: 'keepProblem', params: { problem: 'slow' } },
        },
      },
      on: {
        'picture.progressed': { actions: { type: 'keepPercent', params: ({ event }) => event } },
        'picture.prepared': {
          target: 'choosing.open',
          actions: { type: 'keepImage', params: ({ event }) => event },
        },
        'picture.refused': {
          target: 'choosing.refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        dropped: 'choosing.open',
      },
    },
    saving: {
      description: 'The picture is sent once.',
      tags: 'busy',
      invoke: {
        id: 'setAvatar',
        src: 'setAvatar',
        input: ({ context }) => context.choice as AvatarChoice,
        onDone: { target: 'choosing.saved', actions: ['keepSaved', 'tellStale'] },
        onError: {
          target: 'choosing.refused',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
