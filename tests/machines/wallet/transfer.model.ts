import type { ActInput } from '#machines/kit/act.rules.ts';
import { transferMachine } from '#machines/wallet/transfer.machine.ts';
import type { TransferContext } from '#machines/wallet/transfer.rules.ts';
import { defineModel } from '../../flows/model.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import {
  actEnds,
  actExamples,
  actProject,
  actProperties,
  formStates,
  opened,
} from '../../kit/models/money.ts';

const reference = 'kQ1x7Zq0T3mB9vLw2RdYfA';
const moved = { reference, from: 'MAIN', to: 'PULSO', amount: '20.50' };
/** Another one arrived, late. */
const other = { ...moved, amount: '99.00' };
const terms = { min: '1.00', max: '50000.00', available: '800.00' };

export const transferModel = defineModel({
  id: 'transfer',
  machine: transferMachine,
  inputs: opened,
  events: {
    'picks a vendor to pay in': { type: 'wallet.picked', wallet: 'PULSO', direction: 'in' },
    'picks a vendor to take out': { type: 'wallet.picked', wallet: 'MIRADOR', direction: 'out' },
    'types an amount': { type: 'amount.typed', typed: '20.50' },
    'types too little': { type: 'amount.typed', typed: '0.50' },
    submits: { type: 'submitted', terms },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks what became of it': { type: 'check.asked' },
    'begins another one': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  answers: { act: actEnds(moved, other, 'BALANCE_SHORT') },
  children: { act: actModelOf('wallet.transfer', moved, other) },
  project: ({ wallet, direction, typed, problems, ...act }) => ({
    ...actProject(act),
    wallet,
    direction,
    typed,
    problems: [problems.wallet, problems.amount],
  }),
  properties: [
    ...actProperties({
      in: 'form',
      id: 'transfer',
      asked: ({ direction }: TransferContext) => direction === 'in',
    }),
    {
      name: 'nothing incomplete is sent',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ input }) => (input as ActInput).fate !== 'kept') ||
        (from.snapshot.context.wallet !== '' && from.snapshot.context.typed === '20.50'),
    },
  ],
  examples: [
    ...actExamples({
      fill: ['picks a vendor to pay in', 'types an amount'],
      states: formStates,
      again: 'begins another one',
      code: 'BALANCE_SHORT',
      after: { typed: 'types an amount', unfit: ['types too little', 'submits'] },
      marked: ({ problems }: TransferContext) => problems.amount !== null && !problems.wallet,
    }),
    {
      name: 'another vendor is picked in what was refused, and the refusal stays',
      way: [
        'picks a vendor to pay in',
        'types an amount',
        'submits',
        'confirms',
        'act: it was refused',
        'picks a vendor to take out',
      ],
      leads: 'form.refused',
    },
  ],
});
