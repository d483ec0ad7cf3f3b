import { expect } from '@playwright/test';
import { actShown, actStarts, actWays, brokenAct, drawn, onlyByDefect } from '#assurance/browser/acts.ts';
import { freeze } from '#assurance/browser/scenes.ts';
import { passed, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { stateLabel } from '#assurance/walk/graph.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import type { ActInput } from '#machines/kit/act.rules.ts';
import { joinMachine } from '#machines/promotions/join.machine.ts';
import { escapeFrom } from '../../kit/journeys/closing.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { isHere } from '../../kit/journeys/places.ts';
import { beGreeted, fillIn, signOutButton, ui } from '../../kit/journeys/ui.ts';
import { signOutFromHeader } from '../../kit/journeys/walk-account.ts';
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
import { wagered } from '../../kit/models/rewards.ts';

const id = 'bienvenida-doble';
const joined = { ...wagered, status: 'JOINED', amount: '0.00' } as const;

/** Something else was joined under the key. */
const other = { ...joined, promotionId: 'ruta-del-condor' };
const newer = { version: 4, broken: ['wagering'] } as const;

const joinModel = defineModel({
  id: 'join',
  machine: joinMachine,
  inputs: Object.fromEntries(
    Object.entries(opened).map(([name, one]) => [
      name,
      { ...one, id, language: 'ES', version: 3, broken: [] },
    ]),
  ),
  events: {
    submits: { type: 'submitted', who: 'member' },
    'submits as a visitor': { type: 'submitted', who: 'visitor' },
    'a member is here': { type: 'person.known', who: 'member' },
    'a visitor is here': { type: 'person.known', who: 'visitor' },
    'newer terms are read': { type: 'terms.read', terms: newer },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks for the outcome': { type: 'check.asked' },
    'has seen it': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  fromOutside: ['a member is here', 'a visitor is here', 'newer terms are read'],
  answers: { act: actEnds(joined, other, 'PROMOTION_RULE') },
  children: {
    act: actModelOf('promotions.join', joined, other, {
      'a rule says no': refusal('PROMOTION_RULE'),
      'the terms are newer': refusal('QUOTE_CHANGED'),
    }),
  },
  project: ({ version, broken, ...act }) => ({ ...actProject(act), version, broken: broken.length }),
  properties: [
    ...actProperties({ in: 'form', id: 'join' }),
    {
      name: 'a visitor is asked to sign in, and nothing is sent',
      fault: { 'states/form/on/submitted/1/actions': 'clearFailure' },
      edge: ({ step, from, effects }) =>
        step.name !== 'submits as a visitor' ||
        !(from.snapshot.matches('form') || from.snapshot.matches('signingIn')) ||
        (effects.started.length === 0 && effects.emitted.some(({ type }) => type === 'entry.wanted')),
    },
    {
      name: 'the version of the terms that is sent is the one that was read last',
      fault: { 'on/terms.read/actions': 'tellBroken' },
      path: {
        start: 3,
        next: (version: number, { step, effects }) => {
          const sent = effects.started.every(({ input }) => {
            const { fate, send } = input as ActInput;
            return fate === 'kept' || (send as { version: number }).version === version;
          });
          return sent && (step.name === 'newer terms are read' ? newer.version : version);
        },
      },
    },
    {
      name: 'terms that become newer during the last look are looked at again; anywhere else a person stays where they are',
      fault: { 'states/sure/on/terms.read/target': 'sure' },
      edge: ({ step, from, to }) =>
        step.name !== 'newer terms are read' ||
        stateLabel(to.snapshot) ===
          (from.snapshot.matches('sure') ? 'form.editing' : stateLabel(from.snapshot)),
    },
    {
      name: 'a text that contradicts the facts is told to the operator',
      fault: { 'on/terms.read/actions': { type: 'keepTerms', params: () => ({ terms: newer }) } },
      edge: ({ step, effects }) =>
        step.name !== 'newer terms are read' ||
        effects.emitted.some(
          (event) => event.type === 'drift.found' && event.names.includes(`${id} wagering`),
        ),
    },
  ],
  examples: [
    ...actExamples({
      fill: [],
      states: formStates,
      again: 'has seen it',
      code: 'PROMOTION_RULE',
      after: {},
      asksAnew: true,
    }),
    { name: 'a visitor signs in first', way: ['submits as a visitor'], leads: 'signingIn' },
    {
      name: 'a visitor who signed in goes on to the last look',
      way: ['submits as a visitor', 'a member is here'],
      leads: 'sure',
    },
    {
      name: 'a visitor who closed the login can press again',
      way: ['submits as a visitor', 'submits as a visitor'],
      leads: 'signingIn',
      and: ({ effects }) => effects.emitted.some(({ type }) => type === 'entry.wanted'),
    },
    {
      name: 'a member whose account was confirmed meanwhile presses again and goes on',
      way: ['submits as a visitor', 'submits'],
      leads: 'sure',
    },
    {
      name: 'a visitor who is still one stays where they are',
      way: ['submits as a visitor', 'a visitor is here'],
      leads: 'signingIn',
    },
    {
      name: 'newer terms are shown where the promotion is open',
      way: ['newer terms are read'],
      leads: 'form.editing',
      and: ({ to }) => to.snapshot.context.version === newer.version,
    },
    {
      name: 'a refusal is gone while a visitor signs in',
      way: ['submits', 'confirms', 'act: it was refused', 'submits as a visitor'],
      leads: 'signingIn',
      and: ({ to }) => to.snapshot.context.failure === null,
    },

    {
      name: 'what a promotion promised and broke is told at the start',
      way: [],
      leads: 'form.editing',
      and: ({ effects }) => effects.emitted.some(({ type }) => type === 'drift.found'),
    },
  ],
});

const here = ({ page }: Scene) => page.getByRole('main');
const button = (scene: Scene, name: string) => here(scene).getByRole('button', { name, exact: true });
const press = (name: string) => (scene: Scene) => button(scene, name).click();
const outcome = (title: string) => (scene: Scene) =>
  expect(here(scene).getByRole('status').filter({ hasText: title })).toBeVisible();

/** The terms are there. */
const form = (scene: Scene) => expect(button(scene, 'Participar')).toBeEnabled();

/** Signs out, comes back to the promotion by its card, and presses; the login opens. */
async function pressAsVisitor(scene: Scene): Promise<void> {
  const { page } = scene;
  await page.clock.resume();
  const asked = ui.loginDialog(page);
  if (await isHere(asked, asked.or(signOutButton(page)))) await escapeFrom(ui.loginDialog(page));
  else {
    await signOutFromHeader(page);
    await page.getByRole('link', { name: 'Promociones', exact: true }).first().click();
    await page.getByRole('link', { name: 'Bienvenida doble' }).click();
  }
  await press('Participar')(scene);
  await expect(ui.loginDialog(page)).toBeVisible();
}

/** Signs in, and lets time stand still again. */
async function signIn(scene: Scene): Promise<void> {
  const { page } = scene;
  await fillIn(ui.loginDialog(page), 'member1');
  await beGreeted(page);
  await freeze(scene);
}

const asRead = {
  en: 'the page reads newer terms when a gateway has them: the journeys of promotions show it',
  es: 'la página lee condiciones nuevas cuando la pasarela las tiene: lo muestran los recorridos de las promociones',
};
const said = {
  en: 'the page says who is here as it opens, before anything is pressed: the journeys of promotions show it',
  es: 'la página dice quién está al abrirse, antes de pulsar nada: lo muestran los recorridos de las promociones',
};

export const joinProof = defineProof(joinModel, {
  browser: {
    starts: actStarts({
      call: 'promotions.join',
      who: 'member1',
      about: id,
      open: async ({ page, sandbox }) => {
        await openAs(page, sandbox, 'member1', `/promoDetail?id=${id}`);
        await expect(ui.balance(page)).toBeVisible();
      },
      ready: form,
      says: outcome,
    }),
    events: {
      submits: { when: (snapshot) => !snapshot.matches('signingIn'), how: press('Participar') },
      'submits as a visitor': {
        when: (snapshot) => snapshot.context.fate === 'none' && !snapshot.matches('sure'),
        how: pressAsVisitor,
      },
      'a member is here': {
        when: (snapshot) => snapshot.matches('signingIn'),
        how: signIn,
      },
      'a visitor is here': said.en,
      'newer terms are read': asRead.en,
      'goes back': press('Cambiar'),
      confirms: press('Acepto y participo'),
      'asks for the outcome': onlyByDefect,
      'has seen it': press('Entendido'),
    },
    answers: { act: actWays(joinModel, 'promotions.join') },
    shows: {
      opening: passed,
      'form.editing': form,
      'form.refused': (scene) => expect(here(scene).getByRole('alert')).toBeVisible(),
      signingIn: ({ page }) => expect(ui.loginDialog(page)).toBeVisible(),
      sure: (scene) => expect(button(scene, 'Acepto y participo')).toBeEnabled(),
      acting: (scene) => actShown(scene, 'Acepto y participo'),
      unheard: onlyByDefect,
      done: outcome('Ya participas'),
    },
    echoes: [...drawn('form'), '(root) · terms.read -> (stays)'],
  },
  gaps: {
    wire: brokenAct,
    browser: {
      ...brokenAct,
      'sure · terms.read -> form': asRead,
      'signingIn · submitted [0] if member -> sure': said,
    },
  },
  openings: [ofPage(`/promoDetail?id=${id}`)],
});
