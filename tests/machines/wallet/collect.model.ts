import { collectMachine } from '#machines/wallet/collect.machine.ts';
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

const collected = { reference: 'kQ1x7Zq0T3mB9vLw2RdYfA', collected: '120.00', left: [] };

/** Less came, for one vendor closed meanwhile. */
const other = { ...collected, collected: '100.00', left: ['PULSO'] };

export const collectModel = defineModel({
  id: 'collect',
  machine: collectMachine,
  inputs: opened,
  events: {
    submits: { type: 'submitted', comes: '120.00' },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks what became of it': { type: 'check.asked' },
    'begins another one': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  answers: { act: actEnds(collected, other, 'FUNCTION_DISABLED') },
  children: {
    act: actModelOf('wallet.collect', collected, other, { 'switched off': refusal('FUNCTION_DISABLED') }),
  },
  project: ({ comes, ...act }) => ({ ...actProject(act), comes }),
  properties: actProperties({ in: 'form', id: 'collect', submitted: 'submitted' }),
  examples: actExamples({
    fill: [],
    states: formStates,
    again: 'begins another one',
    code: 'FUNCTION_DISABLED',
    after: {},
  }),
});
