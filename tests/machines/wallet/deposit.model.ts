import { depositMachine } from '#machines/wallet/deposit.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { endedToken, late, lost, refusal } from '../kit/failures.ts';
import { askedWhenDoneBefore, doneBefore, outcomes, sentOncePerKey } from '../kit/money.ts';
import { approved, method, pending } from './deposits.ts';

const language = 'ES';

export const depositModel = defineModel({
  id: 'deposit',
  machine: depositMachine,
  inputs: { 'a first key': { key: 'a-first-key-of-money' } },
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
    'sends it again': { type: 'sent.again' },
    'begins another one': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  answers: {
    deposit: {
      'to be paid': { done: pending },
      'credited at once': { done: approved },
      'fee changed': refusal('QUOTE_CHANGED', { fee: '0.20' }),
      'session over': endedToken,
      ...doneBefore,
      lost,
      late,
    },
    outcome: { ...outcomes(pending), 'it was done, unreadably': { done: { state: 'done', value: 7 } } },
  },
  project: ({ key, methodId, typed, voucher, problems, failure, deposit }) => ({
    key,
    methodId,
    typed,
    voucher: voucher !== '',
    problems: [problems.amount, problems.voucher, problems.proofs],
    failure: failure?.code ?? failure?.kind ?? null,
    deposit: deposit?.status ?? null,
  }),
  properties: [
    sentOncePerKey('deposit'),
    askedWhenDoneBefore,
    {
      name: 'nothing incomplete is sent',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'deposit') || from.snapshot.context.typed === '10',
    },
    {
      name: 'nothing is looked at of which the fee leaves nothing',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ from, step, to }) =>
        step.name !== 'submits what is all fee' ||
        from.snapshot.matches('sure') ||
        !to.snapshot.matches('sure'),
    },
    {
      name: 'whoever asked for a deposit is told anew what there is',
      fault: { 'states/done/entry': undefined },
      edge: ({ from, to, effects }) =>
        !to.snapshot.matches('done') ||
        from.snapshot.matches('done') ||
        effects.emitted.some(({ type }) => type === 'stale'),
    },
  ],
});
