import type { Page } from '@playwright/test';
import { rows } from '../../kit/depth.ts';
import { faultsOf } from '../../kit/journeys/axe.ts';
import {
  answerInstall,
  finishInstall,
  install,
  offerInstall,
  refuseInstall,
} from '../../kit/journeys/installing.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { fitWindow } from '../../kit/journeys/places.ts';
import { ready } from '../../kit/journeys/ui.ts';

const title = (page: Page) => page.getByRole('heading', { name: 'Instala Vestíbulo' });

/** Goes from the home to the page of downloads, as a person does. */
async function openDownloads(page: Page): Promise<void> {
  await page.goto('/');
  await ready(page);
  await page.getByRole('link', { name: 'Descargar la app' }).click();
  await expect(page).toHaveTitle('Descarga de la app · Vestíbulo');
}

test('an offer that the browser makes on the home is there on the page of downloads, and is used after a press only', async ({
  page,
}) => {
  await page.goto('/');
  await ready(page);
  await offerInstall(page);
  await page.getByRole('link', { name: 'Descargar la app' }).click();
  await expect(title(page)).toBeVisible();
  expect(await page.evaluate(() => window.asked)).toBeUndefined();
  expect(await faultsOf(page)).toEqual([]);
  await install.button(page).press('Enter');
  await expect(install.asking(page)).toBeVisible();
  expect(await page.evaluate(() => window.asked)).toBe(1);
  await answerInstall(page, 'accepted');
  const answer = page.getByText('Se está instalando. La encontrarás entre tus apps.');
  await expect(answer).toBeFocused();
  await finishInstall(page);
  await expect(page.getByText('La app está instalada en este dispositivo.')).toBeVisible();
  await expect(install.button(page)).toHaveCount(0);
});

test('where the browser offers nothing there is nothing to press, and a later offer shows', async ({
  page,
}) => {
  await openDownloads(page);
  await expect(title(page)).toHaveCount(0);
  await offerInstall(page);
  await expect(install.button(page)).toBeVisible();
});

test('whoever says no is told that nothing was installed, and is not asked again by coming back', async ({
  page,
}) => {
  await openDownloads(page);
  await offerInstall(page);
  await install.button(page).click();
  await answerInstall(page, 'dismissed');
  await expect(page.getByText(/^No se instaló nada/)).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('link', { name: 'Descargar la app' }).click();
  await expect(title(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.asked)).toBe(1);
});

test('a browser that does not ask after all is told of, with the other way', async ({ page }) => {
  await openDownloads(page);
  await offerInstall(page);
  await install.button(page).click();
  await refuseInstall(page);
  await expect(page.getByText(/^Tu navegador no abrió la instalación/)).toBeFocused();
  await page.getByRole('button', { name: 'Entendido' }).click();
  await expect(title(page)).toHaveCount(0);
});

test.describe(() => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    viewport: { width: 360, height: 740 },
  });

  for (const [language, link, way] of rows(
    [
      ['ES', 'Descargar la app', 'Elige «Añadir a pantalla de inicio».'],
      ['EN', 'Download the app', 'Choose “Add to Home Screen”.'],
    ] as const,
    0,
  )) {
    test(`on an iPhone the page says how to install it by hand, in ${language}`, async ({ page }) => {
      await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
      await page.goto('/');
      await ready(page);
      await page.getByRole('link', { name: link }).click();
      await expect(page.getByRole('listitem').filter({ hasText: way })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await fitWindow(page);
    });
  }
});
