import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { registerDialog } from '../../kit/journeys/registering.ts';
import { fillIn, openLogin, ready, signIn, ui } from '../../kit/journeys/ui.ts';

test('LOG-13 an agents’ entrance offers no registration and no free play, which could only fail, and lets agents in', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  await sandbox.setConfig({ brand: { entrance: 'agent' } });
  await page.goto('/');
  const dialog = await openLogin(page);
  for (const name of ['Registrarme', 'Crear cuenta', 'Crear mi cuenta', 'Regístrate', 'Jugar gratis']) {
    await expect(page.getByRole('link', { name, exact: true }), name).toHaveCount(0);
    await expect(page.getByRole('button', { name, exact: true }), name).toHaveCount(0);
  }
  await fillIn(dialog, 'member1');
  await expect(dialog.getByRole('alert')).toContainText(
    'Las cuentas que no son de agente no pueden iniciar sesión',
  );
  await page.keyboard.press('Escape');
  await signIn(page, 'agent1');
  await expect(ui.header(page).getByRole('button', { name: 'Centro de agentes' })).toBeVisible();
});

test('LOG-13 the address of the registration says there that it is closed', async ({
  page,
  sandbox,
  traffic,
}) => {
  await sandbox.setConfig({ brand: { entrance: 'agent' } });
  await page.goto('/register?referralCode=NORTE-7Q4K2M8PXV');
  await ready(page);
  const dialog = registerDialog(page);
  await expect(dialog).toContainText('El registro no está abierto en este momento');
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  expect(traffic.count('registration.settings')).toBe(0);
});

test('LOG-13 an entrance that was closed to members meanwhile keeps none of them in', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'member1', '/');
  await expect(ui.balance(page)).toBeVisible();
  await sandbox.setConfig({ brand: { entrance: 'agent' } });
  await page.reload();
  await ready(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await expect(ui.balance(page)).toHaveCount(0);
});
