import { TOTP } from 'otpauth';
import { sendCodeOf } from '../../kit/journeys/authenticator-codes.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import {
  beGreeted,
  fillIn,
  openLogin,
  password,
  ready,
  signIn,
  signOutButton,
  ui,
} from '../../kit/journeys/ui.ts';

const totpSecret = 'KRUGKIDROVUWG2ZAMJZG653OEBTG66BA';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/promotions');
  await fillIn(await openLogin(page), 'newip1');
  await expect(ui.addressDialog(page).getByRole('listitem')).toHaveCount(4);
});

test('LOG-15 a code by SMS verifies a new address, which is known from then on', { tag: '@core' }, async ({
  page,
  sandbox,
  traffic,
}) => {
  const dialog = ui.addressDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('•••4567');
  await dialog.getByRole('button', { name: /Código por SMS/ }).click();
  await dialog.getByRole('button', { name: 'Enviar código' }).click();
  await expect(dialog.getByRole('button', { name: /Espera/ })).toBeDisabled();
  await dialog.getByRole('textbox').fill(await sandbox.lastSecret('sms', '+56961234567'));
  await page.keyboard.press('Enter');
  await beGreeted(page);
  await expect(ui.balance(page)).toBeVisible();
  await expect(page).toHaveURL('/promotions');
  expect(traffic.count('wallet.balance')).toBeGreaterThan(0);
  await signOutButton(page).click();
  await ui.signOutDialog(page).getByRole('button', { name: 'Sí, salir' }).click();
  await signIn(page, 'newip1');
  await expect(ui.balance(page)).toBeVisible();
});

test('LOG-15 a code by e-mail verifies a new address, also after another way was tried first', async ({
  page,
  sandbox,
}) => {
  const dialog = ui.addressDialog(page);
  await dialog.getByRole('button', { name: /Código por SMS/ }).click();
  await dialog.getByRole('button', { name: 'Enviar código' }).click();
  await expect(dialog.getByRole('button', { name: /Espera/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Elegir otra forma' }).click();
  await dialog.getByRole('button', { name: /Código por correo/ }).click();
  // A click in the first second after leaving the last send does nothing.
  const send = dialog.getByRole('button', { name: 'Enviar código' });
  await expect(send).toBeVisible();
  await page.clock.fastForward(1_000);
  await send.click();
  await expect(dialog.getByRole('button', { name: /Espera/ })).toBeVisible();
  const [letter] = await sandbox.outbox('mail', 'newip1@vestibulo.example');
  expect(letter?.text).toContain('Si no fuiste tú');
  await dialog.getByRole('textbox').fill(letter?.code ?? '');
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await beGreeted(page);
});

test('leaving a way to verify and picking it again keeps the wait for its next code', async ({ page }) => {
  const dialog = ui.addressDialog(page);
  await dialog.getByRole('button', { name: /Código por SMS/ }).click();
  await dialog.getByRole('button', { name: 'Enviar código' }).click();
  await expect(dialog.getByRole('button', { name: /Espera/ })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Elegir otra forma' }).click();
  await dialog.getByRole('button', { name: /Código por SMS/ }).click();
  await expect(dialog.getByRole('button', { name: /Espera/ })).toBeDisabled();
});

test('LOG-15 the name on the bank account verifies a new address, after a wrong one', async ({ page }) => {
  const dialog = ui.addressDialog(page);
  await dialog.getByRole('button', { name: /Titular de tu cuenta/ }).click();
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  const name = dialog.getByLabel('Nombre del titular');
  await expect(name).toHaveAccessibleDescription(/Escribe el nombre del titular/);
  await expect(name).toBeFocused();
  await name.fill('Irene Sala');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Los datos no coinciden con los de tu cuenta.');
  await expect(name).toHaveValue('Irene Sala');
  await name.fill('  irene  SÁLAS');
  await page.keyboard.press('Enter');
  await beGreeted(page);
});

test('LOG-15 a code of the authenticator verifies a new address', async ({ page, sandbox }) => {
  const dialog = ui.addressDialog(page);
  await dialog.getByRole('button', { name: /Aplicación de autenticación/ }).click();
  await sendCodeOf(new TOTP({ secret: totpSecret }), sandbox, 'verification.addressAnswer', async (code) => {
    await dialog.getByLabel('Código de la aplicación').fill(code);
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
  });
  await beGreeted(page);
});

test('LOG-15 verification can’t be skipped: no page, reload or other address opens more', async ({
  page,
  traffic,
}) => {
  const dialog = ui.addressDialog(page);
  await dialog.getByRole('button', { name: /Titular de tu cuenta/ }).click();
  await page.reload();
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  for (const path of ['/', '/member', '/login', '/promotions']) {
    await page.goto(path);
    await ready(page);
    await expect(dialog).toBeVisible();
    await expect(ui.balance(page)).toHaveCount(0);
  }
  expect(traffic.count('wallet.balance')).toBe(0);
  expect(traffic.count('notices.unread')).toBe(0);
});

test('LOG-15 a member may sign out in the middle, and nothing of it is kept', async ({ page, traffic }) => {
  const dialog = ui.addressDialog(page);
  await dialog.getByRole('button', { name: /Titular de tu cuenta/ }).click();
  await dialog.getByLabel('Nombre del titular').fill('Irene');
  await dialog.getByRole('button', { name: 'Cerrar sesión' }).click();
  await ui.signOutDialog(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar sesión' }).click();
  await ui.signOutDialog(page).getByRole('button', { name: 'Sí, salir' }).click();
  await expect(dialog).toBeHidden();
  await expect(ui.header(page).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await expect.poll(() => traffic.count('session.logout')).toBe(1);
});

test('LOG-15 the fifth wrong answer ends the session', async ({ page }) => {
  const dialog = ui.addressDialog(page);
  await dialog.getByRole('button', { name: /Titular de tu cuenta/ }).click();
  for (let n = 1; n <= 5; n += 1) {
    await dialog.getByLabel('Nombre del titular').fill(`Otra ${n}`);
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    if (n < 5) await expect(dialog.getByRole('alert')).toBeVisible();
  }
  const login = ui.expiredDialog(page);
  await expect(login).toBeVisible();
  await expect(dialog).toBeHidden();
  await fillIn(login, 'newip1');
  await expect(login.getByRole('alert')).toContainText('El usuario o la contraseña no son correctos.');
});

test('PWD-01 LOG-15 with a new address and a default password, the address is verified first, then the password changed', async ({
  page,
  sandbox,
}) => {
  await sandbox.person({ account: 'newip1', mustChange: true });
  await ui.addressDialog(page).getByRole('button', { name: 'Cerrar sesión' }).click();
  await ui.signOutDialog(page).getByRole('button', { name: 'Sí, salir' }).click();
  await fillIn(await openLogin(page), 'newip1');
  const dialog = ui.addressDialog(page);
  await dialog.getByRole('button', { name: /Titular de tu cuenta/ }).click();
  await dialog.getByLabel('Nombre del titular').fill('Irene Salas');
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  const change = ui.changeDialog(page);
  await expect(change).toBeVisible();
  await expect(ui.balance(page)).toHaveCount(0);
  // What was typed at the sign-in is not held past the verification.
  await change.getByLabel('Contraseña actual', { exact: true }).fill(password);
  await change.getByLabel('Contraseña nueva', { exact: true }).fill('Otra-Clave-2027!');
  await change.getByLabel('Repite la contraseña nueva', { exact: true }).fill('Otra-Clave-2027!');
  await change.getByRole('button', { name: 'Guardar contraseña' }).click();
  await beGreeted(page);
  await expect(ui.balance(page)).toBeVisible();
});
