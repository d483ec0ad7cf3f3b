import type { Receipt, Withdrawal } from '#contract/wallet/withdrawals.ts';
import { givenBackMachine } from '#machines/wallet/given-back.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { pending } from '../../kit/models/withdrawals.ts';

const rejected = { ...pending, status: 'REJECTED' } as const;
const reported: Receipt = {
  state: 'REPORTED',
  paidOut: '49.00',
  received: '0.00',
  remaining: '49.00',
  dueAt: null,
  secondsLeft: null,
  proofs: [],
  note: null,
};
const withReceipt = (receipt: Receipt): Withdrawal => ({ ...pending, status: 'PAID', receipt });
const refunded = withReceipt({ ...reported, state: 'REFUNDED', remaining: '0.00' });

export const givenBackModel = defineModel({
  id: 'givenBack',
  machine: givenBackMachine,
  events: {
    'sees one pending': { type: 'withdrawals.told', withdrawals: [pending] },
    'sees it paid out': { type: 'withdrawals.told', withdrawals: [{ ...pending, status: 'PAID' }] },
    'sees it rejected': { type: 'withdrawals.told', withdrawals: [rejected] },
    'sees it reported as not arrived': { type: 'withdrawals.told', withdrawals: [withReceipt(reported)] },
    'sees it refunded': { type: 'withdrawals.told', withdrawals: [refunded] },
  },
  fromOutside: [
    'sees one pending',
    'sees it paid out',
    'sees it rejected',
    'sees it reported as not arrived',
    'sees it refunded',
  ],
  properties: [
    {
      name: 'money that came back is told, once',
      fault: { 'states/watching/on/withdrawals.told/0/guard': undefined },
      edge: ({ from, step, effects }) => {
        const came =
          ['sees it rejected', 'sees it refunded'].includes(step.name) &&
          from.snapshot.context.open.length > 0;
        return came === effects.emitted.some(({ type }) => type === 'stale');
      },
    },
    {
      name: 'one that holds money, or whose receipt is undecided, is known',
      fault: { 'states/watching/on/withdrawals.told/1/actions': undefined },
      edge: ({ step, to }) =>
        ['sees one pending', 'sees it reported as not arrived'].includes(step.name) ===
        to.snapshot.context.open.length > 0,
    },
  ],
});
