import { collectMachine } from '#machines/wallet/collect.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { endedToken, late, lost, refusal } from '../kit/failures.ts';
import { outcomes, sentOncePerKey } from '../kit/money.ts';

const collected = { reference: 'kQ1x7Zq0T3mB9vLw2RdYfA', collected: '120.00', left: [] };

export const collectModel = defineModel({
  id: 'collect',
  machine: collectMachine,
  inputs: { 'a first key': { key: 'a-first-key-of-money' } },
  events: {
    submits: { type: 'submitted' },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks what became of it': { type: 'check.asked' },
    'sends it again': { type: 'sent.again' },
    'begins another one': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  answers: {
    collect: {
      collected: { done: collected },
      'switched off': refusal('FUNCTION_DISABLED'),
      'session over': endedToken,
      lost,
      late,
    },
    outcome: outcomes(collected),
  },
  project: ({ key, failure, collected: came }) => ({
    key,
    failure: failure?.code ?? failure?.kind ?? null,
    came: came !== null,
  }),
  properties: [
    sentOncePerKey('collect'),
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
