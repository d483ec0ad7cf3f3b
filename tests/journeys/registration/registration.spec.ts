import type { Locator, Page } from '@playwright/test';
import { escapeFrom } from '../../kit/journeys/closing.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { keptInReach } from '../../kit/journeys/kept.ts';
import { registerAgreement } from '../../kit/journeys/registering.ts';
import { sliderHandle, solveByKeyboard } from '../../kit/journeys/slider.ts';
import { beGreeted, openLogin, ready, signOutButton, ui } from '../../kit/journeys/ui.ts';

const invitation = 'NORTE-7Q4K2M8PXV';
const newcomer = 'nuevo01';
const secret = 'Otra-Clave-2027?';

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Crear cuenta' });
const box = (dialog: Locator, name: string) => dialog.getByLabel(name, { exact: true });
const submitOf = (dialog: Locator) => dialog.getByRole('button', { name: 'Crear cuenta' });

/** The registration dialog at its own address, with its form. */
async function openForm(page: Page, query = ''): Promise<Locator> {
  await page.goto(`/register${query}`);
  await ready(page);
  const dialog = dialogOf(page);
  await expect(submitOf(dialog)).toBeVisible();
  return dialog;
}

async function fillOut(dialog: Locator): Promise<void> {
  await box(dialog, 'Contraseña').fill(secret);
  await box(dialog, 'Repite la contraseña').fill(secret);
  await box(dialog, 'Nombre real').fill('Ana María Núñez');
  await registerAgreement(dialog).check();
}

async function registerByName(dialog: Locator, username = newcomer): Promise<void> {
  await box(dialog, 'Usuario').fill(username);
  await fillOut(dialog);
  await submitOf(dialog).click();
}

test('AFF-05 an invited visitor registers by name with a slider solved and is in; the code leaves the address', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  const dialog = await openForm(page, `?referralCode=${invitation}`);
  await expect(page).toHaveURL('/register');
  // The tab keeps it, for a reload; what outlives the tab, and its history, do not.
  const outlives = () =>
    page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, history.state]));
  expect(await outlives()).not.toContain(invitation);
  await expect(dialog.getByText(`Te invitó: ${invitation}`)).toBeVisible();
  await expect(box(dialog, 'Código de invitación')).toHaveCount(0);
  await registerByName(dialog);
  await solveByKeyboard(page, sandbox);
  await beGreeted(page);
  await expect(signOutButton(page)).toBeVisible();
  // As it landed, and as it is sent.
  expect(traffic.count('registration.affiliate')).toBe(2);
  expect(traffic.count('registration.register')).toBe(2);
  const kept = await keptInReach(page);
  expect(kept).not.toContain(invitation);
  expect(kept).not.toContain(secret);
});

test('AFF-01 an unknown code is said as it lands, and typed it shows a warning: nobody is registered', async ({
  page,
  traffic,
}) => {
  const dialog = await openForm(page, '?referralCode=NADIE-0000000');
  await expect(dialog.getByText(/^Código de invitación incorrecto: el código del enlace/)).toBeVisible();
  await expect(dialog.getByText(/^Te invitó/)).toHaveCount(0);
  await box(dialog, 'Código de invitación').fill('NADIE-0000000');
  await registerByName(dialog);
  const warning = page.getByRole('dialog', { name: 'Código de invitación incorrecto' });
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: 'Entendido' }).click();
  await expect(warning).toHaveCount(0);
  await expect(box(dialog, 'Usuario')).toHaveValue(newcomer);
  expect(traffic.count('registration.register')).toBe(0);
});

test('giving up a slider registers nobody, and typed text is kept', async ({ page, traffic }) => {
  const dialog = await openForm(page);
  await registerByName(dialog);
  // Keys go to the dialog with the focus, which a picture that arrives late does not take.
  await sliderHandle(page).press('Escape');
  await expect(dialog.getByRole('alert')).toContainText('Completa primero la verificación');
  await expect(box(dialog, 'Usuario')).toHaveValue(newcomer);
  await expect(box(dialog, 'Contraseña')).toHaveValue(secret);
  await expect(signOutButton(page)).toHaveCount(0);
  expect(traffic.count('registration.register')).toBe(1);
});

