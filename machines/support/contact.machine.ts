import { assign, emit, setup } from 'xstate';
import type { CallOutput } from '#contract/calls.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import { type ContactTrouble, sealedPath, slowAfter, type Wanted, wantedAs } from './contact.rules.ts';

/** Customer service in a separate window: opened within the click, filled when its address is known (spec 2, 7, 8). */
export const contactMachine = setup({
  types: {
    context: {} as Required<Wanted> & { trouble: ContactTrouble | null },
    events: {} as
      | ({ type: 'contact.clicked' } & Wanted)
      | { type: 'window.blocked' }
      | { type: 'window.refused' }
      | { type: 'given.up' }
      | { type: 'trouble.seen' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
    /** At `told` a dialog says where things stand. */
    meta: {} as { step: 'told' },
  },
  actors: { lookup: call('support.lookup') },
  delays: { slowAfter },
  guards: {
    hasPath: (_, params: { answer: CallOutput<'support.lookup'> }) => sealedPath(params.answer) !== '',
    hasEntry: ({ context }) => context.entry !== '',
    nobodyThere: ({ context }, params: { answer: CallOutput<'support.lookup'> }) =>
      params.answer.outOfHours === true && !context.anyway,
  },
  actions: {
    keepWanted: assign((_, params: Wanted) => wantedAs(params)),
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
  context: { csType: 'LIVECHAT', entry: '', anyway: false, trouble: null },
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
      initial: 'fresh',
      invoke: {
        id: 'lookup',
        src: 'lookup',
        input: ({ context }) => ({ csType: context.csType }),
        onDone: [
          {
            guard: { type: 'nobodyThere', params: ({ event }) => ({ answer: event.output }) },
            target: 'outOfHours',
            actions: ['closeWindow', { type: 'keepTrouble', params: { trouble: 'hours' } }],
          },
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
      states: {
        fresh: {
          description: 'The answer usually comes at once.',
          after: { slowAfter: 'slow' },
        },
        slow: {
          description: 'The answer takes long: the page says so, and the person may give up.',
          meta: { step: 'told' },
          on: { 'given.up': { target: '#contact.idle', actions: 'closeWindow' } },
        },
      },
    },
    outOfHours: {
      description:
        'Nobody answers just now: the window is closed, and the page offers to leave a message and other ways.',
      tags: ['stable', 'refused'],
      meta: { step: 'told' },
      on: { 'trouble.seen': 'idle' },
    },
    failed: {
      description: 'The window is closed, and the page shows the reason and another way (spec 8).',
      tags: ['stable', 'refused'],
      meta: { step: 'told' },
      on: { 'trouble.seen': 'idle' },
    },
  },
});
