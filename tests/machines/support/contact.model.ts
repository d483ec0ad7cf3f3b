import { contactMachine } from '#machines/support/contact.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { late, lost } from '../../kit/models/failures.ts';

export const contactModel = defineModel({
  id: 'contact',
  machine: contactMachine,
  events: {
    'asks for customer service': { type: 'contact.clicked', csType: 'LIVECHAT', entry: '' },
    'asks for it while the product is closed': {
      type: 'contact.clicked',
      csType: 'LIVECHAT',
      entry: 'sealed by the status',
    },
    'the browser blocks the window': { type: 'window.blocked' },
    'the address may not be opened': { type: 'window.refused' },
    'has seen the trouble': { type: 'trouble.seen' },
  },
  fromOutside: ['the browser blocks the window', 'the address may not be opened'],
  answers: {
    lookup: {
      address: { done: { paths: [{ type: 3, path: 'sealed' }] } },
      'another type': { done: { paths: [{ type: 1, path: 'sealed' }] } },
      lost,
      late,
    },
  },
  project: ({ entry, trouble }) => ({ entry, trouble }),
  properties: [
    {
      name: 'CSV-01 whenever nothing brings an address, the window that was opened is closed and the reason is said',
      fault: { 'states/asking/invoke/onError/1/actions/0': 'openWindow' },
      edge: ({ step, to, effects }) =>
        step.kind !== 'answer' ||
        effects.emitted.some(({ type }) => type === 'window.sent') ||
        (effects.emitted.some(({ type }) => type === 'window.closed') && to.snapshot.hasTag('refused')),
    },
    {
      name: 'a product that is closed is no reason to be told that customer service can’t be reached',
      fault: { 'states/asking/invoke/onError/0/target': 'failed' },
      edge: ({ step, from, to }) =>
        from.snapshot.context.entry === '' ||
        !['lost', 'late'].includes(step.name) ||
        !to.snapshot.hasTag('refused'),
    },
  ],
});
