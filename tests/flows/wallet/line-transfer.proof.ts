import { expect } from '@playwright/test';
import type { ActInput } from '#machines/kit/act.rules.ts';
import { lineTransferMachine } from '#machines/wallet/line-transfer.machine.ts';
import type { LineContext } from '#machines/wallet/line-transfer.rules.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openCentre, purse } from '../../kit/journeys/wallet.ts';
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
import { actShown, actWays, drawn, leaveAct } from '../browser/acts.ts';
import { freeze, hold } from '../browser/scenes.ts';
import { passed, type Scene } from '../browser/stage.ts';
import { defineModel } from '../model.ts';
import { defineProof } from '../proof.ts';
import { ofPage } from '../scenarios/openings.ts';

const reference = 'kQ1x7Zq0T3mB9vLw2RdYfA';
const camila = {
  id: 'id-of-camila',
  account: 'downline1a',
  nickname: 'Camila Ponce',
  kind: 'member',
} as const;
const diego = { id: 'id-of-diego', account: 'downline1b', nickname: 'Diego Lara', kind: 'member' } as const;
const sent = { reference, to: camila, amount: '50.00' };
/** Another one arrived, late. */
const other = { ...sent, to: diego };
const line = {
  upline: null,
  downlines: 2,
  limits: { min: '10.00', max: '5000.00' },
  leftToday: '20000.00',
  available: '22500.00',
};

const lineTransferModel = defineModel({
  id: 'lineTransfer',
  machine: lineTransferMachine,
  inputs: opened,
  events: {
    'picks a downline': { type: 'recipient.picked', to: camila },
    'types an amount': { type: 'amount.typed', typed: '50' },
    'types the withdraw password': { type: 'secret.typed', typed: secrets.password },
    ...sessionLost,
    submits: { type: 'submitted', line },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks for the outcome': { type: 'check.asked' },
    'begins another one': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  fromOutside: ['the session is lost'],
  answers: { act: actEnds(sent, other, 'RECIPIENT_REFUSED') },
  children: {
    act: actModelOf('wallet.sendToLine', sent, other, { 'not of the line': refusal('RECIPIENT_REFUSED') }),
  },
  project: ({ to, typed, withdrawPassword, problems, ...act }) => ({
    ...actProject(act),
    filled: [to?.id ?? '', typed, withdrawPassword !== ''],
    problems: Object.values(problems).filter(Boolean).length,
  }),
  properties: [
    ...actProperties({ in: 'preparing', id: 'lineTransfer' }),
    {
      name: 'an incomplete form is not sent',
      fault: { 'states/preparing/states/form/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) => {
        const { to, typed, withdrawPassword } = from.snapshot.context;
        const whole = to !== null && typed === '50' && withdrawPassword !== '';
        return whole || !effects.started.some(({ input }) => (input as ActInput).fate !== 'kept');
      },
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
        const { to: whom, typed } = from.snapshot.context;
        const { context } = to.snapshot;
        const kept = context.to === whom && context.typed === typed;
        return kept && holdsNone(context, [secrets.password]) && !to.snapshot.matches({ preparing: 'sure' });
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
      fill: ['picks a downline', 'types an amount', 'types the withdraw password'],
      states: secretStates,
      again: 'begins another one',
      code: 'RECIPIENT_REFUSED',
      after: { typed: 'types an amount', unfit: ['submits'], mended: ['types the withdraw password'] },
      asksAnew: true,
      marked: ({ problems }: LineContext) => problems.withdrawPassword && !problems.to,
    }),
    {
      name: 'the refusal stays while another downline is picked',
      way: [
        'picks a downline',
        'types an amount',
        'types the withdraw password',
        'submits',
        'confirms',
        'act: it was refused',
        'picks a downline',
      ],
      leads: 'preparing.form.refused',
    },
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
    expect(purse.outcome(page, title)).toBeVisible();

/** The form is there. */
const form = ({ page }: Scene) => expect(purse.amount(page)).toBeEditable();

/** Opens the page, and lets its time stand still once something of it is shown. */
async function begin(scene: Scene, shown: (scene: Scene) => Promise<void>): Promise<void> {
  await hold(scene, 'wallet.sendToLine', 'wallet.outcome');
  await openCentre(scene.page, scene.sandbox, 'transferUpline', 'agent1');
  await shown(scene);
  await freeze(scene);
}

export const lineTransferProof = defineProof(lineTransferModel, {
  browser: {
    starts: {
      'a first key': (scene) => begin(scene, form),
      'a key from before the page was opened': async (scene) => {
        await leaveAct(scene, 'agent1', 'wallet.sendToLine');
        await begin(scene, outcome('Comprobando qué pasó…'));
      },
    },
    events: {
      'picks a downline': ({ page }) => purse.recipient(page, 'downline1a').check(),
      'types an amount': ({ page }) => purse.amount(page).fill('50'),
      'types the withdraw password': ({ page }) => centre.field(page, 'Contraseña de retiro').fill('246810'),
      'the session is lost': sessionCovers.en,
      submits: press('Continuar'),
      'goes back': press('Cambiar'),
      confirms: press('Enviar'),
      'asks for the outcome': 'only a child machine with a defect leads there',
      'begins another one': press('Enviar a alguien más'),
    },
    answers: { act: actWays(lineTransferModel, 'wallet.sendToLine') },
    shows: {
      opening: passed,
      'preparing.form.editing': form,
      'preparing.form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      'preparing.sure': ({ page }) => expect(centre.button(page, 'Enviar')).toBeEnabled(),
      'acting.awaited': (scene) => actShown(scene, 'Enviar'),
      unheard: 'only a child machine with a defect leads there',
      done: outcome('Dinero enviado'),
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
  openings: [ofPage('/member/transferUpline', { who: 'agent1' })],
});
