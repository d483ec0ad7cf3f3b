import { expect } from '@playwright/test';
import type { ActInput } from '#machines/kit/act.rules.ts';
import { redeemMachine } from '#machines/points/redeem.machine.ts';
import type { RedeemContext } from '#machines/points/redeem.rules.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { ui } from '../../kit/journeys/ui.ts';
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
import { bonus, inProcess } from '../../kit/models/points.ts';
import { sessionCovers, sessionLost } from '../../kit/models/session-lost.ts';
import { actShown, actWays, drawn, leaveAct } from '../browser/acts.ts';
import { freeze, hold } from '../browser/scenes.ts';
import { passed, type Scene } from '../browser/stage.ts';
import { defineModel } from '../model.ts';
import { defineProof } from '../proof.ts';
import { ofPage } from '../scenarios/openings.ts';

const sure = { preparing: 'sure' };
const few = { ...bonus, maxQuantity: 0 };
const soldOut = { ...bonus, refusal: { rule: 'STOCK' as const, missing: null, rank: null, until: null } };

/** Another one arrived, late. */
const other = { ...inProcess, quantity: 3, points: 2_850 };

const redeemModel = defineModel({
  id: 'redeem',
  machine: redeemMachine,
  inputs: Object.fromEntries(
    Object.entries(opened).map(([name, one]) => [name, { ...one, id: bonus.id, language: 'ES' }]),
  ),
  events: {
    'types a quantity': { type: 'field.changed', field: 'quantity', value: '2' },
    'types the withdraw password': { type: 'secret.typed', typed: secrets.password },
    ...sessionLost,
    submits: { type: 'submitted', reward: bonus },
    'submits more than can be had': { type: 'submitted', reward: few },
    'submits for a reward that is sold out': { type: 'submitted', reward: soldOut },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks for the outcome': { type: 'check.asked' },
    'begins another one': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  fromOutside: ['the session is lost'],
  answers: { act: actEnds(inProcess, other, 'WITHDRAW_PASSWORD_WRONG') },
  children: {
    act: actModelOf('points.redeem', inProcess, other, {
      'password wrong': refusal('WITHDRAW_PASSWORD_WRONG'),
      'sold out meanwhile': refusal('REDEEM_RULE', soldOut.refusal),
      'another price': refusal('QUOTE_CHANGED', { price: 1_000 }),
    }),
  },
  project: ({ quantity, withdrawPassword, problems, quote, ...act }) => ({
    ...actProject(act),
    filled: [quantity, withdrawPassword !== ''],
    problems: Object.values(problems).filter(Boolean).length,
    quote: quote?.points ?? null,
  }),
  properties: [
    ...actProperties({
      in: 'preparing',
      id: 'redeem',
      asked: ({ quote }: RedeemContext) => quote === null || quote.quantity === 2,
    }),
    {
      name: 'a redemption is sent only from a complete form, for a reward that can be had',
      fault: { 'states/preparing/states/form/on/submitted/0/guard': undefined },
      edge: ({ from, step, to }) => {
        if (!to.snapshot.matches(sure) || from.snapshot.matches(sure)) return true;
        const { quote, withdrawPassword } = to.snapshot.context;
        return step.name === 'submits' && quote?.price === 950 && withdrawPassword !== '';
      },
    },
    {
      name: 'the redemption that is sent is the one that the last look showed, at its price',
      fault: { 'states/preparing/states/form/on/submitted/0/actions': ['clearFailure'] },
      edge: ({ from, effects }) =>
        effects.started
          .filter(({ input }) => (input as ActInput).fate !== 'kept')
          .every(({ input }) => {
            const { id, price, quantity } = (input as ActInput).send;
            return id === bonus.id && price === 950 && String(quantity) === from.snapshot.context.quantity;
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
        const { context } = to.snapshot;
        const stays = context.quantity === from.snapshot.context.quantity;
        return stays && holdsNone(context, [secrets.password]) && !to.snapshot.matches(sure);
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
      fill: ['types a quantity', 'types the withdraw password'],
      states: secretStates,
      again: 'begins another one',
      code: 'WITHDRAW_PASSWORD_WRONG',
      after: { typed: 'types a quantity', unfit: ['submits'], mended: ['types the withdraw password'] },
      asksAnew: true,
      marked: ({ problems }: RedeemContext) => problems.withdrawPassword && problems.quantity === null,
    }),
    {
      name: 'as many are redeemed as were typed',
      way: ['types a quantity', 'types the withdraw password', 'submits', 'confirms'],
      leads: 'acting.awaited',
      and: ({ effects }) =>
        effects.started.some(({ input }) => String((input as ActInput).send.quantity) === '2'),
    },
    forgotten,
    kept,
  ],
});

const here = ({ page }: Scene) => page.getByRole('main');
const button = (scene: Scene, name: string) => here(scene).getByRole('button', { name, exact: true });
const press = (name: string) => (scene: Scene) => button(scene, name).click();
const field = (scene: Scene, name: string) => here(scene).getByLabel(name, { exact: true });
const outcome = (title: string) => (scene: Scene) =>
  expect(here(scene).getByRole('status').filter({ hasText: title })).toBeVisible();

/** The form is there. */
const form = (scene: Scene) => expect(field(scene, 'Cantidad')).toBeEditable();

/** Opens the page, and lets its time stand still once something of it is shown. */
async function begin(scene: Scene, shown: (scene: Scene) => Promise<void>): Promise<void> {
  await hold(scene, 'points.redeem', 'wallet.outcome');
  await openAs(scene.page, scene.sandbox, 'vip5', `/pointMall?reward=${bonus.id}`);
  await expect(ui.balance(scene.page)).toBeVisible();
  await shown(scene);
  await freeze(scene);
}

const oneReward = 'the page of a tour is told one reward that can be had: the tests of the rules show others';

export const redeemProof = defineProof(redeemModel, {
  browser: {
    starts: {
      'a first key': (scene) => begin(scene, form),
      'a key from before the page was opened': async (scene) => {
        await leaveAct(scene, 'vip5', 'points.redeem', bonus.id);
        await begin(scene, outcome('Comprobando qué pasó…'));
      },
    },
    events: {
      'types a quantity': {
        when: ({ context }) => context.quantity === '1',
        how: (scene) => field(scene, 'Cantidad').fill('2'),
      },
      'types the withdraw password': {
        when: ({ context }) => context.withdrawPassword === '',
        how: (scene) => field(scene, 'Contraseña de retiro').fill('246810'),
      },
      'the session is lost': sessionCovers.en,
      submits: press('Continuar'),
      'submits more than can be had': oneReward,
      'submits for a reward that is sold out': oneReward,
      'goes back': press('Cambiar'),
      confirms: press('Canjear ahora'),
      'asks for the outcome': 'only a child machine with a defect leads there',
      'begins another one': press('Canjear otro'),
    },
    answers: { act: actWays(redeemModel, 'points.redeem') },
    shows: {
      opening: passed,
      'preparing.form.editing': form,
      'preparing.form.refused': (scene) => expect(here(scene).getByRole('alert')).toBeVisible(),
      'preparing.sure': (scene) => expect(button(scene, 'Canjear ahora')).toBeEnabled(),
      'acting.awaited': (scene) => actShown(scene, 'Canjear ahora'),
      unheard: 'only a child machine with a defect leads there',
      done: outcome('Canje pedido'),
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
  openings: [ofPage(`/pointMall?reward=${bonus.id}`)],
});
