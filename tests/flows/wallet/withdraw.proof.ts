import { expect } from '@playwright/test';
import type { ActInput } from '#machines/kit/act.rules.ts';
import { withdrawMachine } from '#machines/wallet/withdraw.machine.ts';
import type { WithdrawContext } from '#machines/wallet/withdraw.rules.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openWithdraw, payouts } from '../../kit/journeys/payouts.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import { refusal } from '../../kit/models/failures.ts';
import {
  actEnds,
  actExamples,
  actProject,
  actProperties,
  forgotten,
  kept,
  opened,
  secretStates,
} from '../../kit/models/money.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';
import { sessionCovers, sessionLost } from '../../kit/models/session-lost.ts';
import { bank, pending, terms } from '../../kit/models/withdrawals.ts';
import { actShown, actWays, drawn, leaveAct } from '../browser/acts.ts';
import { freeze, hold } from '../browser/scenes.ts';
import { passed, type Scene } from '../browser/stage.ts';
import { defineModel } from '../model.ts';
import { defineProof } from '../proof.ts';
import { ofPage } from '../scenarios/openings.ts';

const sure = { preparing: 'sure' };
/** Terms whose fee takes all of fifty units. */
const dear = { ...terms, feeFixed: '49.50' };
const unplayed = { ...terms, turnover: { required: '100.00', done: '40.00' } };

/** Another one arrived, late. */
const other = { ...pending, amount: '70.00', net: '68.80', fee: '1.20' };

