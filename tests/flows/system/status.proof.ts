import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { freeze, hold } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { resident } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { statusMachine } from '#machines/system/status.machine.ts';
import { turn } from '../../kit/journeys/sight.ts';
import { ready, ui } from '../../kit/journeys/ui.ts';
import { late, lost } from '../../kit/models/failures.ts';
import { statusExamples } from './status.examples.ts';
import { statusProperties, waits } from './status.properties.ts';

const whitelabel = [{ modId: 'FREEPLAY', enabled: '1' }];

const answer = (maintenance: boolean, regionRestriction: boolean, info: object = { whitelabel }) => ({
  done: { info, maintenance, regionRestriction, location: { ip: '203.0.113.7', country: 'ES' } },
});

type Snapshot = SnapshotFrom<typeof statusMachine>;

const statusModel = defineModel({
  id: 'status',
  machine: statusMachine,
  inputs: { here: { host: 'localhost', chance: 0.5, entrance: 'any' } },
  events: {
    retries: { type: 'retry.clicked' },
    'an answer said 503 or 451': { type: 'unavailable.seen' },
    'the network is lost': { type: 'network.lost' },
    'the network is back': { type: 'network.back' },
    'the page is hidden': { type: 'page.hidden' },
    'the page is seen again': { type: 'page.shown' },
    'another tab was told that all is normal': { type: 'status.heard', situation: 'normal' },
    'another tab was told of maintenance': { type: 'status.heard', situation: 'maintenance' },
  },
  fromOutside: [
    'an answer said 503 or 451',
    'the network is lost',
    'the network is back',
    'the page is hidden',
    'the page is seen again',
    'another tab was told that all is normal',
    'another tab was told of maintenance',
  ],
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
  project: ({ result, failures, regained, hidden }) => ({
    hidden,
    regained,
    maintenance: result?.maintenance ?? null,
    restriction: result?.regionRestriction ?? null,
    failures: Math.min(failures, 2),
  }),
  properties: statusProperties,
  examples: statusExamples,
});

/** Where a button to try again is on screen, with the app or with what replaces it. */
function offersRetry(snapshot: Snapshot): boolean {
  const calm = waits(snapshot) || snapshot.matches({ watch: 'catchingUp' });
  if (snapshot.matches({ situation: 'unknown' })) return !calm || snapshot.context.failures > 0;
  return !calm || !snapshot.matches({ situation: 'normal' });
}

/** Another tab of the same person was told this. */
const told =
  (situation: string) =>
  ({ page }: Scene) =>
    page.evaluate((heard) => {
      const tab = new BroadcastChannel('session');
      tab.postMessage({ word: 'status', situation: heard });
      tab.close();
    }, situation);

const retry = /Reintentar|Intentando|Comprobar/;
const heading = ({ page }: Scene, name: string) => expect(page.getByRole('heading', { name })).toBeVisible();
const app = ({ page }: Scene) => expect(ui.header(page)).toBeVisible();
const noApp = (scene: Scene) => heading(scene, 'No podemos abrir las puertas');
/** Without an answer, the app until a call has failed. */
const appOrNot = ({ page }: Scene) =>
  expect(
    ui
      .header(page)
      .or(page.getByRole('heading', { name: 'No podemos abrir las puertas' }))
      .first(),
  ).toBeVisible();
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
        when: (snapshot) => offersRetry(snapshot),
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
      'the page is hidden': ({ page }) => turn(page, 'hidden'),
      'the page is seen again': ({ page }) => turn(page, 'visible'),
      'another tab was told that all is normal': told('normal'),
      'another tab was told of maintenance': told('maintenance'),
    },
    answers: {
      status: byCall('system.status', statusModel.answers?.status),
      whitelabel: byCall('system.whitelabel', statusModel.answers?.whitelabel),
    },
    regions: true,
    shows: {
      'situation.unknown, watch.asking': app,
      'situation.unknown, watch.resting': appOrNot,
      'situation.unknown, watch.catchingUp': appOrNot,
      'situation.unknown, watch.unreachable': noApp,
      'situation.normal, watch.asking': app,
      'situation.normal, watch.learning': app,
      'situation.normal, watch.waiting': app,
      'situation.normal, watch.resting': app,
      'situation.normal, watch.catchingUp': app,
      'situation.normal, watch.unreachable': async (scene) => {
        await app(scene);
        await expect(scene.page.getByText(/No hay conexión con el servicio/)).toBeVisible();
      },
      'situation.maintenance, watch.asking': maintenance,
      'situation.maintenance, watch.waiting': maintenance,
      'situation.maintenance, watch.resting': maintenance,
      'situation.maintenance, watch.catchingUp': maintenance,
      'situation.maintenance, watch.unreachable': maintenance,
      'situation.restricted, watch.asking': restriction,
      'situation.restricted, watch.waiting': restriction,
      'situation.restricted, watch.resting': restriction,
      'situation.restricted, watch.catchingUp': restriction,
      'situation.restricted, watch.unreachable': restriction,
    },
  },
  openings: [resident('status')],
});
