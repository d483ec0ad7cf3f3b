import { cancellationMachine } from '#machines/wallet/cancellation.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { endedToken, late, lost, refusal } from '../kit/failures.ts';
import { outcomes, sentOncePerKey } from '../kit/money.ts';
import { pending } from '../kit/withdrawals.ts';

const cancelled = { ...pending, status: 'CANCELLED' } as const;

export const cancellationModel = defineModel({
  id: 'cancellation',
  machine: cancellationMachine,
  inputs: { 'a first key': { key: 'a-first-key-of-money', reference: pending.reference } },
  events: {
    'wants it back': { type: 'submitted' },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks what became of it': { type: 'check.asked' },
    'sends it again': { type: 'sent.again' },
    'has seen it': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  answers: {
    cancel: {
      'taken back': { done: cancelled },
      'settled meanwhile': refusal('ALREADY_SETTLED', { ...pending, status: 'APPROVED' }),
      'session over': endedToken,
      lost,
      late,
    },
    outcome: outcomes(cancelled),
  },
  project: ({ key, failure }) => ({ key, failure: failure?.code ?? failure?.kind ?? null }),
  properties: [
    sentOncePerKey('cancel'),
    {
      name: 'nothing is taken back unasked',
      fault: { 'states/form/on/submitted/target': 'sending' },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'cancel') || !from.snapshot.matches('form'),
    },
    {
      name: 'who comes too late is shown how it stands',
      fault: { 'states/form/states/refused/entry': undefined },
      edge: ({ from, to, effects }) =>
        !from.snapshot.matches('sending') ||
        !to.snapshot.matches('form') ||
        effects.emitted.some(({ type }) => type === 'stale'),
    },
  ],
});
