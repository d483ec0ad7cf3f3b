import { expect } from '@playwright/test';
import { closeInvitationMachine } from '#machines/agent/close-invitation.machine.ts';
import { office } from '../../kit/journeys/agent-registration.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import { refusal } from '../../kit/models/failures.ts';
import { invitation, linksOf } from '../../kit/models/invitations.ts';
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

const call = 'agent.closeInvitation' as const;
const { id } = invitation;
const closed = { ...invitation, closedAt: 1_795_000_200_000 };

/** Another one was closed under the key. */
const other = { ...closed, id: 'aT3mB9vLw2RdYfAkQ1x7Zq' };

const closeInvitationModel = defineModel({
  id: 'closeInvitation',
  machine: closeInvitationMachine,
  inputs: Object.fromEntries(Object.entries(opened).map(([name, one]) => [name, { ...one, id }])),
  events: {
    submits: { type: 'submitted' },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks for the outcome': { type: 'check.asked' },
    'has seen it': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  answers: { act: actEnds(closed, other, 'NOT_FOUND') },
  children: { act: actModelOf(call, closed, other, { 'nobody has it': refusal('NOT_FOUND') }) },
  project: actProject,
  properties: [...actProperties({ in: 'form', id: 'closeInvitation', submitted: 'submitted' })],
  examples: actExamples({
    fill: [],
    states: formStates,
    again: 'has seen it',
    code: 'NOT_FOUND',
    after: {},
  }),
});

const ask = 'Cerrar enlace: Instagram';
const press =
  (name: string) =>
  ({ page }: Scene) =>
    office.button(page, name).click();
const outcome =
  (title: string) =>
  ({ page }: Scene) =>
    expect(office.done(page, title)).toBeVisible();
const form = ({ page }: Scene) => expect(office.button(page, ask)).toBeEnabled();

/** Opens the page, and lets its time stand still once something of it is shown. */
async function begin(scene: Scene, shown: (scene: Scene) => Promise<void>): Promise<void> {
  await hold(scene, call, 'wallet.outcome');
  await scene.sandbox.faults([
    { call: 'agent.invitations', kind: 'answer', times: 'always', ...linksOf(invitation) },
  ]);
  await openAs(scene.page, scene.sandbox, 'agent1', '/agent/registrationCenter');
  await shown(scene);
  await freeze(scene);
}

export const closeInvitationProof = defineProof(closeInvitationModel, {
  browser: {
    starts: {
      'a first key': (scene) => begin(scene, form),
      'a key from before the page was opened': async (scene) => {
        await leaveAct(scene, 'agent1', call, id);
        await begin(scene, outcome('Comprobando qué pasó…'));
      },
    },
    events: {
      submits: press(ask),
      'goes back': press('Cambiar'),
      confirms: press('Sí, cerrarlo'),
      'asks for the outcome': 'only a child machine with a defect leads there',
      'has seen it': press('Entendido'),
    },
    answers: { act: actWays(closeInvitationModel, call) },
    shows: {
      opening: passed,
      'form.editing': form,
      'form.refused': ({ page }) => expect(office.alert(page)).toBeVisible(),
      sure: ({ page }) => expect(office.button(page, 'Sí, cerrarlo')).toBeEnabled(),
      acting: (scene) => actShown(scene, 'Sí, cerrarlo'),
      unheard: 'only a child machine with a defect leads there',
      done: outcome('Enlace cerrado'),
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
  openings: [ofPage('/agent/registrationCenter', { who: 'agent1', prepare: 'invitation' })],
});
