import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/journeys/journey.ts';
import { password, ui } from '../../kit/journeys/ui.ts';

const tree = (page: Page) => page.getByRole('navigation', { name: 'Actores' });
// A machine's calls to the gateway carry its name, and are listed under it.
const actor = (page: Page, name: string) =>
  tree(page)
    .getByRole('button', { name: new RegExp(`^${name} `) })
    .first();
const log = (page: Page) => page.getByRole('region', { name: 'Eventos' });
const lit = (page: Page, state: string) => page.locator(`svg [data-state="${state}"][data-lit]`);

/** An inspector in a tab of its own, and the login dialog in another. */
async function inspected(page: Page, wish = ''): Promise<Page> {
  const inspector = await page.context().newPage();
  await inspector.goto('/sandbox/inspector');
  await page.goto(`/login${wish}`);
  await expect(ui.loginDialog(page)).toBeVisible();
  await expect(actor(inspector, 'login')).toContainText('form.editing');
  await actor(inspector, 'login').click();
  return inspector;
}

test('the inspector shows the live machines of another tab, lit in their states, and no typed text', async ({
  page,
}) => {
  const inspector = await inspected(page);
  await expect(lit(inspector, 'form.editing')).toBeVisible();
  await ui.loginDialog(page).getByRole('textbox', { name: 'Usuario' }).fill('member1');
  await ui.password(ui.loginDialog(page)).fill('not-that-one-7');
  await ui.enter(ui.loginDialog(page)).click();
  await expect(actor(inspector, 'login')).toContainText('form.refused');
  await expect(lit(inspector, 'form.refused')).toBeVisible();
  await expect(lit(inspector, 'form.editing')).toHaveCount(0);
  await expect(log(inspector).getByText('submitted')).toBeVisible();
  const shown = await inspector.content();
  for (const secret of ['member1', 'not-that-one-7']) expect(shown).not.toContain(secret);
});

test('a person goes back in time, searches the log, stops at a state and sends an event by hand', async ({
  page,
}) => {
  const inspector = await inspected(page);
  await inspector.getByLabel('Estado (máquina.estado)').fill('login.form.refused');
  await inspector.getByRole('button', { name: 'Añadir' }).click();
  await ui.loginDialog(page).getByRole('textbox', { name: 'Usuario' }).fill('member1');
  await ui.password(ui.loginDialog(page)).fill(`${password}x`);
  await ui.enter(ui.loginDialog(page)).click();
  await expect(inspector.getByRole('status')).toHaveText('Parado en login.form.refused');
  await expect(lit(inspector, 'form.refused')).toBeVisible();
  await inspector.getByRole('searchbox', { name: 'Buscar' }).fill('→ submitting');
  await log(inspector)
    .getByRole('button', { name: /→ submitting/ })
    .click();
  await expect(lit(inspector, 'submitting')).toBeVisible();
  await inspector.getByRole('button', { name: 'En vivo' }).click();
  await expect(lit(inspector, 'form.refused')).toBeVisible();
  await inspector.getByLabel('Tipo').fill('closed');
  await inspector.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(ui.loginDialog(page)).toBeHidden();
});

test('the same inspector stands inside the page with ?inspect=local, and can be folded', async ({ page }) => {
  await page.goto('/help?inspect=local');
  const inside = page.locator('#inspector');
  await expect(inside.getByRole('button', { name: /^session/ })).toBeVisible();
  await inside.getByRole('button', { name: 'Plegar' }).click();
  await expect(inside.getByRole('navigation', { name: 'Actores' })).toBeHidden();
});

test('where the brand allows no inspection no inspector gets an answer', async ({ page, sandbox }) => {
  await sandbox.setConfig({ inspect: false });
  const inspector = await page.context().newPage();
  await inspector.goto('/sandbox/inspector');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/help?inspect=local');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(inspector.getByText('No hay ninguna página abierta')).toBeVisible();
  expect(scripts.filter((address) => /inspector|agent|stately/.test(address))).toEqual([]);
});
