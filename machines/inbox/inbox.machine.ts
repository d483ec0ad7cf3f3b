import { assign, emit, setup } from 'xstate';
import type { CallOutput } from '#contract/calls.ts';
import { failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './inbox.rules.ts';

/**
 * Changes of the inbox (spec 2, messageV2): reading, marking, deleting and undoing it, answering. One at a time, and each may
 * be sent again without harm.
 */
export const inboxMachine = setup({
  types: {
    context: {} as rules.InboxContext,
    events: {} as
      | rules.ChangeAsked
      | { type: 'undone' }
      /** The list says so many unread, the count beside the header's letter so many. */
      | { type: 'unread.seen'; listed: number; counted: number }
      | { type: 'retry.clicked' }
      | { type: 'failure.seen' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: {
    mark: call('inbox.mark'),
    readAll: call('inbox.readAll'),
    remove: call('inbox.remove'),
    restore: call('inbox.restore'),
    answer: call('inbox.answer'),
  },
  guards: {
    free: (_, params: { required: boolean }) => !params.required,
    undoable: ({ context }) => context.undo !== null,
    differs: (_, params: { listed: number; counted: number }) => params.listed !== params.counted,
    was: ({ context }, params: { call: rules.Change['call'] }) => context.change?.call === params.call,
  },
  actions: {
    keepChange: assign((_, params: rules.ChangeAsked) => ({ change: rules.changeOf(params) })),
    keepUndoing: assign(({ context }) => ({ change: rules.undoing(context) })),
    keepUndo: assign(({ context }, params: CallOutput<'inbox.remove'>) =>
      rules.noteDeletion(context, params),
    ),
    forgetUndo: assign({ undo: null }),
    forgetChange: assign({ change: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
    tellChanged: emit({
      type: 'stale',
      reads: ['notices.unread', 'inbox.page', 'inbox.message'],
      again: true,
      everywhere: true,
    }),
    tellAnswered: emit({ type: 'stale', reads: ['protection.standing'], again: true, everywhere: true }),
    tellMiscounted: emit({ type: 'stale', reads: ['notices.unread'], again: true, everywhere: true }),
  },
}).createMachine({
  id: 'inbox',
  context: rules.noChange,
  initial: 'open',
  on: {
    'unread.seen': { guard: { type: 'differs', params: ({ event }) => event }, actions: 'tellMiscounted' },
  },
  states: {
    open: {
      description: 'Nothing is under way: the member may change something.',
      initial: 'idle',
      tags: 'stable',
      exit: 'clearFailure',
      on: {
        'message.opened': {
          target: 'marking',
          actions: { type: 'keepChange', params: ({ event }) => event },
        },
        marked: { target: 'marking', actions: { type: 'keepChange', params: ({ event }) => event } },
        'allRead.asked': {
          target: 'readingAll',
          actions: { type: 'keepChange', params: ({ event }) => event },
        },
        'message.removed': [
          {
            guard: { type: 'free', params: ({ event }) => event },
            target: 'removing',
            actions: { type: 'keepChange', params: ({ event }) => event },
          },
          // Only a page that is out of date offers to delete it.
          { actions: 'tellChanged' },
        ],
        'allRead.removed': {
          target: 'removing',
          actions: { type: 'keepChange', params: ({ event }) => event },
        },
        undone: { guard: 'undoable', target: 'restoring', actions: 'keepUndoing' },
        'question.answered': {
          target: 'answering',
          actions: { type: 'keepChange', params: ({ event }) => event },
        },
      },
      states: {
        idle: { description: 'The last change is done, or there was none.', entry: 'forgetChange' },
        refused: {
          description:
            'The change did not happen: the reason is shown, and the member may try again or leave it.',
          tags: 'refused',
          // What is on the screen may be out of date: perhaps that is why.
          entry: 'tellChanged',
          on: {
            'retry.clicked': [
              { guard: { type: 'was', params: { call: 'mark' } }, target: '#inbox.marking' },
              { guard: { type: 'was', params: { call: 'readAll' } }, target: '#inbox.readingAll' },
              { guard: { type: 'was', params: { call: 'remove' } }, target: '#inbox.removing' },
              { guard: { type: 'was', params: { call: 'restore' } }, target: '#inbox.restoring' },
              { target: '#inbox.answering' },
            ],
            'failure.seen': { target: 'idle', actions: 'clearFailure' },
          },
        },
      },
    },
    marking: {
      description: 'Messages are marked as read or unread, as favourites or not.',
      tags: 'busy',
      invoke: {
        id: 'mark',
        src: 'mark',
        input: ({ context }) => rules.inputOf<'mark'>(context),
        onDone: { target: 'open', actions: 'tellChanged' },
        onError: { target: 'open.refused', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    readingAll: {
      description: 'All that the member saw is marked as read; what arrives meanwhile stays unread.',
      tags: 'busy',
      invoke: {
        id: 'readAll',
        src: 'readAll',
        input: ({ context }) => rules.inputOf<'readAll'>(context),
        onDone: { target: 'open', actions: 'tellChanged' },
        onError: { target: 'open.refused', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    removing: {
      description: 'Messages are deleted; the deletion can be undone for a while.',
      tags: 'busy',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => rules.inputOf<'remove'>(context),
        onDone: {
          target: 'open',
          actions: [{ type: 'keepUndo', params: ({ event }) => event.output }, 'tellChanged'],
        },
        onError: { target: 'open.refused', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    restoring: {
      description: 'The last deletion is undone.',
      tags: 'busy',
      invoke: {
        id: 'restore',
        src: 'restore',
        input: ({ context }) => rules.inputOf<'restore'>(context),
        onDone: { target: 'open', actions: ['forgetUndo', 'tellChanged'] },
        onError: { target: 'open.refused', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    answering: {
      description: 'The answer to the question of a message is on its way.',
      tags: 'busy',
      invoke: {
        id: 'answer',
        src: 'answer',
        input: ({ context }) => rules.inputOf<'answer'>(context),
        onDone: { target: 'open', actions: ['tellChanged', 'tellAnswered'] },
        onError: { target: 'open.refused', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
  },
});
