import { payoutAccountMachine } from '#machines/wallet/payout-account.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { endedToken, late, lost, refusal } from '../kit/failures.ts';
import { holdsNone, secrets } from '../kit/people.ts';
import { bank } from '../kit/withdrawals.ts';

export const payoutAccountModel = defineModel({
  id: 'payoutAccount',
  machine: payoutAccountMachine,
  events: {
    'wants to add one': { type: 'binding.asked' },
    'wants to remove one': { type: 'removal.asked', accountId: bank.accountId },
    'picks another kind': { type: 'kind.picked', kind: 'EWALLET' },
    'picks an institution': { type: 'field.changed', field: 'institution', value: 'PagoClaro' },
    'types a number': { type: 'field.changed', field: 'number', value: '5551 2345 6789' },
    'types the withdraw password': {
      type: 'field.changed',
      field: 'withdrawPassword',
      value: secrets.password,
    },
    submits: { type: 'submitted' },
    'goes back': { type: 'cancelled' },
  },
  answers: {
    bind: {
      bound: { done: bank },
      'number refused': refusal('FIELD_REFUSED', { field: 'number' }),
      'too many': refusal('ACCOUNT_LIMIT'),
      'session over': endedToken,
      lost,
      late,
    },
    remove: {
      removed: { done: null },
      'password wrong': refusal('WITHDRAW_PASSWORD_WRONG'),
      'session over': endedToken,
      lost,
      late,
    },
  },
  project: ({ task, kind, fields, accountId, problems, failure, said }) => ({
    task,
    kind,
    filled: Object.values(fields).map((value) => value !== ''),
    accountId,
    problems: Object.values(problems).filter((problem) => problem !== undefined).length,
    failed: failure !== null,
    said,
  }),
  properties: [
    {
      name: 'nothing incomplete is bound',
      fault: { 'states/binding/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'bind') ||
        Object.values(from.snapshot.context.fields).every((value) => value !== ''),
    },
    {
      name: 'nothing is removed without the withdraw password',
      fault: { 'states/removing/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'remove') ||
        from.snapshot.context.fields.withdrawPassword !== '',
    },
    {
      name: 'no withdraw password stays in memory once a binding was sent',
      fault: { 'states/sendingBinding/exit': undefined },
      edge: ({ from, to }) =>
        !from.snapshot.matches('sendingBinding') ||
        to.snapshot.matches('sendingBinding') ||
        holdsNone(to.snapshot.context, [secrets.password]),
    },
    {
      name: 'no withdraw password stays in memory once a removal was sent',
      fault: { 'states/sendingRemoval/exit': undefined },
      edge: ({ from, to }) =>
        !from.snapshot.matches('sendingRemoval') ||
        to.snapshot.matches('sendingRemoval') ||
        holdsNone(to.snapshot.context, [secrets.password]),
    },
    {
      name: 'nothing that was typed stays when the form was left',
      fault: { 'states/listed/entry': undefined },
      state: ({ snapshot }) =>
        !snapshot.matches('listed') || Object.values(snapshot.context.fields).every((value) => value === ''),
    },
  ],
});
