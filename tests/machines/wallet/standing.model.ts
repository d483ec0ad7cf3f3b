import { standingMachine } from '#machines/wallet/standing.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { endedToken, late, lost, refusal } from '../../kit/models/failures.ts';
import { approved, pending, rejected } from './deposits.ts';

const { reference } = pending;

export const standingModel = defineModel({
  id: 'standing',
  machine: standingMachine,
  inputs: {
    'one just asked for': { reference, language: 'ES', deposit: pending },
    'one by its name': { reference, language: 'ES', deposit: null },
  },
  events: {
    'leaves the page': { type: 'page.hidden' },
    'returns to the page': { type: 'page.shown' },
    'asks again': { type: 'look.asked' },
    'goes to the cashier': { type: 'cashier.asked' },
    'is at the cashier': { type: 'cashier.left' },
    'may open no window': { type: 'cashier.blocked' },
    'gets a strange address': { type: 'cashier.refused' },
  },
  fromOutside: ['is at the cashier', 'may open no window', 'gets a strange address'],
  answers: {
    look: {
      'still waits': { done: pending },
      paid: { done: approved },
      rejected: { done: rejected },
      'not there': refusal('NOT_FOUND'),
      'session over': endedToken,
      lost,
      late,
    },
  },
  project: ({ deposit, failure, trouble }) => ({
    deposit: deposit && [deposit.status, deposit.cashier !== null],
    failure: failure?.code ?? failure?.kind ?? null,
    trouble,
  }),
  properties: [
    {
      name: 'whoever has a deposit that is over is told anew what there is',
      fault: { 'states/over/entry': undefined },
      edge: ({ from, to, effects }) =>
        !to.snapshot.matches('over') ||
        from.snapshot.matches('over') ||
        effects.emitted.some(({ type }) => type === 'stale'),
    },
    {
      name: 'the cashier is opened only for a deposit that waits, at the address that came with it',
      fault: { 'on/cashier.asked/guard': undefined },
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
      name: 'a ticket is used once: whoever went to the cashier waits for the next address',
      fault: { 'on/cashier.left/actions': undefined },
      edge: ({ step, to }) =>
        step.kind !== 'event' ||
        step.name !== 'is at the cashier' ||
        (to.snapshot.context.deposit?.cashier ?? null) === null,
    },
    {
      name: 'what nobody looks at is not asked about',
      fault: { 'states/waiting/on/page.hidden': 'looking' },
      edge: ({ step, to }) =>
        step.kind !== 'event' || step.name !== 'leaves the page' || !to.snapshot.matches('looking'),
    },
  ],
});
