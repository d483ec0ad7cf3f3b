import { expect } from '@playwright/test';
import { cancellationMachine } from '#machines/wallet/cancellation.machine.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openWithdraw, payouts } from '../../kit/journeys/payouts.ts';
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
import { actShown, actWays, drawn, leaveAct } from '../browser/acts.ts';
import { freeze, hold } from '../browser/scenes.ts';
import { passed, type Scene } from '../browser/stage.ts';
import { defineModel } from '../model.ts';
import { defineProof } from '../proof.ts';
import { ofPage } from '../scenarios/openings.ts';

const cancelled = { ...pending, status: 'CANCELLED' } as const;

/** More comes back than was shown. */
const other = { ...cancelled, amount: '70.00' };
const { reference, amount } = pending;

const cancellationModel = defineModel({
  id: 'cancellation',
  machine: cancellationMachine,
  inputs: Object.fromEntries(
    Object.entries(opened).map(([name, one]) => [name, { ...one, reference, amount }]),
  ),
  events: {
    submits: { type: 'submitted' },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks for the outcome': { type: 'check.asked' },
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

const press =
  (name: string) =>
  ({ page }: Scene) =>
    centre.button(page, name).click();
const outcome =
  (title: string) =>
  ({ page }: Scene) =>
    expect(payouts.outcome(page, title)).toBeVisible();

/** The form is there. */
const form = ({ page }: Scene) => expect(centre.button(page, 'Recuperar el dinero')).toBeEnabled();

/** Opens the page, and lets its time stand still once something of it is shown. */
async function begin(scene: Scene, shown: (scene: Scene) => Promise<void>): Promise<void> {
  await hold(scene, 'wallet.cancelWithdrawal', 'wallet.outcome');
  const answer = { status: 200, body: { success: true, value: pending } };
  await scene.sandbox.faults([{ call: 'wallet.withdrawal', kind: 'answer', times: 'always', ...answer }]);
  await openWithdraw(scene.page, scene.sandbox, 'vip5', pending.reference);
  await shown(scene);
  await freeze(scene);
}

export const cancellationProof = defineProof(cancellationModel, {
  browser: {
    starts: {
      'a first key': (scene) => begin(scene, form),
      'a key from before the page was opened': async (scene) => {
        await leaveAct(scene, 'vip5', 'wallet.cancelWithdrawal', pending.reference);
        await begin(scene, outcome('Comprobando qué pasó…'));
      },
    },
    events: {
      submits: press('Recuperar el dinero'),
      'goes back': press('Cambiar'),
      confirms: press('Sí, recuperarlo'),
      'asks for the outcome': 'only a child machine with a defect leads there',
      'has seen it': press('Entendido'),
    },
    answers: { act: actWays(cancellationModel, 'wallet.cancelWithdrawal') },
    shows: {
      opening: passed,
      'form.editing': form,
      'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      sure: ({ page }) => expect(centre.button(page, 'Sí, recuperarlo')).toBeEnabled(),
      acting: (scene) => actShown(scene, 'Sí, recuperarlo'),
      unheard: 'only a child machine with a defect leads there',
      done: outcome('Recuperaste el dinero'),
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
  openings: [ofPage('/member/withdraw/{reference}', { prepare: 'withdrawal', who: 'vip5' })],
});
