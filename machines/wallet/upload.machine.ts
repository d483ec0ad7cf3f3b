import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import type { PictureFile } from '../member/avatar.rules.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './upload.rules.ts';

/**
 * One picture that proves something, uploaded to the gateway in pieces: the upload can be stopped, continues
 * after an interruption, and can be taken back until it is submitted (spec 4, Withdrawal; 9).
 */
export const uploadMachine = setup({
  types: {
    context: {} as rules.Upload,
    events: {} as rules.UploadEvent,
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: {
    open: call('wallet.openProof'),
    sendPiece: call('wallet.sendProof'),
    drop: call('wallet.dropProof'),
  },
  delays: { readWithin: rules.readWithin },
  guards: {
    fits: (_, params: { file: PictureFile }) => rules.uploadProblem(params.file) === null,
    announced: ({ context }) => context.proof !== null,
    taken: ({ context }) => rules.isTaken(context),
    going: ({ context }) => context.failure === null,
    refused: ({ context }) => rules.isRefused(context),
    slow: ({ context }, params: { error: unknown }) => rules.isSlow(context, failureOf(params.error)),
  },
  actions: {
    keepFile: assign((_, params: { file: PictureFile }) => ({ ...rules.noUpload, file: params.file })),
    keepRead: assign((_, params: rules.FileRead) => rules.readAs(params)),
    keepProof: assign((_, params: { output: rules.Proof }) => rules.known(params.output)),
    keepWrong: assign((_, { file }: { file: PictureFile }) => rules.refusePicture(rules.uploadProblem(file))),
    keepProblem: assign((_, { problem }: { problem: rules.UploadProblem }) => rules.refusePicture(problem)),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepReason: assign(({ context }) => ({ ...rules.noUpload, failure: context.failure })),
    cutSmaller: assign({ pieceSize: rules.pieceSizes.slow }),
    clearTrouble: assign({ failure: null }),
    forget: assign(rules.noUpload),
    read: emit(({ context }) => rules.askToRead(context)),
    cut: emit(({ context }) => rules.pieceWanted(context)),
    stopReading: emit({ type: 'file.dropped' }),
  },
}).createMachine({
  id: 'upload',
  context: rules.noUpload,
  initial: 'empty',
  states: {
    empty: {
      description: 'No picture yet: the member may pick one, drop one, or take one with the camera.',
      initial: 'open',
      tags: 'stable',
      on: {
        'file.chosen': [
          {
            guard: { type: 'fits', params: ({ event }) => event },
            target: 'reading',
            actions: { type: 'keepFile', params: ({ event }) => event },
          },
          { target: '.refused', actions: { type: 'keepWrong', params: ({ event }) => event } },
        ],
        'file.recalled': { target: 'chosen', actions: { type: 'keepRead', params: ({ event }) => event } },
      },
      states: {
        open: { description: 'Nothing is chosen.' },
        refused: {
          description:
            'The file is not a picture, is too large, or the gateway refused it; the reason is shown.',
          tags: 'refused',
        },
      },
    },
    reading: {
      description: 'The file is read here: the gateway recognises it by its hash. Nothing has been sent yet.',
      entry: 'read',
      exit: 'stopReading',
      after: {
        readWithin: {
          target: 'empty.refused',
          actions: { type: 'keepProblem', params: { problem: 'slow' } },
        },
      },
      on: {
        'file.read': { target: 'chosen', actions: { type: 'keepRead', params: ({ event }) => event } },
        'file.unreadable': {
          target: 'empty.refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        removed: { target: 'empty', actions: 'forget' },
      },
    },
    chosen: {
      description:
        'A picture that has been read: uploading, stopped, or complete. The member can take it back at any time.',
      initial: 'moving',
      on: {
        removed: [
          { guard: 'announced', target: 'dropping' },
          { target: 'empty', actions: 'forget' },
        ],
        repeated: {
          target: 'empty.refused',
          actions: { type: 'keepProblem', params: { problem: 'repeated' } },
        },
      },
      states: {
        moving: {
          description: 'The picture uploads piece by piece; the page shows progress.',
          initial: 'opening',
          entry: 'clearTrouble',
          exit: 'stopReading',
          on: { stopped: 'stopped' },
          states: {
            opening: {
              description: 'The gateway is asked how much of this file it has: all, a part, or nothing.',
              tags: 'busy',
              invoke: {
                id: 'open',
                src: 'open',
                input: ({ context }) => rules.openInput(context),
                onDone: { target: 'judging', actions: { type: 'keepProof', params: ({ event }) => event } },
                onError: {
                  target: 'judging',
                  actions: { type: 'keepFailure', params: ({ event }) => event },
                },
              },
            },
            cutting: {
              description: 'The next piece is read from the file, starting where the gateway’s part ends.',
              entry: 'cut',
              after: { readWithin: '#upload.chosen.stopped' },
              on: {
                'piece.read': 'sending',
                'file.unreadable': {
                  target: '#upload.empty.refused',
                  actions: { type: 'keepProblem', params: ({ event }) => event },
                },
              },
            },
            sending: {
              description:
                'One piece is sent and not kept; after the last one the gateway checks the picture. A slow connection gets smaller pieces.',
              tags: 'busy',
              invoke: {
                id: 'sendPiece',
                src: 'sendPiece',
                input: ({ context, event }) => rules.sendInput(context, event),
                onDone: { target: 'judging', actions: { type: 'keepProof', params: ({ event }) => event } },
                onError: [
                  {
                    guard: { type: 'slow', params: ({ event }) => event },
                    target: 'opening',
                    actions: 'cutSmaller',
                  },
                  { target: 'judging', actions: { type: 'keepFailure', params: ({ event }) => event } },
                ],
              },
            },
            judging: {
              description: 'The gateway’s answer decides the next step.',
              always: [
                { guard: 'taken', target: '#upload.chosen.ready' },
                { guard: 'going', target: 'cutting' },
                { guard: 'refused', target: '#upload.empty.refused', actions: 'keepReason' },
                { target: '#upload.chosen.cutOff' },
              ],
            },
          },
        },
        cutOff: {
          description:
            'The upload broke off; the gateway keeps what it has, and the upload can continue from there.',
          tags: ['stable', 'refused'],
          on: { resumed: 'moving' },
        },
        stopped: {
          description: 'The member stopped it, or it was not read in time; it can continue or be taken back.',
          tags: 'stable',
          on: { resumed: 'moving' },
        },
        ready: {
          description: 'The gateway has checked the picture and re-encoded it: it can be submitted.',
          tags: 'stable',
        },
      },
    },
    dropping: {
      description: 'The gateway is asked to delete it; if it does not hear that, it deletes it after a day.',
      tags: 'busy',
      invoke: {
        id: 'drop',
        src: 'drop',
        input: ({ context }) => ({ proofId: context.proof?.proofId ?? '' }),
        onDone: { target: 'empty', actions: 'forget' },
        onError: { target: 'empty', actions: 'forget' },
      },
    },
  },
});
