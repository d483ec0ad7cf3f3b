import { givenBackMachine } from '#machines/wallet/given-back.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { pending } from '../kit/withdrawals.ts';

const rejected = { ...pending, status: 'REJECTED' } as const;

export const givenBackModel = defineModel({
  id: 'givenBack',
  machine: givenBackMachine,
  events: {
    'sees one pending': { type: 'withdrawals.told', withdrawals: [pending] },
    'sees it paid out': { type: 'withdrawals.told', withdrawals: [{ ...pending, status: 'PAID' }] },
    'sees it rejected': { type: 'withdrawals.told', withdrawals: [rejected] },
  },
  fromOutside: ['sees one pending', 'sees it paid out', 'sees it rejected'],
  properties: [
    {
      name: 'money that came back is told, once',
      fault: { 'states/watching/on/withdrawals.told/0/guard': undefined },
      edge: ({ from, step, effects }) => {
        const came = step.name === 'sees it rejected' && from.snapshot.context.open.length > 0;
        return came === effects.emitted.some(({ type }) => type === 'stale');
      },
    },
    {
      name: 'one that holds money is known',
      fault: { 'states/watching/on/withdrawals.told/1/actions': undefined },
      edge: ({ step, to }) => (step.name === 'sees one pending') === to.snapshot.context.open.length > 0,
    },
  ],
});
