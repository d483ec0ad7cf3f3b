import type { Page } from '@playwright/test';
import { escapeFrom } from '../../kit/journeys/closing.ts';
import { tileAt } from '../../kit/journeys/games.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { beGreeted, fillIn, ready, ui } from '../../kit/journeys/ui.ts';

const games = (page: Page, gameList = 'Slots') => page.getByRole('list', { name: `Juegos de ${gameList}` });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Buscar un juego' });
const tiles = (page: Page) => games(page).getByRole('listitem');
/** The name on a tile: the first line of its button. */
async function nameOn(page: Page, place: number): Promise<string> {
  const face = tileAt(page, place).getByRole('button').first().locator('bdi');
  return (await face.textContent()) ?? '';
}

async function open(page: Page, address = '/rng'): Promise<void> {
  await page.goto(address);
  await ready(page);
  await expect(tiles(page).first()).toBeVisible();
}

/** Scrolls to the end of the loaded part until this many calls were made. */
async function scrollUntil(page: Page, done: () => boolean): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        return done();
      },
      { timeout: 30_000 },
    )
    .toBe(true);
}

test('a game list shows its vendors, their classes, its winners and how many games it holds', {
  tag: '@core',
}, async ({ page }) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots');
  await expect(page.getByText('10,000 juegos')).toBeVisible();
  await expect(
    page.getByRole('tablist', { name: 'Slots: proveedores' }).getByRole('tab').nth(1),
  ).toBeVisible();
  await expect(page.getByRole('tablist', { name: 'Slots: clases' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ganadores recientes' })).toBeVisible();
});

test('a search finds a game among ten thousand despite a wrong letter and missing accents', {
  tag: '@core',
}, async ({ page, traffic }) => {
  const [accented, wrong] = ['Volcán de Rubíes', 'volcn de rubis'];
  await open(page);
  // The game is also among the first of the whole list: it counts as found once it is alone.
  const found = games(page).locator('[aria-posinset]');
  await field(page).pressSequentially(wrong);
  await expect(found).toHaveCount(1);
  await expect(found.getByText(accented, { exact: true }).first()).toBeVisible();
  expect(traffic.count('games.names')).toBe(1);
  await expect(page).toHaveURL(`/rng?${new URLSearchParams({ q: wrong })}`);
  await page.reload();
  await expect(field(page)).toHaveValue(wrong);
  await expect(found).toHaveCount(1);
  await expect(found.getByText(accented, { exact: true }).first()).toBeVisible();
});

test('filters and order are in the address, and the back button undoes them step by step', async ({
  page,
}) => {
  await open(page);
  const [first, second] = [page.getByRole('tablist').first().getByRole('tab').nth(1), 'Mayor retorno'];
  await first.click();
  await expect(page).toHaveURL(/\?vendor=\w+$/);
  await page.getByRole('button', { name: 'Nuevos' }).click();
  await expect(page).toHaveURL(/\?vendor=\w+&show=NEW$/);
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption(second);
  await expect(page).toHaveURL(/\?vendor=\w+&show=NEW&sort=rtp$/);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('best');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Nuevos' })).toHaveAttribute('aria-pressed', 'false');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/rng');
});

test('hostile values in the address are ignored, and the page shows its games', async ({ page }) => {
  const hostile = {
    vendor: '<svg onload=1>',
    class: '\u0000',
    show: 'ADMIN',
    page: '-1',
    q: 'x'.repeat(5_000),
  };
  await open(page, `/rng?${new URLSearchParams(hostile)}`);
  await expect(page.getByText('10,000 juegos')).toBeVisible();
});

test('each further page is one call, and coming back returns to the place far down the list', async ({
  page,
  traffic,
}) => {
  await open(page);
  await scrollUntil(page, () => traffic.count('games.list') >= 3);
  const asked = traffic
    .requests('games.list')
    .map((request) => new URL(request.url()).searchParams.get('page'));
  expect(asked).toEqual(asked.map((_, at) => String(at + 1)));
  await page.evaluate(() => window.scrollTo(0, 6_000));
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.getByRole('main').getByText('Cargando juegos…')).toHaveCount(0);
  await expect.poll(() => traffic.underWay('games.list')).toBe(false);
  const place = page.url();
  const calls = traffic.count('games.list');
  // Clicked where it is: a sticky header needs no scrolling.
  const home = ui.header(page).getByRole('link').first();
  await home.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL(place);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(6_000);
  await expect(tiles(page).first()).toBeVisible();
  expect(traffic.count('games.list')).toBe(calls);
  await page.reload();
  await ready(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
  await expect(page).toHaveURL(place);
});

test('following a link while the game list still scrolls opens the linked page', async ({ page }) => {
  await open(page);
  // A flung list goes on scrolling under the finger that presses.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('a[href="/promotions"]')?.click();
    window.scrollTo(0, 6_000);
  });
  await expect(page.getByRole('heading', { name: /Promociones/ })).toBeVisible();
  await expect(page).toHaveURL('/promotions');
});

test('loading a game list at one of its later pages always starts at that page’s first game', async ({
  page,
  traffic,
}) => {
  const bottom = () => ui.header(page).evaluate((bar) => bar.getBoundingClientRect().bottom);
  const top = () => tileAt(page, 61).evaluate((tile) => tile.getBoundingClientRect().top);
  await page.goto('/rng?page=2');
  for (const times of [1, 2, 3]) {
    await ready(page);
    // The previous page is fetched after the visible one was checked, and is inserted above it.
    const before = () => traffic.requests('games.list').filter((one) => /[?&]page=1(&|$)/.test(one.url()));
    await expect.poll(() => before().length).toBe(times);
    await expect(tileAt(page, 60)).toContainText(/\S/);
    const below = async () => (await top()) - (await bottom());
    // Games inserted above the list move it for a moment, until its place is restored.
    await expect.poll(async () => ((at) => at >= 0 && at < 100)(await below())).toBe(true);
    await expect(page).toHaveURL('/rng?page=2');
    await page.reload();
  }
});

