import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../kit/journeys/journey.ts';
import { ready } from '../../kit/journeys/ui.ts';

/** Nothing answers there. */
const gone = 'gone.localhost:9009';

/** Opens the home, with chance fixed to the first of a list. */
async function openHome(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => (array instanceof Uint32Array ? array.fill(0) : real(array));
  });
  await page.goto('/');
  await ready(page);
}

const posters = (page: Page) => page.getByRole('article').locator('img');

/** The picture has loaded. */
async function expectSeen(picture: Locator): Promise<void> {
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
}

test('pictures given as paths come from one host of the gateway’s list for a whole visit', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ picturesApart: true });
  await openHome(page);
  await expectSeen(posters(page).first());
  const asked = await posters(page).evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  const there = `http://pictures-a.localhost:${new URL(sandbox.address).port}/art/game/`;
  expect(asked.filter((address) => !address?.startsWith(there))).toEqual([]);
});

test('a picture host that does not answer is skipped for the next', async ({ page, sandbox }) => {
  await sandbox.setConfig({ picturesApart: true, imageCDNs: [`http://${gone}`], hosts: { images: [gone] } });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(gone));
  await openHome(page);
  await failed;
  await expectSeen(posters(page).first());
  await expect(posters(page).first()).toHaveAttribute('src', /^http:\/\/pictures-a\.localhost/);
});

test('a vendor without an icon shows the picture filed under its category and name', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ picturesApart: true });
  await openHome(page);
  const navigation = page.getByRole('navigation', { name: 'Juegos y promociones' });
  await navigation.getByRole('link', { name: 'Slots' }).hover();
  const icon = navigation.locator('img[src*="/submenu/RNG/"]').first();
  await expect(icon).toBeVisible();
  await expectSeen(icon);
});
