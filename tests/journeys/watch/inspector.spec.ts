import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/journeys/journey.ts';
import { password, ui } from '../../kit/journeys/ui.ts';

const tree = (page: Page) => page.getByRole('navigation', { name: 'Actores' });
/** A machine in the tree, by what a person calls it and by its name in the code. */
const actor = (page: Page, title: string, name: string) =>
  tree(page)
    .getByRole('button', { name: new RegExp(`^${title} ${name} `) })
    .first();
const login = (page: Page) => actor(page, 'Iniciar sesión', 'login');
const log = (page: Page) => page.getByRole('region', { name: 'Eventos' });
const lit = (page: Page, state: string) => page.locator(`svg [data-state="${state}"][data-lit]`);

/** An inspector in a tab of its own, and the login dialog in another. */
async function inspected(page: Page, wish = ''): Promise<Page> {
  const inspector = await page.context().newPage();
  await inspector.goto('/sandbox/inspector');
  await page.goto(`/login${wish}`);
  await expect(ui.loginDialog(page)).toBeVisible();
  await expect(login(inspector)).toContainText('form.editing');
  return inspector;
}

test('the inspector shows the live machines of another tab, lit in their states, and no typed text', async ({
  page,
}) => {
  const inspector = await inspected(page);
  await ui.loginDialog(page).getByRole('textbox', { name: 'Usuario' }).fill('member1');
  await ui.password(ui.loginDialog(page)).fill('not-that-one-7');
  await ui.enter(ui.loginDialog(page)).click();
  await expect(login(inspector)).toContainText('form.refused');
  // It shows by itself what moved last, and by which arrow.
  await expect(inspector.getByRole('switch', { name: 'Seguir al último que se movió' })).toBeChecked();
  await expect(inspector.locator('svg [data-taken]')).not.toHaveCount(0);
  // Anything may move after the login: what was picked by hand stays.
  await login(inspector).click();
  await expect(inspector.getByRole('switch')).not.toBeChecked();
  await expect(lit(inspector, 'form.refused')).toBeVisible();
  await expect(lit(inspector, 'form.editing')).toHaveCount(0);
  await expect(log(inspector).getByText('submitted', { exact: true })).toBeVisible();
  await expect(log(inspector).getByText(/^■ session\.login con error, /)).toBeVisible();
  await expect(inspector.getByRole('list', { name: 'Flecha tomada' })).toContainText('form.refused');
  const shown = await inspector.content();
  for (const secret of ['member1', 'not-that-one-7']) expect(shown).not.toContain(secret);
});

test('a person goes back in time, searches the log, stops at a state and sends an event by hand', async ({
  page,
}) => {
  const inspector = await inspected(page);
  await login(inspector).click();
  await inspector
    .getByRole('combobox', { name: 'Estado', exact: true })
    .selectOption({ label: 'Rechazado (form.refused)' });
  await inspector.getByRole('button', { name: 'Añadir' }).click();
  await ui.loginDialog(page).getByRole('textbox', { name: 'Usuario' }).fill('member1');
  await ui.password(ui.loginDialog(page)).fill(`${password}x`);
  await ui.enter(ui.loginDialog(page)).click();
  await expect(inspector.getByRole('status')).toHaveText(
    'Parado en Iniciar sesión: Rechazado (login.form.refused)',
  );
  await expect(lit(inspector, 'form.refused')).toBeVisible();
  await inspector.getByRole('searchbox', { name: 'Buscar' }).fill('paloma');
  await expect(log(inspector)).toContainText('Ningún evento dice eso.');
  await inspector.getByRole('searchbox', { name: 'Buscar' }).fill('· submitting');
  await log(inspector)
    .getByRole('button', { name: /→ .*· submitting/ })
    .click();
  await expect(lit(inspector, 'submitting')).toBeVisible();
  await inspector.getByRole('button', { name: 'En vivo' }).click();
  await expect(lit(inspector, 'form.refused')).toBeVisible();
  await inspector.getByLabel('Tipo').fill('closed');
  await inspector.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(ui.loginDialog(page)).toBeHidden();
});

test('a link leads back to the moment that was looked at, and says so when its page is gone', async ({
  page,
}) => {
  const inspector = await inspected(page);
  await inspector.getByRole('button', { name: 'Pausa' }).click();
  await expect(inspector.getByRole('button', { name: 'En vivo' })).toBeVisible();
  const place = inspector.getByText(/^Línea \d+ de \d+/);
  // Paused, the line stays where it is, though more lines come after it.
  const last = Number(/\d+/.exec((await place.textContent()) ?? ''));
  await inspector.getByRole('button', { name: 'Un paso atrás' }).click();
  const line = `Línea ${last - 1}`;
  await expect(place).toContainText(`${line} de`);
  await inspector.getByRole('link', { name: 'Enlace a este momento' }).click();
  await inspector.reload();
  await expect(place).toContainText(`${line} de`);
  await expect(inspector.getByRole('button', { name: 'En vivo' })).toBeVisible();
  await page.close();
  await inspector.reload();
  await expect(inspector.getByRole('status')).toHaveText('La página de ese enlace ya no está abierta.');
});

test('a person saves what was seen, opens it again as a file, and widens a pane by the keyboard', async ({
  page,
}) => {
  const inspector = await inspected(page);
  const [saved] = await Promise.all([
    inspector.waitForEvent('download'),
    inspector.getByRole('button', { name: 'Guardar el registro' }).click(),
  ]);
  await page.close();
  await expect(inspector.getByRole('status')).toContainText('La página se cerró');
  await inspector.getByLabel('Abrir una traza o un registro').setInputFiles(await saved.path());
  await expect(inspector.getByRole('status')).toContainText('No es una página en vivo.');
  await expect(login(inspector)).toContainText('form.editing');
  const line = inspector.getByRole('separator', { name: 'Ancho de los actores' });
  await line.press('ArrowRight');
  await expect(line).toHaveAttribute('aria-valuenow', '256');
});

test('the same inspector stands inside the page with ?inspect=local, can be folded, and moves to its own window', async ({
  page,
}) => {
  await page.goto('/help?inspect=local');
  const inside = page.locator('#inspector');
  await expect(inside.getByRole('button', { name: /^La sesión session/ })).toBeVisible();
  await inside.getByRole('button', { name: 'Plegar' }).click();
  await expect(inside.getByRole('navigation', { name: 'Actores' })).toBeHidden();
  const [own] = await Promise.all([
    page.waitForEvent('popup'),
    inside.getByRole('button', { name: 'Abrir en otra ventana' }).click(),
  ]);
  await expect(tree(own)).toContainText('La sesión');
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
