import { rows } from '../../kit/depth.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { fitWindow } from '../../kit/journeys/places.ts';
import { ready } from '../../kit/journeys/ui.ts';

const gameLists = [
  ['Todos los juegos', '/seamless', 'Todos los juegos'],
  ['Bingo', '/bingo', 'Bingo'],
  ['Juegos BGS', '/bgs', 'Juegos BGS'],
  ['Salas PVP', '/pvp', 'PVP'],
] as const;

for (const width of rows([360, 1280], 0)) {
  test(`RTE-01 the home links to the game lists that have no category, at ${width} pixels`, {
    tag: '@core',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await ready(page);
    const ways = page.getByRole('navigation', { name: 'Otras salas' });
    for (const [name, address, title] of gameLists) {
      await ways.getByRole('link', { name }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
      await page.goBack();
    }
    const products = page.getByRole('contentinfo').getByRole('navigation', { name: 'Productos' });
    for (const [name, address] of gameLists) {
      await expect(products.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
    }
    await fitWindow(page);
  });
}

test('LAU-03 a member goes from the home to a room of the one PVP vendor', { tag: '@core' }, async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox);
  await page.getByRole('link', { name: 'Salas PVP' }).first().click();
  await page.getByRole('article').getByRole('button').first().click();
  const details = page.getByRole('dialog');
  await expect(details.getByRole('heading', { name: 'Salas' })).toBeVisible();
  await expect(details.getByRole('button', { name: /^Jugar en/ }).first()).toBeVisible();
});

test('RTE-01 every address of the specification answers 200, and an unknown one 404', async ({ page }) => {
  for (const [, address] of gameLists) expect((await page.goto(address))?.status()).toBe(200);
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Esta puerta no existe' })).toBeVisible();
});
