import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { freeze, hold } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { ready, rooms } from '../../kit/journeys/rooms.ts';
import { statusModel } from '../../machines/system/status.model.ts';

const retry = /Reintentar|Intentando|Comprobar/;
const heading = ({ page }: Scene, name: string) => expect(page.getByRole('heading', { name })).toBeVisible();
const app = ({ page }: Scene) => expect(rooms.header(page)).toBeVisible();
const noApp = (scene: Scene) => heading(scene, 'No podemos abrir las puertas');
const maintenance = (scene: Scene) => heading(scene, 'Mantenimiento del sistema');
const restriction = (scene: Scene) => heading(scene, 'Restricción de IP');

play({
  model: statusModel,
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
      how: async ({ page, door }) => {
        const body = { success: false, code: 'MAINTENANCE' };
        await door.faults([{ call: 'system.language', kind: 'answer', status: 503, body }]);
        const language = rooms.header(page).getByRole('combobox', { name: /Idioma|Language/ });
        await language.selectOption('EN');
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        // A newer choice drops the call of the one before: what it was answered is heard first.
        await door.held('system.status');
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
});
