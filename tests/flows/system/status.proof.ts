import { expect } from '@playwright/test';
import { statusMachine } from '#machines/system/status.machine.ts';
import { ready, ui } from '../../kit/journeys/ui.ts';
import { late, lost } from '../../kit/models/failures.ts';
import { freeze, hold } from '../browser/scenes.ts';
import { byCall, type Scene } from '../browser/stage.ts';
import { defineModel } from '../model.ts';
import { defineProof } from '../proof.ts';
import { resident } from '../scenarios/openings.ts';

const whitelabel = [{ modId: 'FREEPLAY', enabled: '1' }];

const answer = (maintenance: boolean, regionRestriction: boolean, info: object = { whitelabel }) => ({
  done: { info, maintenance, regionRestriction, location: { ip: '203.0.113.7', country: 'ES' } },
});

const statusModel = defineModel({
  id: 'status',
  machine: statusMachine,
  inputs: { here: { host: 'localhost', chance: 0 } },
  events: {
    retries: { type: 'retry.clicked' },
    'an answer said 503 or 451': { type: 'unavailable.seen' },
    'the network is lost': { type: 'network.lost' },
    'the network is back': { type: 'network.back' },
  },
  fromOutside: ['an answer said 503 or 451', 'the network is lost', 'the network is back'],
  answers: {
    status: {
      normal: answer(false, false),
      'normal, without a tree': answer(false, false, {}),
      maintenance: answer(true, false),
      restriction: answer(false, true),
      both: answer(true, true),
      lost,
      late,
    },
    whitelabel: { tree: { done: whitelabel }, lost, late },
  },
  project: ({ result, failures }) => ({
    maintenance: result?.maintenance ?? null,
    restriction: result?.regionRestriction ?? null,
    failures: Math.min(failures, 2),
  }),
  properties: [
    {
      name: 'maintenance wins when both maintenance and a restriction are set',
      fault: { 'states/watch/states/asking/invoke/onDone/0/actions/2': 'foundNormal' },
      state: ({ snapshot }) =>
        snapshot.context.result?.maintenance !== true || snapshot.matches({ situation: 'maintenance' }),
    },
    {
      name: 'the app counts as normal only after the gateway said so',
      fault: { 'states/situation/initial': 'normal' },
      state: ({ snapshot }) =>
        !snapshot.matches({ situation: 'normal' }) ||
        (snapshot.context.result?.maintenance === false && !snapshot.context.result.regionRestriction),
    },
    {
      name: 'a status without a tree switches nothing off: the tree is fetched separately',
      fault: { 'states/watch/states/asking/invoke/onDone/2/target': 'waiting' },
      edge: ({ step, effects: { emitted, started } }) =>
        step.name !== 'normal, without a tree' ||
        (emitted.every(({ type }) => type !== 'features.learned') &&
          started.some(({ id }) => id === 'whitelabel')),
    },
    {
      name: 'the rest of the product learns what the tree switches on, wherever the tree came from',
      fault: { 'states/watch/states/learning/invoke/onDone/actions': undefined },
      edge: ({ step, effects: { emitted } }) =>
        !(step.name === 'tree' || step.name === 'normal') ||
        emitted.some((event) => event.type === 'features.learned' && event.features.freePlay),
    },
    {
      name: 'the gateway is asked again by itself in every situation',
      fault: { 'states/watch/states/unreachable/after': undefined },
      state: ({ running, timers }) => running.length > 0 || timers.length > 0,
    },
  ],
});

const retry = /Reintentar|Intentando|Comprobar/;
const heading = ({ page }: Scene, name: string) => expect(page.getByRole('heading', { name })).toBeVisible();
const app = ({ page }: Scene) => expect(ui.header(page)).toBeVisible();
const noApp = (scene: Scene) => heading(scene, 'No podemos abrir las puertas');
const maintenance = (scene: Scene) => heading(scene, 'Mantenimiento del sistema');
const restriction = (scene: Scene) => heading(scene, 'Restricción de IP');

export const statusProof = defineProof(statusModel, {
  browser: {
    starts: {
      here: async (scene) => {
        await hold(scene, 'system.status', 'system.whitelabel');
        await scene.page.goto('/');
        await ready(scene.page);
        await freeze(scene);
      },
    },
    events: {
      retries: {
        when: (snapshot) => !snapshot.matches({ situation: 'normal', watch: 'waiting' }),
        how: ({ page }) => page.getByRole('button', { name: retry }).first().click(),
      },
      'an answer said 503 or 451': {
        when: (snapshot) => snapshot.matches({ situation: 'normal' }),
        how: async ({ page, sandbox }) => {
          const body = { success: false, code: 'MAINTENANCE' };
          await sandbox.faults([{ call: 'system.language', kind: 'answer', status: 503, body }]);
          const language = ui.header(page).getByRole('combobox', { name: /Idioma|Language/ });
          await language.selectOption('EN');
          await expect(page.locator('html')).toHaveAttribute('lang', 'en');
          // A newer choice drops the call of the one before: what it was answered is heard first.
          await sandbox.held('system.status');
          await language.selectOption('ES');
        },
      },
      'the network is lost': ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('offline'))),
      'the network is back': ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
    },
    answers: {
      status: byCall('system.status', statusModel.answers?.status),
      whitelabel: byCall('system.whitelabel', statusModel.answers?.whitelabel),
    },
    regions: true,
    shows: {
      'situation.unknown, watch.asking': app,
      'situation.unknown, watch.unreachable': noApp,
      'situation.normal, watch.asking': app,
      'situation.normal, watch.learning': app,
      'situation.normal, watch.waiting': app,
      'situation.normal, watch.unreachable': async (scene) => {
        await app(scene);
        await expect(scene.page.getByText(/No hay conexión con el servicio/)).toBeVisible();
      },
      'situation.maintenance, watch.asking': maintenance,
      'situation.maintenance, watch.waiting': maintenance,
      'situation.maintenance, watch.unreachable': maintenance,
      'situation.restricted, watch.asking': restriction,
      'situation.restricted, watch.waiting': restriction,
      'situation.restricted, watch.unreachable': restriction,
    },
  },
  openings: [resident('status')],
});
