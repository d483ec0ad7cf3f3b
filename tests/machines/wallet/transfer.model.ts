import { transferMachine } from '#machines/wallet/transfer.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { endedToken, late, lost, refusal } from '../kit/failures.ts';
import {
  askedWhenDoneBefore,
  doneBefore,
  earlierIsNotTheLast,
  outcomes,
  sentOncePerKey,
} from '../kit/money.ts';

const reference = 'kQ1x7Zq0T3mB9vLw2RdYfA';
const terms = { min: '1.00', max: '50000.00', available: '800.00' };

export const transferModel = defineModel({
  id: 'transfer',
  machine: transferMachine,
  inputs: { 'a first key': { key: 'a-first-key-of-money' } },
  events: {
    'picks a vendor to pay in': { type: 'wallet.picked', wallet: 'PULSO', direction: 'in' },
    'picks a vendor to take out': { type: 'wallet.picked', wallet: 'MIRADOR', direction: 'out' },
    'types an amount': { type: 'amount.typed', typed: '20.50' },
    'types too little': { type: 'amount.typed', typed: '0.50' },
    submits: { type: 'submitted', terms },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks what became of it': { type: 'check.asked' },
    'sends it again': { type: 'sent.again' },
    'begins another one': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  answers: {
    transfer: {
      moved: { done: { reference } },
      short: refusal('BALANCE_SHORT'),
      'session over': endedToken,
      ...doneBefore,
      lost,
      late,
    },
    outcome: outcomes({ reference }),
  },
  project: ({ key, wallet, direction, typed, problems, failure, reference: named, earlier }) => ({
    key,
    wallet,
    direction,
    typed,
    problems: [problems.wallet, problems.amount],
    failure: failure?.code ?? failure?.kind ?? null,
    named: named !== null,
    earlier,
  }),
  properties: [
    sentOncePerKey('transfer'),
    askedWhenDoneBefore,
    earlierIsNotTheLast,
    {
      name: 'nothing incomplete is sent',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'transfer') ||
        (from.snapshot.context.wallet !== '' && from.snapshot.context.typed === '20.50'),
    },
    {
      name: 'whoever sees money moved is told anew what there is',
      fault: { 'states/sending/invoke/onDone/actions': undefined },
      edge: ({ from, to, effects }) =>
        !to.snapshot.matches('done') ||
        from.snapshot.matches('done') ||
        effects.emitted.some(({ type }) => type === 'stale'),
    },
  ],
});
