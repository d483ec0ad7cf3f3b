import { cancellationMachine } from '#machines/wallet/cancellation.machine.ts';
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
import { pending } from '../../kit/models/withdrawals.ts';

const cancelled = { ...pending, status: 'CANCELLED' } as const;

/** More comes back than was shown. */
const other = { ...cancelled, amount: '70.00' };
const { reference, amount } = pending;

export const cancellationModel = defineModel({
  id: 'cancellation',
  machine: cancellationMachine,
  inputs: Object.fromEntries(
    Object.entries(opened).map(([name, one]) => [name, { ...one, reference, amount }]),
  ),
  events: {
    submits: { type: 'submitted' },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks what became of it': { type: 'check.asked' },
    'has seen it': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  answers: { act: actEnds(cancelled, other, 'ALREADY_SETTLED') },
  children: {
    act: actModelOf('wallet.cancelWithdrawal', cancelled, other, {
      'settled meanwhile': refusal('ALREADY_SETTLED'),
    }),
  },
  project: actProject,
  properties: [...actProperties({ in: 'form', id: 'cancellation', submitted: 'submitted' })],
  examples: actExamples({
    fill: [],
    states: formStates,
    again: 'has seen it',
    code: 'ALREADY_SETTLED',
    after: {},
    asksAnew: true,
  }),
});
