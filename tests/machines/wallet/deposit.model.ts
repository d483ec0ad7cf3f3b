import type { ActInput } from '#machines/kit/act.rules.ts';
import { depositMachine } from '#machines/wallet/deposit.machine.ts';
import type { DepositContext } from '#machines/wallet/deposit.rules.ts';
import { defineModel } from '../../flows/model.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import { refusal } from '../../kit/models/failures.ts';
import {
  actEnds,
  actExamples,
  actProject,
  actProperties,
  formStates,
  opened,
} from '../../kit/models/money.ts';
import { method, pending } from './deposits.ts';

const language = 'ES';
/** Another one arrived, late. */
const other = { ...pending, amount: '70.00', fee: '0.70', credited: '69.30' };

export const depositModel = defineModel({
  id: 'deposit',
  machine: depositMachine,
  inputs: opened,
  events: {
    'picks a way': { type: 'method.picked', methodId: method.methodId },
    'picks another way': { type: 'method.left' },
    'types an amount': { type: 'amount.typed', typed: '10' },
    'types a voucher': { type: 'voucher.typed', typed: 'VALE-7KQ2-10MX' },
    submits: { type: 'submitted', method, proofs: [], language },
    'submits what is all fee': {
      type: 'submitted',
      method: { ...method, feeFixed: '9.90' },
      proofs: [],
      language,
    },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks what became of it': { type: 'check.asked' },
    'begins another one': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  answers: { act: actEnds(pending, other, 'QUOTE_CHANGED') },
  children: {
    act: actModelOf('wallet.deposit', pending, other, { 'fee changed': refusal('QUOTE_CHANGED') }),
  },
  project: ({ methodId, typed, voucher, terms, problems, ...act }) => ({
    ...actProject(act),
    methodId,
    typed,
    voucher: voucher !== '',
    terms: terms !== null,
    problems: [problems.amount, problems.voucher, problems.proofs],
  }),
  properties: [
    ...actProperties({ in: 'form', id: 'deposit' }),
    {
      name: 'nothing incomplete is sent',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ input }) => (input as ActInput).fate !== 'kept') ||
        from.snapshot.context.typed === '10',
    },
    {
      name: 'nothing is looked at of which the fee leaves nothing',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ from, step, to }) =>
        step.name !== 'submits what is all fee' ||
        from.snapshot.matches('sure') ||
        !to.snapshot.matches('sure'),
    },
  ],
  examples: [
    ...actExamples({
      fill: ['picks a way', 'types an amount'],
      states: { ...formStates, begins: 'choosing' },
      again: 'begins another one',
      code: 'QUOTE_CHANGED',
      after: { typed: 'types an amount', unfit: ['submits what is all fee'] },
      asksAnew: true,
      marked: ({ problems }: DepositContext) => problems.amount !== null,
    }),
    {
      name: 'the way that was picked is the one that is filled in',
      way: ['picks a way'],
      leads: 'form.editing',
      and: ({ to }) => to.snapshot.context.methodId === method.methodId,
    },
    {
      name: 'another way can be picked, and what was refused of this one is said no more',
      way: [
        'picks a way',
        'types an amount',
        'submits',
        'confirms',
        'act: it was refused',
        'picks another way',
      ],
      leads: 'choosing',
      and: ({ to }) => to.snapshot.context.failure === null,
    },
    {
      name: 'a voucher that is typed is kept',
      way: ['picks a way', 'types a voucher'],
      leads: 'form.editing',
      and: ({ to }) => to.snapshot.context.voucher !== '',
    },
    {
      name: 'a voucher is typed into what was refused, and the refusal stays',
      way: [
        'picks a way',
        'types an amount',
        'submits',
        'confirms',
        'act: it was refused',
        'types a voucher',
      ],
      leads: 'form.refused',
    },
  ],
});
