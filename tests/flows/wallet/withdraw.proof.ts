import { expect } from '@playwright/test';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { withdrawMachine } from '#machines/wallet/withdraw.act.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openWithdraw, payouts } from '../../kit/journeys/payouts.ts';
import { refusal } from '../../kit/models/failures.ts';
import { bank, pending, terms } from '../../kit/models/withdrawals.ts';
import { actFormProof } from '../act-form-proof.ts';

const sure = { preparing: 'sure' };
/** Terms whose fee takes all of fifty units. */
const dear = { ...terms, feeFixed: '49.50' };
const unplayed = { ...terms, turnover: { required: '100.00', done: '40.00' } };

export const withdrawProof = actFormProof(withdrawMachine, {
  fill: {
    'picks an account': {
      field: 'accountId',
      value: bank.accountId,
      how: ({ page }) => payouts.account(page).selectOption({ index: 1 }),
    },
    'types an amount': { field: 'typed', value: '50', how: ({ page }) => payouts.amount(page).fill('50') },
  },
  terms,
  otherTerms: {
    'submits an amount that the fee uses up': {
      terms: dear,
      why: 'the page of a tour is told one set of terms: the tests of the rules show those whose fee is too much',
    },
    'submits before the required bets': {
      terms: unplayed,
      why: 'the page of a tour is told one set of terms: the journey of the missing turnover shows the others',
    },
  },
  sends: ({ accountId, typed }) =>
    typed === '50' && accountId !== '' ? { accountId, amount: '50.00', fee: '1.00' } : null,
  sent: 'the withdrawal that is sent is the one that the last look showed, with its fee',
  record: pending,
  // Another one arrived, late.
  other: { ...pending, amount: '70.00', net: '68.80', fee: '1.20' },
  code: 'WITHDRAW_PASSWORD_WRONG',
  refusals: { 'password wrong': refusal('WITHDRAW_PASSWORD_WRONG') },
  typed: 'types an amount',
  unfit: ['submits'],
  properties: [
    {
      name: 'an amount that the fee uses up gets no last look',
      fault: { 'states/preparing/states/form/on/submitted/0/guard': undefined },
      edge: ({ from, step, to }) =>
        step.name !== 'submits an amount that the fee uses up' ||
        from.snapshot.matches(sure) ||
        !to.snapshot.matches(sure),
    },
  ],
  page: {
    who: 'vip5',
    open: async ({ page, sandbox }) => {
      // The terms of the chart: two accounts, and everything bet.
      const answer = { status: 200, body: { success: true, value: terms } };
      await sandbox.faults([{ call: 'wallet.payoutTerms', kind: 'answer', times: 'always', ...answer }]);
      await openWithdraw(page, sandbox);
    },
    place: centre.region,
    form: ({ page }) => expect(payouts.amount(page)).toBeEditable(),
    submits: 'Continuar',
    confirms: 'Pedir el retiro',
    done: 'Retiro pedido',
    again: 'Pedir otro retiro',
  },
  openings: [ofPage('/member/withdraw')],
});
