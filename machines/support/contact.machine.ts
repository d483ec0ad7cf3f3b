import { assign, emit, setup } from 'xstate';
import type { CallOutput } from '#contract/calls.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import { type ContactTrouble, type ContactType, sealedPath } from './contact.rules.ts';

/** Customer service in a separate window: opened within the click, filled when its address is known (spec 2, 7, 8). */
export const contactMachine = setup({
  types: {
    context: {} as { csType: ContactType; entry: string; trouble: ContactTrouble | null },
    events: {} as
      /** `entry` is the sealed address that the status gives while the product is closed, or ''. */
        | { type: 'contact.clicked'; csType: ContactType; entry: string }
        | { type: 'window.blocked' }
        | { type: 'window.refused' }
        | { type: 'trouble.seen' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { lookup: call('support.lookup') },
  guards: {
    hasPath: (_, params: { answer: CallOutput<'support.lookup'> }) => sealedPath(params.answer) !== '',
    hasEntry: ({ context }) => context.entry !== '',
  },
  actions: {
    keepWanted: assign((_, { csType, entry }: { csType: ContactType; entry: string }) => ({
      csType,
      entry,
      trouble: null,
    })),
    keepTrouble: assign((_, params: { trouble: ContactTrouble }) => ({ trouble: params.trouble })),
    openWindow: emit({ type: 'window.opened' }),
    sendWindow: emit((_, params: { answer: CallOutput<'support.lookup'> }) => ({
      type: 'window.sent' as const,
      path: sealedPath(params.answer),
    })),
    sendEntry: emit(({ context }) => ({ type: 'window.sent' as const, path: context.entry })),
    closeWindow: emit({ type: 'window.closed' }),
  },
}).createMachine({
  id: 'contact',
  context: { csType: 'LIVECHAT', entry: '', trouble: null },
  initial: 'idle',
  on: {
    'contact.clicked': {
      target: '.asking',
      actions: [{ type: 'keepWanted', params: ({ event }) => event }, 'openWindow'],
    },
    'window.refused': {
      target: '.failed',
      actions: { type: 'keepTrouble', params: { trouble: 'address' } },
    },
  },
  states: {
    idle: {
      description: 'No contact is being made, or its window is open and runs by itself.',
      tags: 'stable',
    },
    asking: {
      description: 'The window is open and empty while the gateway is asked for the address.',
      tags: 'busy',
      invoke: {
        id: 'lookup',
        src: 'lookup',
        input: ({ context }) => ({ csType: context.csType }),
        onDone: [
          {
            guard: { type: 'hasPath', params: ({ event }) => ({ answer: event.output }) },
            target: 'idle',
            actions: { type: 'sendWindow', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'failed',
            actions: ['closeWindow', { type: 'keepTrouble', params: { trouble: 'address' } }],
          },
        ],
        onError: [
          { guard: 'hasEntry', target: 'idle', actions: 'sendEntry' },
          {
            target: 'failed',
            actions: ['closeWindow', { type: 'keepTrouble', params: { trouble: 'lookup' } }],
          },
        ],
      },
      on: {
        'window.blocked': {
          target: 'failed',
          actions: { type: 'keepTrouble', params: { trouble: 'blocked' } },
        },
      },
    },
    failed: {
      description: 'The window is closed, and the page shows the reason (spec 8).',
      tags: ['stable', 'refused'],
      on: { 'trouble.seen': 'idle' },
    },
  },
});
