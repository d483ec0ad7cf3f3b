import { contactMachine } from '#machines/support/contact.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { late, lost } from '../kit/failures.ts';

export const contactModel = defineModel({
  id: 'contact',
  machine: contactMachine,
  events: {
    'asks for customer service': { type: 'contact.clicked', csType: 'LIVECHAT' },
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
  project: ({ trouble }) => trouble,
  properties: [
    {
      name: 'CSV-01 whenever the lookup brings no address, the window that was opened is closed and the reason is said',
      fault: { 'states/asking/invoke/onError/actions/0': 'openWindow' },
      edge: ({ step, to, effects }) =>
        step.kind !== 'answer' ||
        step.name === 'address' ||
        (effects.emitted.some(({ type }) => type === 'window.closed') && to.snapshot.hasTag('refused')),
    },
  ],
});
