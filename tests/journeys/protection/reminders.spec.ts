import type { Page } from '@playwright/test';
import { faultsOf } from '../../kit/journeys/axe.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { frameAt, pickSlot } from '../../kit/journeys/games.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { sheet } from '../../kit/journeys/play-sheet.ts';
import { ui } from '../../kit/journeys/ui.ts';

const minutes = (count: number) => count * 60_000;

const reminders = {
  card: (page: Page) =>
    centre
      .region(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Avisos mientras juegas' }) })
      .last(),
  every: (page: Page, count: number) => reminders.card(page).getByLabel(`Cada ${count} minutos`),
  save: (page: Page) => reminders.card(page).getByRole('button', { name: 'Guardar' }),
} as const;

test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ page, sandbox }) => {
  await sandbox.setConfig({ protection: { market: 'UK' } });
  await openAs(page, sandbox, 'member1');
});

/** From the home to the limits, by pressing. */
async function toLimits(page: Page): Promise<void> {
  await ui.header(page).getByRole('button', { name: 'Depositar', exact: true }).click();
  await centre.region(page).getByRole('link', { name: 'Ver todos mis límites' }).click();
  await expect(reminders.save(page)).toBeEnabled();
}

test('in the United Kingdom a member chooses a reminder every 15 minutes, and it comes after 15 minutes', async ({
  page,
  sandbox,
}) => {
  await toLimits(page);
  await expect(reminders.card(page)).toContainText('Ahora: cada 60 minutos, lo más que permite este sitio.');
  await reminders.save(page).click();
  await expect(reminders.card(page).getByRole('alert')).toHaveText('Elige cada cuánto.');
  await reminders.every(page, 15).check();
  await expect(reminders.card(page).getByRole('alert')).toHaveCount(0);
  await reminders.save(page).click();
  await expect(reminders.card(page).getByText('Guardado.')).toBeVisible();
  await expect(reminders.card(page)).toContainText('Ahora: cada 15 minutos, como elegiste.');
  expect(await faultsOf(page)).toEqual([]);

  await ui.header(page).getByRole('link').first().click();
  await pickSlot(page);
  const frame = await frameAt(page, sandbox.gameAddress);
  await frame.getByRole('button', { name: 'Girar' }).click();
  await expect(frame.locator('#message')).toHaveText(/Ganas|Esta vez no/);
  await sandbox.serverClock(minutes(12));
  await sheet.spin(frame);
  await expect(frame.locator('#message')).toHaveText(/Ganas|Esta vez no/);
  await expect(sheet.check(page)).toHaveCount(0);
  await sandbox.serverClock(minutes(3));
  await sheet.spin(frame);
  await expect(sheet.check(page)).toContainText(/0:1[5-7]:/);
  expect(await faultsOf(page)).toEqual([]);

  await sheet.check(page).getByRole('link', { name: 'Cambiar cada cuánto llega' }).click();
  await expect(reminders.every(page, 15)).toBeChecked();
  await expect(sheet.check(page)).toHaveCount(0);
});

test('a choice is not said to be saved before the gateway says so, and stays on the page until then', async ({
  page,
  sandbox,
}) => {
  await toLimits(page);
  const alert = reminders.card(page).getByRole('alert');
  await page.context().setOffline(true);
  await reminders.every(page, 15).check();
  await reminders.save(page).click();
  await expect(alert).toContainText('No pudimos confirmar que se guardó.');
  await expect(reminders.every(page, 15)).toBeChecked();
  await expect(reminders.card(page)).toContainText('Ahora: cada 60 minutos, lo más que permite este sitio.');
  await page.context().setOffline(false);

  await sandbox.faults([{ call: 'protection.checkEvery', kind: 'lost after commit' }]);
  await reminders.save(page).click();
  await expect(reminders.card(page)).toContainText('Ahora: cada 15 minutos, como elegiste.');
  await expect(reminders.card(page).getByText('Guardado.')).toBeVisible();
  await expect(alert).toHaveCount(0);

  await sandbox.setConfig({
    protection: { market: 'UK', session: { check: { choices: [10, 20], atMost: 20 } } },
  });
  await reminders.every(page, 60).check();
  await reminders.save(page).click();
  await expect(alert).toHaveText(/No se guardó. Elige un aviso más frecuente./);
  await expect(reminders.card(page)).toContainText('Ahora: cada 15 minutos, como elegiste.');
  await expect(reminders.every(page, 60)).toHaveCount(0);
  await expect(reminders.every(page, 20)).toBeVisible();
});
