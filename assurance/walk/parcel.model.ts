import { assign, fromPromise, setup } from 'xstate';
import { defineModel } from './model.ts';

/** A parcel that is sent once: the smallest machine with a form, a call, a refusal and a timer. */
const parcelMachine = setup({
  types: {
    context: {} as { address: string; reason: string },
    events: {} as { type: 'typed'; address: string } | { type: 'submitted' },
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { send: fromPromise<{ receipt: string }, { address: string }>(() => Promise.reject(new Error())) },
  delays: { patience: 1000 },
  guards: { complete: ({ context }) => context.address !== '' },
  actions: {
    keep: assign((_, params: { address: string }) => ({ address: params.address })),
    say: assign((_, params: { error: unknown }) => ({ reason: String(params.error) })),
    forget: assign({ address: '' }),
  },
}).createMachine({
  id: 'parcel',
  context: { address: '', reason: '' },
  initial: 'editing',
  states: {
    editing: {
      tags: 'stable',
      on: {
        typed: { actions: { type: 'keep', params: ({ event }) => event } },
        submitted: { guard: 'complete', target: 'sending' },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ address: context.address }),
        onDone: 'sent',
        onError: { target: 'refused', actions: { type: 'say', params: ({ event }) => event } },
      },
      after: { patience: 'refused' },
    },
    refused: { tags: ['stable', 'refused'], on: { submitted: 'sending' } },
    sent: { type: 'final', entry: 'forget' },
  },
});

/** The model of it: what it may be told and answered, and what must hold of it. */
export const parcelModel = defineModel({
  id: 'parcel',
  machine: parcelMachine,
  events: {
    'types an address': { type: 'typed', address: 'Calle 1' },
    submits: { type: 'submitted' },
  },
  answers: {
    send: {
      accepted: { done: { receipt: '7' } },
      'wrong address': { error: 'wrong' },
      'no answer': { error: 'late', means: 'timeout' },
    },
  },
  project: ({ address, reason }) => ({ typed: address !== '', reason }),
  properties: [
    {
      name: 'no address stays when the parcel is sent',
      fault: { 'states/sent/entry': undefined },
      state: ({ snapshot }) => snapshot.status !== 'done' || snapshot.context.address === '',
    },
    {
      name: 'nothing is sent without an address',
      fault: { 'states/editing/on/submitted/guard': undefined },
      edge: ({ effects }) =>
        effects.started.every(({ input }) => (input as { address: string }).address !== ''),
    },
  ],
  examples: [
    {
      name: 'a parcel without an address is not sent',
      way: ['submits'],
      leads: 'editing',
    },
    {
      name: 'a parcel that was refused says why',
      way: ['types an address', 'submits', 'send: wrong address'],
      leads: 'refused',
      and: ({ to }) => to.snapshot.context.reason === 'wrong',
    },
    {
      name: 'a parcel that was refused may be sent again',
      way: ['types an address', 'submits', 'send: wrong address', 'submits', 'send: accepted'],
      leads: 'sent',
    },
  ],
});
