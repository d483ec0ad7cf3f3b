import { payoutAccountMachine } from '#machines/wallet/payout-account.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { endedToken, late, lost, refusal } from '../../kit/models/failures.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';
import { neverCalledRefused, unheard } from '../../kit/models/unheard.ts';
import { bank, terms } from '../../kit/models/withdrawals.ts';
import { examples } from './payout-account.examples.ts';

const wallet = {
  accountId: 'a-second-account',
  kind: 'EWALLET',
  institution: 'PagoClaro',
  holder: 'Ana',
  number: '••• 6789',
} as const;

export const payoutAccountModel = defineModel({
  id: 'payoutAccount',
  machine: payoutAccountMachine,
  events: {
    'wants to add one': { type: 'binding.asked', known: [bank.accountId] },
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
    'asks whether it was done': { type: 'outcome.asked' },
    'wants the form back': { type: 'form.wanted' },
    'goes back': { type: 'cancelled' },
  },
  answers: {
    bind: {
      bound: { done: bank },
      'number refused': refusal('FIELD_REFUSED', { field: 'number' }),
      'too many': refusal('ACCOUNT_LIMIT'),
      'session over': endedToken,
      ...unheard,
    },
    remove: {
      removed: { done: null },
      'password wrong': refusal('WITHDRAW_PASSWORD_WRONG'),
      'no such account': refusal('NOT_FOUND'),
      'session over': endedToken,
      ...unheard,
    },
    terms: {
      'the old one': { done: { ...terms, accounts: [bank] } },
      'the new one too': { done: { ...terms, accounts: [bank, wallet] } },
      'another new one': { done: { ...terms, accounts: [bank, { ...wallet, number: '••• 6780' }] } },
      none: { done: { ...terms, accounts: [] } },
      lost,
      late,
    },
  },
  project: ({ task, kind, fields, accountId, problems, failure, doubted, known, said }) => ({
    task,
    kind,
    filled: Object.values(fields).map((value) => value !== ''),
    accountId,
    problems: Object.values(problems).filter((problem) => problem !== undefined).length,
    failed: failure !== null,
    doubted,
    known,
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
    neverCalledRefused(payoutAccountMachine, {
      'states/sendingRemoval/invoke/onError/0/guard': () => false,
    }),
    {
      name: 'an account is bound or gone by the gateway’s word alone, and the list is read anew',
      fault: { 'states/looking/invoke/onDone/0/guard': undefined },
      edge: ({ from, step, to, effects }) => {
        if (!to.snapshot.matches('listed') || from.snapshot.matches('listed') || step.kind !== 'answer')
          return true;
        const said =
          from.snapshot.context.task === 'binding' ? ['bound', 'the new one too'] : ['removed', 'none'];
        return said.includes(step.name) && effects.emitted.some(({ type }) => type === 'stale');
      },
    },
    {
      name: 'what is said to be done is what was asked for',
      fault: { 'states/looking/invoke/onDone/0/actions': 'tellStale' },
      edge: ({ from, step, to }) =>
        step.kind !== 'answer' ||
        !to.snapshot.matches('listed') ||
        to.snapshot.context.said === (from.snapshot.context.task === 'binding' ? 'bound' : 'removed'),
    },
  ],
  examples,
});