const withdrawModel = defineModel({
  id: 'withdraw',
  machine: withdrawMachine,
  inputs: opened,
  events: {
    'picks an account': { type: 'field.changed', field: 'accountId', value: bank.accountId },
    'types an amount': { type: 'field.changed', field: 'typed', value: '50' },
    'types the withdraw password': { type: 'secret.typed', typed: secrets.password },
    ...sessionLost,
    submits: { type: 'submitted', terms },
    'submits an amount that the fee uses up': { type: 'submitted', terms: dear },
    'submits before the required bets': { type: 'submitted', terms: unplayed },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks for the outcome': { type: 'check.asked' },
    'begins another one': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  fromOutside: ['the session is lost'],
  answers: { act: actEnds(pending, other, 'WITHDRAW_PASSWORD_WRONG') },
  children: {
    act: actModelOf('wallet.withdraw', pending, other, {
      'password wrong': refusal('WITHDRAW_PASSWORD_WRONG'),
    }),
  },
  project: ({ accountId, typed, withdrawPassword, problems, quote, ...act }) => ({
    ...actProject(act),
    filled: [accountId !== '', typed, withdrawPassword !== ''],
    problems: Object.values(problems).filter(Boolean).length,
    turnover: problems.turnover,
    quote: quote?.fee ?? null,
  }),
  properties: [
    ...actProperties({ in: 'preparing', id: 'withdraw' }),
    {
      name: 'a withdrawal is sent only from a complete form, and only after the required bets',
      fault: { 'states/preparing/states/form/on/submitted/0/guard': undefined },
      edge: ({ from, to }) => {
        if (!to.snapshot.matches(sure) || from.snapshot.matches(sure)) return true;
        const { quote, withdrawPassword, problems } = to.snapshot.context;
        return quote !== null && withdrawPassword !== '' && !problems.turnover && quote.amount === '50.00';
      },
    },
    {
      name: 'an amount that the fee uses up gets no last look',
      fault: { 'states/preparing/states/form/on/submitted/0/guard': undefined },
      edge: ({ from, step, to }) =>
        step.name !== 'submits an amount that the fee uses up' ||
        from.snapshot.matches(sure) ||
        !to.snapshot.matches(sure),
    },
    {
      name: 'the withdrawal that is sent is the one that the last look showed, with its fee',
      fault: { 'states/preparing/states/form/on/submitted/0/actions': ['clearFailure'] },
      edge: ({ effects }) =>
        effects.started
          .filter(({ input }) => (input as ActInput).fate !== 'kept')
          .every(({ input }) => {
            const { amount, fee, accountId } = (input as ActInput).send;
            return amount === '50.00' && fee === '1.00' && accountId === bank.accountId;
          }),
    },
    {
      name: 'the act alone holds the withdraw password on its way, and nobody holds it once it is sent',
      fault: { 'states/acting/states/awaited/entry': undefined },
      state: ({ snapshot }) =>
        snapshot.matches('preparing') || holdsNone(snapshot.context, [secrets.password]),
    },
    {
      name: 'a typed withdraw password is forgotten after a while and with the session; the other fields stay',
      fault: { 'states/preparing/on/session.lost/actions': undefined },
      edge: ({ from, step, to }) => {
        if (step.kind !== 'timer' && step.name !== 'the session is lost') return true;
        const { accountId, typed } = from.snapshot.context;
        const { context } = to.snapshot;
        const kept = context.accountId === accountId && context.typed === typed;
        return kept && holdsNone(context, [secrets.password]) && !to.snapshot.matches(sure);
      },
    },
    {
      name: 'each digit of the withdraw password restarts its time',
      fault: { 'states/preparing/states/form/on/secret.typed/target': undefined },
      edge: ({ step, effects }) => step.name !== 'types the withdraw password' || effects.armed.length === 1,
    },
  ],
  examples: [
    ...actExamples({
      fill: ['picks an account', 'types an amount', 'types the withdraw password'],
      states: secretStates,
      again: 'begins another one',
      code: 'WITHDRAW_PASSWORD_WRONG',
      after: { typed: 'types an amount', unfit: ['submits'], mended: ['types the withdraw password'] },
      asksAnew: true,
      marked: ({ problems }: WithdrawContext) => problems.withdrawPassword && !problems.account,
    }),
    forgotten,
    kept,
  ],
});

const press =
  (name: string) =>
  ({ page }: Scene) =>
    centre.button(page, name).click();
const outcome =
  (title: string) =>
  ({ page }: Scene) =>
    expect(payouts.outcome(page, title)).toBeVisible();

/** The form is there. */
const form = ({ page }: Scene) => expect(payouts.amount(page)).toBeEditable();

/** Opens the page, and lets its time stand still once something of it is shown. */
async function begin(scene: Scene, shown: (scene: Scene) => Promise<void>): Promise<void> {
  await hold(scene, 'wallet.withdraw', 'wallet.outcome');
  // The terms of the chart: two accounts, and everything bet.
  const answer = { status: 200, body: { success: true, value: terms } };
  await scene.sandbox.faults([{ call: 'wallet.payoutTerms', kind: 'answer', times: 'always', ...answer }]);
  await openWithdraw(scene.page, scene.sandbox);
  await shown(scene);
  await freeze(scene);
}

export const withdrawProof = defineProof(withdrawModel, {
  browser: {
    starts: {
      'a first key': (scene) => begin(scene, form),
      'a key from before the page was opened': async (scene) => {
        await leaveAct(scene, 'vip5', 'wallet.withdraw');
        await begin(scene, outcome('Comprobando qué pasó…'));
      },
    },
    events: {
      'picks an account': {
        when: ({ context }) => context.accountId === '',
        how: ({ page }) => payouts.account(page).selectOption({ index: 1 }),
      },
      'types an amount': {
        when: ({ context }) => context.typed === '',
        how: ({ page }) => payouts.amount(page).fill('50'),
      },
      'types the withdraw password': {
        when: ({ context }) => context.withdrawPassword === '',
        how: ({ page }) => payouts.password(page).fill('246810'),
      },
      'the session is lost': sessionCovers.en,
      submits: press('Continuar'),
      'submits an amount that the fee uses up':
        'the page of a tour is told one set of terms: the tests of the rules show those whose fee is too much',
      'submits before the required bets':
        'the page of a tour is told one set of terms: the journey of the missing turnover shows the others',
      'goes back': press('Cambiar'),
      confirms: press('Pedir el retiro'),
      'asks for the outcome': 'only a child machine with a defect leads there',
      'begins another one': press('Pedir otro retiro'),
    },
    answers: { act: actWays(withdrawModel, 'wallet.withdraw') },
    shows: {
      opening: passed,
      'preparing.form.editing': form,
      'preparing.form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      'preparing.sure': ({ page }) => expect(centre.button(page, 'Pedir el retiro')).toBeEnabled(),
      'acting.awaited': (scene) => actShown(scene, 'Pedir el retiro'),
      unheard: 'only a child machine with a defect leads there',
      done: outcome('Retiro pedido'),
    },
    echoes: drawn('preparing'),
  },
  gaps: {
    wire: {
      'acting · act error -> unheard': 'defect',
      'unheard · check.asked -> acting': 'afterDefect',
    },
    browser: {
      'acting · act error -> unheard': 'defect',
      'unheard · check.asked -> acting': 'afterDefect',
      'preparing · session.lost -> preparing.form': sessionCovers,
    },
  },
  openings: [ofPage('/member/withdraw')],
});
