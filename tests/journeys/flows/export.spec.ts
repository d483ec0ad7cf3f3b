import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { hold } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openRecord } from '../../kit/journeys/records.ts';
import { exportModel } from '../../machines/wallet/export.model.ts';

const press =
  (name: string) =>
  ({ page }: Scene) =>
    centre.button(page, name).click();

const elsewhere = 'each record has a page of its own, and this tour stands on that of the bets';

const never = (cases: object = {}) => Object.fromEntries(Object.keys(cases).map((name) => [name, elsewhere]));

play({
  model: exportModel,
  starts: {
    start: async (scene) => {
      await openRecord(scene.page, scene.door, 'personalHistoryCopy');
      // The page has what it shows: from here on it asks only for the file.
      await hold(scene, 'wallet.bets');
    },
  },
  events: {
    'saves bets': press('Descargar CSV'),
    'saves movements': elsewhere,
    'saves profit and loss': elsewhere,
    'saves bonuses': elsewhere,
    'gives up': press('Cancelar'),
    'tries again': press('Seguir'),
  },
  answers: {
    bets: {
      ...byCall('wallet.bets', exportModel.answers?.bets),
      'session over': 'a token that is refused opens the login over the page: the journey of SES-03 shows it',
    },
    movements: never(exportModel.answers?.movements),
    profit: never(exportModel.answers?.profit),
    bonuses: never(exportModel.answers?.bonuses),
  },
  shows: {
    idle: ({ page }) => expect(centre.button(page, 'Descargar CSV')).toBeEnabled(),
    'fetching.bets': ({ page }) => expect(centre.region(page).getByRole('progressbar')).toBeVisible(),
    failed: ({ page }) => expect(centre.button(page, 'Seguir')).toBeVisible(),
    saved: ({ page }) => expect(centre.region(page).getByText('Archivo descargado.')).toBeVisible(),
  },
});