test('by keyboard: a taken name is marked and corrected where the focus is; the greeting leaves the focus on the page', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ slider: { register: false } });
  const dialog = await openForm(page);
  const name = box(dialog, 'Usuario');
  await name.fill('member1');
  await fillOut(dialog);
  await name.press('Enter');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/Ese usuario ya está registrado/);
  await expect(name).toBeFocused();
  await expect(box(dialog, 'Contraseña')).toHaveValue(secret);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(newcomer);
  await page.keyboard.press('Enter');
  await escapeFrom(ui.greeting(page));
  await expect(page.getByRole('main')).toBeFocused();
});

test('a visitor registers with a number and the code sent to it', { tag: '@core' }, async ({
  page,
  sandbox,
  traffic,
}) => {
  await sandbox.setConfig({ slider: { register: false } });
  const dialog = await openForm(page);
  await dialog.getByRole('tab', { name: 'Celular' }).click();
  await dialog.getByLabel('País').selectOption('PE');
  await box(dialog, 'Número de celular').fill('900111222');
  await dialog.getByRole('button', { name: 'Enviar código' }).click();
  await expect(dialog.getByRole('button', { name: /Espera \d+ s/ })).toBeVisible();
  await box(dialog, 'Código por SMS').fill(await sandbox.lastSecret('sms', '+51900111222'));
  await fillOut(dialog);
  await submitOf(dialog).click();
  await beGreeted(page);
  expect(traffic.count('registration.registerMobile')).toBe(1);
  expect(traffic.count('registration.register')).toBe(0);
});

test('CAP-04 another tab shows another image, and its field is empty', async ({ page, sandbox, traffic }) => {
  const rule = { field: 'captcha', patternId: 'length', acceptedPattern: '*', minLength: 4, maxLength: 8 };
  await sandbox.setConfig({ registerRules: [{ ...rule, enabled: true, required: true }] });
  const dialog = await openForm(page);
  const image = dialog.getByRole('button', { name: /Imagen con un código/ });
  await expect(image).toBeVisible();
  await ui.captcha(dialog).fill('1234');
  await dialog.getByRole('tab', { name: 'Celular' }).click();
  await expect(ui.captcha(dialog)).toHaveValue('');
  await expect.poll(() => traffic.count('verification.captcha')).toBe(2);
  await expect(image).toBeVisible();
});

test('REG-05 without the rules there is no form; a retry brings it', async ({ page, sandbox }) => {
  await sandbox.faults([{ call: 'registration.settings', kind: '500', times: 'always' }]);
  await page.goto('/register');
  await ready(page);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('alert')).toContainText('No pudimos cargar el formulario de registro');
  await expect(submitOf(dialog)).toHaveCount(0);
  await sandbox.clearFaults();
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await expect(submitOf(dialog)).toBeVisible();
});

test('REG-06 when a new account is made but can’t be read, it is made once, and a retry signs in', async ({
  page,
  sandbox,
  traffic,
}) => {
  await sandbox.setConfig({ slider: { register: false } });
  const dialog = await openForm(page);
  await sandbox.faults([{ call: 'member.info', kind: '500', times: 'always' }]);
  await registerByName(dialog);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Ya casi estás dentro' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await beGreeted(page);
  expect(traffic.count('registration.register')).toBe(1);
});

test('REG-08 where registering is switched off there is no form at its address', async ({
  page,
  sandbox,
  traffic,
}) => {
  await sandbox.setConfig({ whitelabel: { DIRECTREG: false } });
  await page.goto('/register');
  await ready(page);
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('El registro no está abierto en este momento');
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  expect(traffic.count('registration.settings')).toBe(0);
});

test('REG-08 where registering is switched off nothing links to it', async ({ page, sandbox }) => {
  await sandbox.setConfig({ whitelabel: { DIRECTREG: false } });
  const answered = page.waitForResponse(/system\/status/);
  await page.goto('/');
  await answered;
  const offers = page.getByText(
    /Registrarme|Regístrate|Crear mi cuenta|Crear cuenta|¿Aún no tienes cuenta\?/,
  );
  await expect(offers).toHaveCount(0);
  const login = await openLogin(page);
  await expect(login.getByRole('link', { name: 'Jugar gratis' })).toBeVisible();
  await expect(offers).toHaveCount(0);
  await login.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(ui.forgotDialog(page)).toBeVisible();
  await expect(offers).toHaveCount(0);
  await ui.forgotDialog(page).getByRole('link', { name: 'Iniciar sesión' }).click();
  await login.getByRole('link', { name: 'Jugar gratis' }).click();
  await beGreeted(page);
  await expect(ui.demoStrip(page)).toBeVisible();
  await expect(offers).toHaveCount(0);
});
