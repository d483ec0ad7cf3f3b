import type { Deposit, DepositMethod } from '#contract/wallet/deposits.ts';
import { depositMachine } from '#machines/wallet/deposit.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { endedToken, late, lost, refusal } from '../kit/failures.ts';
import { outcomes, sentOncePerKey } from '../kit/money.ts';

const method: DepositMethod = {
  methodId: 'andes-pay',
  kind: 'EWALLET',
  name: 'Monedero Andes',
  min: '5.00',
  max: '2000.00',
  feePercent: '1.00',
  feeFixed: '0.00',
  quick: ['10.00'],
  usualMinutes: 1,
  open: true,
};
const language = 'ES';
const pending: Deposit = {
  reference: 'kQ1x7Zq0T3mB9vLw2RdYfA',
  methodId: 'andes-pay',
  methodName: 'Monedero Andes',
  kind: 'EWALLET',
  status: 'PENDING',
  amount: '10.00',
  fee: '0.10',
  credited: '9.90',
  reason: null,
  createdAt: 1,
  settledAt: null,
  cashier: 'https://pay.example/cashier?ticket=1',
};
const approved: Deposit = { ...pending, status: 'APPROVED', settledAt: 2, cashier: null };
const rejected: Deposit = { ...pending, status: 'REJECTED', settledAt: 2, cashier: null, reason: 'No.' };

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
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks what became of it': { type: 'check.asked' },
    'sends it again': { type: 'sent.again' },
    'opens one that waits': { type: 'deposit.shown', deposit: pending, language },
    'leaves the page': { type: 'page.hidden' },
    'returns to the page': { type: 'page.shown' },
    'goes to the cashier': { type: 'cashier.asked' },
    'is at the cashier': { type: 'cashier.left' },
    'may open no window': { type: 'cashier.blocked' },
    'gets a strange address': { type: 'cashier.refused' },
    'begins another one': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  fromOutside: ['is at the cashier', 'may open no window', 'gets a strange address'],
  answers: {
    deposit: {
      'to be paid': { done: pending },
      'credited at once': { done: approved },
      'fee changed': refusal('QUOTE_CHANGED', { fee: '0.20' }),
      'session over': endedToken,
      lost,
      late,
    },
    outcome: { ...outcomes(pending), 'it was done, unreadably': { done: { state: 'done', value: 7 } } },
    look: {
      'still waits': { done: pending },
      paid: { done: approved },
      rejected: { done: rejected },
      lost,
      late,
    },
  },
  project: ({ key, methodId, typed, voucher, problems, failure, deposit, trouble }) => ({
    key,
    methodId,
    typed,
    voucher: voucher !== '',
    problems: [problems.amount, problems.voucher, problems.proofs],
    failure: failure?.code ?? failure?.kind ?? null,
    deposit: deposit && [deposit.status, deposit.cashier !== null],
    trouble,
  }),
  properties: [
    sentOncePerKey('deposit'),
    {
      name: 'nothing incomplete is sent',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'deposit') || from.snapshot.context.typed === '10',
    },
    {
      name: 'whoever has a deposit that is over is told anew what there is',
      fault: { 'states/done/entry': undefined },
      edge: ({ from, to, effects }) =>
        !to.snapshot.matches({ done: 'approved' }) ||
        from.snapshot.matches({ done: 'approved' }) ||
        effects.emitted.some(({ type }) => type === 'stale'),
    },
    {
      name: 'the cashier is only opened for a deposit that waits, at the address that came with it',
      fault: { 'states/done/states/pending/on/cashier.asked/guard': undefined },
      edge: ({ from, effects }) => {
        const { deposit } = from.snapshot.context;
        return effects.emitted.every(
          (event) =>
            event.type !== 'cashier.opened' ||
            (deposit?.status === 'PENDING' && event.address === deposit.cashier),
        );
      },
    },
    {
      name: 'what nobody looks at is not asked about',
      fault: { 'states/done/states/pending/on/page.hidden': '.looking' },
      edge: ({ step, to }) =>
        step.kind !== 'event' ||
        step.name !== 'leaves the page' ||
        !to.snapshot.matches({ done: { pending: 'looking' } }),
    },
  ],
});
