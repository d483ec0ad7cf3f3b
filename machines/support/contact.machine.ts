import { assign, emit, setup } from 'xstate';
import type { CallOutput } from '#contract/calls.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import { type ContactTrouble, type ContactType, sealedPath } from './contact.rules.ts';

/** Customer service in a window of its own: opened in the click, filled when its address is known (spec 2, 7, 8). */
export const contactMachine = setup({
  types: {
    context: {} as { csType: ContactType; trouble: ContactTrouble | null },
    events: {} as
      | { type: 'contact.clicked'; csType: ContactType }
      | { type: 'window.blocked' }
      | { type: 'window.refused' }
      | { type: 'trouble.seen' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { lookup: call('support.lookup') },
  guards: {
    hasPath: (_, params: { answer: CallOutput<'support.lookup'> }) => sealedPath(params.answer) !== '',
  },
  actions: {
    keepType: assign((_, params: { csType: ContactType }) => ({ csType: params.csType, trouble: null })),
    keepTrouble: assign((_, params: { trouble: ContactTrouble }) => ({ trouble: params.trouble })),
    openWindow: emit({ type: 'window.opened' }),
    sendWindow: emit((_, params: { answer: CallOutput<'support.lookup'> }) => ({
      type: 'window.sent' as const,
      path: sealedPath(params.answer),
    })),
    closeWindow: emit({ type: 'window.closed' }),
  },
}).createMachine({
  id: 'contact',
  context: { csType: 'LIVECHAT', trouble: null },
  initial: 'idle',
  on: {
    'contact.clicked': {
      target: '.asking',
      actions: [{ type: 'keepType', params: ({ event }) => event }, 'openWindow'],
    },
    'window.refused': {
      target: '.failed',
      actions: { type: 'keepTrouble', params: { trouble: 'address' } },
    },
  },
  states: {
    idle: { description: 'No contact is being made, or its window is open and its own.', tags: 'stable' },
    asking: {
      description: 'The window stands empty while the gateway is asked for the address.',
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
        onError: {
          target: 'failed',
          actions: ['closeWindow', { type: 'keepTrouble', params: { trouble: 'lookup' } }],
        },
      },
      on: {
        'window.blocked': {
          target: 'failed',
          actions: { type: 'keepTrouble', params: { trouble: 'blocked' } },
        },
      },
    },
    failed: {
      description: 'No window of it is left open, and the reason is said (spec 8).',
      tags: ['stable', 'refused'],
      on: { 'trouble.seen': 'idle' },
    },
  },
});
