import { rows } from '../../kit/depth.ts';
import { faultsOf } from '../../kit/journeys/axe.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { messages } from '../../kit/journeys/messages.ts';
import { ready } from '../../kit/journeys/ui.ts';

const titles = '[class*="titles"] a';

test('the line of announcements opens the notices over the page, at the one that was pressed', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/');
  await ready(page);
  const first = messages.line(page).first();
  const title = (await first.textContent()) ?? '';
  await first.press('Enter');
  const dialog = messages.dialog(page);
  await expect(dialog.getByRole('article').getByRole('heading', { name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('link', { name: /^Cuida tu cuenta/ }).click();
  await expect(dialog.getByRole('article').getByRole('heading', { name: 'Cuida tu cuenta' })).toBeFocused();
  await expect(dialog.getByRole('article')).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(first).toBeFocused();
});

test('the address of a notice opens it, also in a new tab; it follows the language', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await ready(page);
  const link = messages.line(page).filter({ hasText: 'Cuida tu cuenta' }).first();
  const other = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'], force: true });
  const tab = await other;
  await expect(tab).toHaveURL(/\/noticePage\?id=/);
  await expect(tab.getByRole('article').getByRole('heading', { name: 'Cuida tu cuenta' })).toBeVisible();
  await expect(tab.getByRole('article')).toHaveAttribute('lang', 'es');
  await tab.getByRole('combobox', { name: 'Idioma' }).selectOption('EN');
  await expect(
    tab.getByRole('article').getByRole('heading', { name: 'Look after your account' }),
  ).toBeVisible();
  await expect(tab.getByRole('article')).toHaveAttribute('lang', 'en');
});

test('titles are searched without accents, and types are chosen', async ({ page }) => {
  await page.goto('/noticePage');
  const main = page.getByRole('main');
  await main.getByLabel('Buscar en los títulos').fill('mas rapidos');
  await expect(main.getByRole('link', { name: /^Retiros más rápidos/ })).toBeVisible();
  await expect(main.locator(titles)).toHaveCount(1);
  await main.getByLabel('Buscar en los títulos').fill('zzz');
  await expect(main.getByText('Ningún aviso coincide con la búsqueda.')).toBeVisible();
  await main.getByRole('button', { name: 'Ver todos' }).click();
  await main.getByLabel('Tipo de aviso').selectOption('Promociones');
  await main.locator(titles).first().click();
  await main.getByRole('link', { name: 'Ver la promoción' }).click();
  await expect(page).toHaveURL(/\/promoDetail\?id=/);
});

const counts = [
  [1, 1, 0],
  [9, 9, 0],
  [10, 9, 2],
  [10_000, 9, 1_112],
] as const;
for (const [count, first, pages] of rows(counts, 1, 3)) {
  test(`NOT-05 ${count} notices: nine a page`, async ({ page, sandbox }) => {
    for (const type of ['PU', 'H'] as const) await sandbox.noticeAct({ act: 'fill', type, count: 0 });
    await sandbox.noticeAct({ act: 'fill', type: 'PL', count });
    await page.goto('/noticePage');
    const main = page.getByRole('main');
    await main.getByLabel('Tipo de aviso').selectOption('Avisos');
    await expect(main.locator(titles)).toHaveCount(first);
    const pager = main.getByRole('navigation', { name: 'Páginas de avisos' });
    if (pages === 0) return expect(pager).toHaveCount(0);
    await pager.getByRole('button', { name: `Página ${pages}`, exact: true }).click();
    await expect(main.locator(titles).first()).toBeVisible();
    await expect(main.locator(titles)).toHaveCount(count % 9 || 9);
    await expect(pager.getByRole('button', { name: 'Página siguiente' })).toBeDisabled();
  });
}

test('NOT-05 no notice at all: the page says so, and the home has no line', async ({ page, sandbox }) => {
  await sandbox.faults([
    {
      call: 'notices.announcements',
      kind: 'answer',
      times: 'always',
      status: 200,
      body: { success: true, value: { player: [], popup: [], promotion: [], help: [], banners: [] } },
    },
  ]);
  await page.goto('/noticePage');
  await expect(page.getByRole('heading', { name: 'No hay avisos' })).toBeVisible();
  await page.goto('/');
  await ready(page);
  await expect(messages.line(page)).toHaveCount(0);
});

test('a notice that is gone is said, over those that are there; a failure offers to try again', async ({
  page,
  sandbox,
}) => {
  await page.goto('/noticePage?id=%3Cscript%3E');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Ese aviso ya no está' })).toBeVisible();
  await expect(main.locator(titles).first()).toBeVisible();
  await sandbox.faults([{ call: 'notices.announcements', kind: '500', times: 3 }]);
  await page.reload();
  await expect(main.getByRole('heading', { name: 'No pudimos cargar los avisos' })).toBeVisible();
  await sandbox.clearFaults();
  await main.getByRole('button', { name: 'Reintentar' }).click();
  await expect(main.locator(titles).first()).toBeVisible();
});

test('a link in a notice over the page leads on, and closes the notices', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await messages.line(page).first().press('Enter');
  const dialog = messages.dialog(page);
  await dialog.getByLabel('Tipo de aviso').selectOption('Promociones');
  await dialog.locator(titles).first().click();
  await dialog.getByRole('link', { name: 'Ver la promoción' }).click();
  await expect(page).toHaveURL(/\/promoDetail\?id=/);
  await expect(dialog).toHaveCount(0);
});
