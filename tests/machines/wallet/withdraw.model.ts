import { withdrawMachine } from '#machines/wallet/withdraw.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { endedToken, late, lost, refusal } from '../kit/failures.ts';
import {
  askedWhenDoneBefore,
  doneBefore,
  earlierIsNotTheLast,
  outcomes,
  sentOncePerKey,
} from '../kit/money.ts';
import { holdsNone, secrets } from '../kit/people.ts';
import { bank, pending, terms } from '../kit/withdrawals.ts';

/** Terms whose fee takes all of fifty units. */
const dear = { ...terms, feeFixed: '49.50' };
const unplayed = { ...terms, turnover: { required: '100.00', done: '40.00' } };

export const withdrawModel = defineModel({
  id: 'withdraw',
  machine: withdrawMachine,
  inputs: { 'a first key': { key: 'a-first-key-of-money' } },
  events: {
    'picks an account': { type: 'field.changed', field: 'accountId', value: bank.accountId },
    'types an amount': { type: 'field.changed', field: 'typed', value: '50' },
    'types the withdraw password': {
      type: 'field.changed',
      field: 'withdrawPassword',
      value: secrets.password,
    },
    submits: { type: 'submitted', terms },
    'submits what is all fee': { type: 'submitted', terms: dear },
    'submits what is not bet yet': { type: 'submitted', terms: unplayed },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks what became of it': { type: 'check.asked' },
    'sends it again': { type: 'sent.again' },
    'begins another one': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  answers: {
    withdraw: {
      taken: { done: pending },
      'password wrong': refusal('WITHDRAW_PASSWORD_WRONG'),
      'fee changed': refusal('QUOTE_CHANGED', { fee: '2.00' }),
      'session over': endedToken,
      ...doneBefore,
      lost,
      late,
    },
    outcome: outcomes(pending),
  },
  project: ({ key, accountId, typed, withdrawPassword, problems, quote, failure, withdrawal, earlier }) => ({
    key,
    filled: [accountId !== '', typed, withdrawPassword !== ''],
    problems: Object.values(problems).filter(Boolean).length,
    turnover: problems.turnover,
    quote: quote?.fee ?? null,
    failure: failure?.code ?? failure?.kind ?? null,
    kept: withdrawal !== null,
    earlier,
  }),
  properties: [
    sentOncePerKey('withdraw'),
    askedWhenDoneBefore,
    earlierIsNotTheLast,
    {
      name: 'nothing incomplete is sent, and nothing before it was bet',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ from, to }) => {
        if (!to.snapshot.matches('sure') || from.snapshot.matches('sure')) return true;
        const { quote, withdrawPassword, problems } = to.snapshot.context;
        return quote !== null && withdrawPassword !== '' && !problems.turnover && quote.amount === '50.00';
      },
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
      name: 'what is sent is what the last look showed, fee and all',
      fault: { 'states/form/on/submitted/0/actions': ['clearFailure'] },
      edge: ({ effects }) =>
        effects.started
          .filter(({ id }) => id === 'withdraw')
          .every(({ input }) => {
            const { amount, fee, accountId } = input as { amount: string; fee: string; accountId: string };
            return amount === '50.00' && fee === '1.00' && accountId === bank.accountId;
          }),
    },
    {
      name: 'no withdraw password stays in memory once it was sent',
      fault: { 'states/sending/exit': undefined },
      edge: ({ from, to }) =>
        !from.snapshot.matches('sending') ||
        to.snapshot.matches('sending') ||
        holdsNone(to.snapshot.context, [secrets.password]),
    },
    {
      name: 'no withdraw password is in memory when the flow has ended or nobody knows how it ended',
      fault: { 'states/sending/exit': undefined },
      state: ({ snapshot }) =>
        ['form', 'sure', 'sending'].some((state) => snapshot.matches(state)) ||
        holdsNone(snapshot.context, [secrets.password]),
    },
    {
      name: 'whoever sees a withdrawal taken is told anew what there is',
      fault: { 'states/sending/invoke/onDone/actions': undefined },
      edge: ({ from, to, effects }) =>
        !to.snapshot.matches('done') ||
        from.snapshot.matches('done') ||
        effects.emitted.some(({ type }) => type === 'stale'),
    },
  ],
});
