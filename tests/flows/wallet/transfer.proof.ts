import { expect } from '@playwright/test';
import type { ActInput } from '#machines/kit/act.rules.ts';
import { transferMachine } from '#machines/wallet/transfer.machine.ts';
import type { TransferContext } from '#machines/wallet/transfer.rules.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openCentre, purse } from '../../kit/journeys/wallet.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import {
  actEnds,
  actExamples,
  actProject,
  actProperties,
  formStates,
  opened,
} from '../../kit/models/money.ts';
import { actShown, actWays, drawn, leaveAct } from '../browser/acts.ts';
import { freeze, hold } from '../browser/scenes.ts';
import { passed, type Scene } from '../browser/stage.ts';
import { defineModel } from '../model.ts';
import { defineProof } from '../proof.ts';
import { ofPage } from '../scenarios/openings.ts';

const reference = 'kQ1x7Zq0T3mB9vLw2RdYfA';
const moved = { reference, from: 'MAIN', to: 'PULSO', amount: '20.50' };
/** Another one arrived, late. */
const other = { ...moved, amount: '99.00' };
const terms = { min: '1.00', max: '50000.00', available: '800.00' };

const transferModel = defineModel({
  id: 'transfer',
  machine: transferMachine,
  inputs: opened,
  events: {
    'picks a vendor to pay in': { type: 'wallet.picked', wallet: 'PULSO', direction: 'in' },
    'picks a vendor to take out': { type: 'wallet.picked', wallet: 'MIRADOR', direction: 'out' },
    'types an amount': { type: 'amount.typed', typed: '20.50' },
    'types too little': { type: 'amount.typed', typed: '0.50' },
    submits: { type: 'submitted', terms },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks for the outcome': { type: 'check.asked' },
    'begins another one': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  answers: { act: actEnds(moved, other, 'BALANCE_SHORT') },
  children: { act: actModelOf('wallet.transfer', moved, other) },
  project: ({ wallet, direction, typed, problems, ...act }) => ({
    ...actProject(act),
    wallet,
    direction,
    typed,
    problems: [problems.wallet, problems.amount],
  }),
  properties: [
    ...actProperties({
      in: 'form',
      id: 'transfer',
      asked: ({ direction }: TransferContext) => direction === 'in',
    }),
    {
      name: 'an incomplete form is not sent',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ input }) => (input as ActInput).fate !== 'kept') ||
        (from.snapshot.context.wallet !== '' && from.snapshot.context.typed === '20.50'),
    },
  ],
  examples: [
    ...actExamples({
      fill: ['picks a vendor to pay in', 'types an amount'],
      states: formStates,
      again: 'begins another one',
      code: 'BALANCE_SHORT',
      after: { typed: 'types an amount', unfit: ['types too little', 'submits'] },
      marked: ({ problems }: TransferContext) => problems.amount !== null && !problems.wallet,
    }),
    {
      name: 'picking another vendor in a refused form keeps the refusal',
      way: [
        'picks a vendor to pay in',
        'types an amount',
        'submits',
        'confirms',
        'act: it was refused',
        'picks a vendor to take out',
      ],
      leads: 'form.refused',
    },
  ],
});

const pick =
  (direction: 'in' | 'out', vendor: string) =>
  async ({ page }: Scene) => {
    const verb = direction === 'in' ? 'Ingresar en' : 'Traer de';
    await centre
      .region(page)
      .getByRole('button', { name: `${verb} ${vendor}`, exact: true })
      .click();
  };
const type =
  (typed: string) =>
  ({ page }: Scene) =>
    purse.amount(page).fill(typed);
const press =
  (name: string) =>
  ({ page }: Scene) =>
    centre.button(page, name).click();
const outcome =
  (title: string) =>
  ({ page }: Scene) =>
    expect(purse.outcome(page, title)).toBeVisible();

/** The form is there. */
const form = ({ page }: Scene) => expect(purse.amount(page)).toBeEditable();

/** Opens the page, and lets its time stand still once something of it is shown. */
async function begin(scene: Scene, shown: (scene: Scene) => Promise<void>): Promise<void> {
  await hold(scene, 'wallet.transfer', 'wallet.outcome');
  await openCentre(scene.page, scene.sandbox, 'transferFund');
  await scene.page.getByLabel('Buscar un proveedor').fill('o');
  await shown(scene);
  await freeze(scene);
}

export const transferProof = defineProof(transferModel, {
  browser: {
    starts: {
      'a first key': (scene) => begin(scene, form),
      'a key from before the page was opened': async (scene) => {
        await leaveAct(scene, 'member1', 'wallet.transfer');
        await begin(scene, outcome('Comprobando qué pasó…'));
      },
    },
    events: {
      'picks a vendor to pay in': pick('in', 'Pulso Lotería Viva'),
      'picks a vendor to take out': pick('out', 'Mirador en Vivo'),
      'types an amount': type('20.50'),
      'types too little': type('0.50'),
      submits: press('Continuar'),
      'goes back': press('Cambiar'),
      confirms: press('Transferir'),
      'asks for the outcome': 'only a child machine with a defect leads there',
      'begins another one': press('Hacer otra transferencia'),
    },
    answers: { act: actWays(transferModel, 'wallet.transfer') },
    shows: {
      opening: passed,
      'form.editing': form,
      'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      sure: ({ page }) => expect(centre.button(page, 'Transferir')).toBeEnabled(),
      acting: (scene) => actShown(scene, 'Transferir'),
      unheard: 'only a child machine with a defect leads there',
      done: outcome('Transferencia hecha'),
    },
    echoes: drawn('form'),
  },
  gaps: {
    wire: {
      'acting · act error -> unheard': 'defect',
      'unheard · check.asked -> acting': 'afterDefect',
    },
    browser: {
      'acting · act error -> unheard': 'defect',
      'unheard · check.asked -> acting': 'afterDefect',
    },
  },
  openings: [ofPage('/member/transferFund')],
});