test('NET-11 a page that fails says so in its place and loads on retry; no game appears twice', async ({
  page,
  sandbox,
  traffic,
}) => {
  test.setTimeout(240_000);
  await sandbox.faults([{ call: 'games.list', kind: 'truncated', nth: 2, times: 3 }]);
  await open(page);
  await scrollUntil(page, () => traffic.count('games.list') >= 2);
  const again = page.getByRole('main').getByRole('button', { name: 'Reintentar' });
  await expect(again).toBeVisible({ timeout: 20_000 });
  await expect(tileAt(page, 60)).toBeVisible();
  await sandbox.clearFaults();
  await again.click();
  await scrollUntil(page, () => traffic.requests('games.list').some((one) => one.url().includes('page=3&')));
  await expect(again).toHaveCount(0);
});

test('NET-09 a missing poster is requested three times, then the name of the game takes its place', async ({
  page,
  sandbox,
}) => {
  const lost = {
    games: [
      {
        gameId: 'g',
        gameName: 'Sin retrato',
        vassalage: 'PG',
        vendorName: 'P',
        gameType: 'RNG',
        image: '/nowhere.webp',
      },
    ],
    totalPages: 1,
  };
  await sandbox.faults([
    {
      call: 'games.list',
      kind: 'answer',
      status: 200,
      body: { success: true, value: lost },
      times: 'always',
    },
  ]);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/nowhere.webp')) asked += 1;
  });
  await open(page);
  await expect(tileAt(page, 1).locator('b')).toHaveText('Sin retrato');
  await expect.poll(() => asked).toBe(3);
});

test('a visitor signs in to keep a favourite, which is still among the favourites after a reload', {
  tag: '@core',
}, async ({ page, traffic }) => {
  await open(page);
  const name = await nameOn(page, 3);
  await page.getByRole('button', { name: `Agregar ${name} a favoritos` }).click();
  await fillIn(ui.loginDialog(page), 'member2');
  await beGreeted(page);
  await page.getByRole('button', { name: `Agregar ${name} a favoritos` }).click();
  await expect(page.getByRole('button', { name: `Quitar ${name} de favoritos` })).toBeVisible();
  // The heart fills before the gateway has saved the favourite, and its favourites are listed next.
  await expect.poll(() => traffic.answered('games.favour')).toBe(1);
  await page.getByRole('button', { name: 'Favoritos', exact: true }).click();
  await expect(games(page).getByText(name, { exact: true })).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(page.getByRole('button', { name: `Quitar ${name} de favoritos` })).toBeVisible();
});

test('a heart pressed while a kept session is being confirmed waits for it, and is then kept', async ({
  page,
  sandbox,
  traffic,
}) => {
  await sandbox.faults([{ call: 'member.info', kind: 'hold' }]);
  await openAs(page, sandbox, 'member2', '/rng');
  const name = await nameOn(page, 3);
  await page.getByRole('button', { name: `Agregar ${name} a favoritos` }).click();
  const full = page.getByRole('button', { name: `Quitar ${name} de favoritos` });
  await expect(full).toBeVisible();
  await expect(ui.loginDialog(page)).toHaveCount(0);
  expect(traffic.count('games.favour')).toBe(0);
  await sandbox.release('member.info');
  await expect.poll(() => traffic.answered('games.favour')).toBe(1);
  await page.reload();
  await expect(full).toBeVisible();
});

test('a heart pressed in a session that turns out to have ended asks for the login and is empty again', async ({
  page,
  sandbox,
  traffic,
}) => {
  await sandbox.faults([{ call: 'member.info', kind: 'hold' }]);
  await openAs(page, sandbox, 'member2', '/rng');
  const name = await nameOn(page, 3);
  const empty = page.getByRole('button', { name: `Agregar ${name} a favoritos` });
  await empty.click();
  await sandbox.release('member.info', { status: 401, body: { success: false, code: 'SESSION_ENDED' } });
  await escapeFrom(ui.loginDialog(page));
  await expect(empty).toBeVisible();
  expect(traffic.count('games.favour')).toBe(0);
});

test('the details of a game are complete, have an address, and close with the back button', async ({
  page,
}) => {
  await open(page);
  const name = await nameOn(page, 1);
  const details = tileAt(page, 1).getByRole('button', { name: `Detalles de ${name}` });
  await details.click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByText('Apuesta mínima')).toBeVisible();
  await expect(dialog.getByText('Retorno al jugador (RTP)')).toBeVisible();
  await expect(page).toHaveURL(/\?game=/);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/rng');
  await details.click();
  await escapeFrom(dialog);
  await expect(details).toBeFocused();
});

test('the arrow keys walk the list, and the focused game stays however far the list scrolls', async ({
  page,
}) => {
  await open(page);
  await tileAt(page, 1).getByRole('button').first().focus();
  await page.keyboard.press('ArrowRight');
  // Each step goes on from where the focus is.
  await expect(tileAt(page, 2).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[data-place]')?.getAttribute('data-place'));
  // Below the second game, and not the second itself, where the focus was before this key.
  await expect.poll(async () => Number(await focused())).toBeGreaterThan(2);
  const place = await focused();
  await page.evaluate(() => window.scrollBy(0, 4_000));
  await expect(tileAt(page, 1)).toHaveCount(0);
  await expect.poll(focused).toBe(place);
});
