import { escapeFrom } from '../../kit/journeys/closing.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { beGreeted, openLogin, password, ready, signOutButton, ui } from '../../kit/journeys/ui.ts';

test('free play leads to a demo account with play money, and every page shows that it is one', {
  tag: '@core',
}, async ({ page, traffic }) => {
  await page.goto('/promotions');
  await ready(page);
  await ui.header(page).getByRole('link', { name: 'Jugar gratis' }).click();
  await beGreeted(page);
  await expect(page).toHaveURL('/');
  await expect(ui.balance(page)).toHaveText(/1[.,]000[.,]00/);
  expect(traffic.count('session.freePlay')).toBe(1);
  for (const path of ['/', '/promotions', '/slots', '/nowhere']) {
    await page.goto(path);
    await ready(page);
    await expect(ui.demoStrip(page)).toContainText('dinero es ficticio');
  }
  await page.reload();
  await expect(ui.demoStrip(page)).toBeVisible();
});

test('ROL-01 the centre of a demo account warns, and leads to a real account, in both languages', async ({
  page,
  traffic,
}) => {
  await page.goto('/freePlay');
  await beGreeted(page);
  await ui.header(page).getByRole('button', { name: 'Centro de seguridad' }).click();
  const warning = page.getByRole('dialog', { name: 'Atención' });
  await expect(warning).toContainText('Para esto necesitas una cuenta real.');
  await warning.getByRole('button', { name: 'Confirmar' }).click();
  await expect(warning).toBeHidden();
  await ui.header(page).getByLabel('Idioma').selectOption('EN');
  await expect(page.getByRole('region', { name: 'Demo account' })).toContainText('not real');
  await page.getByRole('region', { name: 'Demo account' }).getByRole('button').click();
  // The form for a real account opens by itself, over a visitor's header.
  await escapeFrom(page.getByRole('dialog', { name: 'Create an account' }));
  await expect(ui.header(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Demo account' })).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await expect.poll(() => traffic.answered('session.logout')).toBe(1);
  expect(traffic.count('session.logout')).toBe(1);
});

test('the login dialog leads to free play too, and a real account has no demo strip', async ({ page }) => {
  await page.goto('/');
  const dialog = await openLogin(page);
  await dialog.getByRole('link', { name: 'Jugar gratis' }).click();
  await beGreeted(page);
  await expect(ui.demoStrip(page)).toBeVisible();
  await signOutButton(page).click();
  await ui.signOutDialog(page).getByRole('button', { name: 'Sí, salir' }).click();
  await expect(ui.demoStrip(page)).toHaveCount(0);
  const login = await openLogin(page);
  await ui.username(login).fill('member1');
  await ui.password(login).fill(password);
  await ui.enter(login).click();
  await beGreeted(page);
  await expect(ui.demoStrip(page)).toHaveCount(0);
});

test('ROL-05 where free play is off nothing offers it, and its address says that it is off', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ whitelabel: { FREEPLAY: false } });
  await page.goto('/freePlay');
  await expect(ui.freePlayDialog(page).getByRole('alert')).toContainText('no está activa');
  await escapeFrom(ui.freePlayDialog(page));
  await expect(page.getByRole('link', { name: 'Jugar gratis' })).toHaveCount(0);
});

test('ROL-06 when too many ask for free play the page says so and offers another way in', async ({
  page,
  sandbox,
  traffic,
}) => {
  await sandbox.setConfig({ limits: { freePlayPerAddressHour: 0 } });
  await page.goto('/');
  await ready(page);
  await ui.header(page).getByRole('link', { name: 'Jugar gratis' }).click();
  const dialog = ui.freePlayDialog(page);
  await expect(dialog.getByRole('alert')).toBeVisible();
  await sandbox.setConfig({ limits: { freePlayPerAddressHour: 20 } });
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await beGreeted(page);
  expect(traffic.count('session.freePlay')).toBe(2);
});

test('LOG-13 an agents’ entrance turns a demo account away with its text, and keeps no token', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ brand: { entrance: 'agent' } });
  await page.goto('/freePlay');
  await expect(ui.freePlayDialog(page).getByRole('alert')).toContainText('no son de agente');
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});
