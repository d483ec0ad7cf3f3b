import type { Page } from '@playwright/test';
import { rows } from '../../kit/depth.ts';
import { faultsOf } from '../../kit/journeys/axe.ts';
import { escapeFrom } from '../../kit/journeys/closing.ts';
import { frameAt, games, tileAt, toSlots } from '../../kit/journeys/games.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { ready } from '../../kit/journeys/ui.ts';

const bet = (page: Page) => page.getByRole('combobox', { name: 'Apuesta mínima' });
const lines = (page: Page) => page.getByRole('combobox', { name: 'Líneas' });

const phones = [
  [360, 640],
  [390, 844],
] as const;
for (const [at, [width, height]] of phones.entries()) {
  for (const language of rows(['ES', 'EN'], at)) {
    test(`a phone of ${width} × ${height} shows a whole row of games of each game list without scrolling, in ${language}`, async ({
      page,
      traffic,
    }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript((code) => localStorage.setItem('lang', code), language);
      for (const [at, gameList] of ['rng', 'live', 'fish', 'pvp', 'seamless'].entries()) {
        await page.goto(`/${gameList}`);
        await ready(page);
        await expect(tileAt(page, 2)).toContainText(/\S/);
        const bar = page.getByRole('navigation', { name: /^(Juegos y promociones|Games and promotions)$/ });
        const top = () =>
          bar
            .filter({ visible: true })
            .evaluateAll((bars) => Math.min(...bars.map((one) => one.getBoundingClientRect().top)));
        const bottom = () => tileAt(page, 2).evaluate((tile) => tile.getBoundingClientRect().bottom);
        // Everything above the list has arrived.
        await expect.poll(() => traffic.answered('games.ranks')).toBe(at + 1);
        await expect.poll(() => traffic.answered('games.jackpots')).toBe(at + 1);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
        // An answer is not drawn yet: the space kept for the jackpots may still be removed.
        const below = async () => (await bottom()) - (await top());
        await expect.poll(below, { message: gameList }).toBeLessThanOrEqual(0);
      }
    });
  }
}

test('the games of a list without reels stay where they are when it is known that nothing can be won there', async ({
  page,
  sandbox,
  traffic,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await sandbox.faults([{ call: 'games.jackpots', kind: 'hold' }]);
  await page.goto('/pvp');
  await ready(page);
  await expect(tileAt(page, 2)).toContainText(/\S/);
  const top = () => tileAt(page, 2).evaluate((tile) => tile.getBoundingClientRect().top);
  const before = await top();
  expect(traffic.answered('games.jackpots')).toBe(0);
  await sandbox.release('games.jackpots');
  await expect.poll(() => traffic.answered('games.jackpots')).toBe(1);
  // Two frames: what the answer changes is drawn by then.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await top()).toBe(before);
});

test('a player filters a game list by least bet and lines: both are in the address, and can be cleared when nothing fits', async ({
  page,
  traffic,
}) => {
  await page.goto('/');
  await toSlots(page);
  await bet(page).selectOption('Hasta P 0.10');
  await expect(page).toHaveURL('/rng?bet=0.10');
  await lines(page).selectOption('Desde 50 líneas');
  await expect(page).toHaveURL('/rng?bet=0.10&lines=50');
  const asked = () => new URL(traffic.requests('games.list').at(-1)?.url() ?? '').searchParams;
  await expect.poll(() => asked().get('minLineNum')).toBe('50');
  expect(asked().get('minBet')).toBe('0.10');
  // Until the answer is drawn, the games of the question before stay.
  await expect(page.locator('[aria-busy="true"]').filter({ has: tileAt(page, 1) })).toHaveCount(0);
  await tileAt(page, 1)
    .getByRole('button', { name: /^Detalles/ })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('P 0.10')).toBeVisible();
  await expect(dialog.locator('dd').filter({ hasText: /^(50|100)$/ })).toBeVisible();
  await escapeFrom(dialog);
  await expect(page).toHaveURL('/rng?bet=0.10&lines=50');
  await page.reload();
  await ready(page);
  await expect(bet(page)).toHaveValue('0.10');
  await expect(lines(page)).toHaveValue('50');
  await page.goto('/rng?bet=0.01');
  await ready(page);
  await expect(page.getByRole('heading', { name: 'Ningún juego cumple esos filtros' })).toBeVisible();
  await expect(bet(page).locator(':checked')).toHaveText('Hasta P 0.01');
  await page.getByRole('button', { name: 'Quitar los filtros' }).click();
  await expect(page).toHaveURL('/rng');
  await expect(page.getByText('10,000 juegos')).toBeVisible();
});

test('on a phone a button unfolds the filters and says how many are in use', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await toSlots(page);
  await expect(bet(page)).toBeHidden();
  const fold = page.getByRole('button', { name: 'Filtros', exact: true });
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('tablist', { name: 'Slots: clases' })).toBeVisible();
  await bet(page).selectOption('Hasta P 1.00');
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Mayor retorno');
  const inUse = page.getByRole('button', { name: 'Filtros en uso: 2' });
  await expect(inUse).toBeVisible();
  await expect(tileAt(page, 1)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await inUse.click();
  await expect(bet(page)).toBeHidden();
});

test('leaving a game opened from its details returns to its place in the game list, without the details', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'member1');
  await toSlots(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(tileAt(page, 20)).toBeVisible();
  const place = await page.evaluate(() => window.scrollY);
  const details = tileAt(page, 20).getByRole('button', { name: /^Detalles/ });
  await details.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Jugar' }).click();
  await frameAt(page, sandbox.gameAddress);
  await games.bar(page, 'Salir').click();
  await expect(details).toBeVisible();
  await expect(page).toHaveURL('/rng');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('leaving a game room returns to the game list, without the details', async ({ page, sandbox }) => {
  await openAs(page, sandbox, 'member1', '/pvp');
  await tileAt(page, 1)
    .getByRole('button', { name: /^Detalles/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Jugar en/ })
    .first()
    .click();
  await frameAt(page, sandbox.gameAddress);
  await games.bar(page, 'Salir').click();
  await expect(page).toHaveURL('/pvp');
  await expect(tileAt(page, 1)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
