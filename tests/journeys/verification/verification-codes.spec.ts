import type { Locator, Page } from '@playwright/test';
import { freeze } from '#assurance/browser/scenes.ts';
import { rows } from '../../kit/depth.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { placesOf } from '../../kit/journeys/places.ts';
import { openLogin, ready } from '../../kit/journeys/ui.ts';

const number = '987654321';
const send = (dialog: Locator) => dialog.getByRole('button', { name: /Enviar código|Enviando|Espera/ });
const trouble = (page: Page) => page.getByRole('dialog', { name: 'No enviamos el código' });

async function fillNumber(dialog: Locator, tab: string): Promise<void> {
  await dialog.getByRole('tab', { name: tab }).click();
  await dialog.getByLabel('País').selectOption('PE');
  await dialog.getByRole('textbox', { name: 'Número de celular' }).fill(number);
}

async function forgotForm(page: Page): Promise<Locator> {
  await page.goto('/forgot');
  await ready(page);
  const dialog = page.getByRole('dialog', { name: 'Recupera tu contraseña' });
  await fillNumber(dialog, 'Celular');
  return dialog;
}

/** The seconds on the button. */
async function secondsOn(dialog: Locator): Promise<number> {
  await expect(send(dialog)).toHaveText(/^Espera \d+ s$/);
  return Number((await send(dialog).textContent())?.match(/\d+/)?.[0]);
}

const answering = (value: unknown) => ({
  kind: 'answer',
  status: 200,
  body: { success: true, value },
});

test('SMS-08 codes of an identity provider can be requested again after a minute, whatever the answer', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ whitelabel: { SMSIDP: true } });
  await sandbox.faults([{ call: 'verification.smsLogin', ...answering({ expiredMinutes: 10 }) }]);
  await page.clock.install();
  await page.goto('/');
  const dialog = await openLogin(page);
  await fillNumber(dialog, 'SMS');
  await freeze({ page });
  await send(dialog).click();
  await expect.poll(() => secondsOn(dialog)).toBe(60);
});

test('SMS-08 without an identity provider the wait is the gateway’s', async ({ page }) => {
  await page.goto('/');
  const dialog = await openLogin(page);
  await fillNumber(dialog, 'SMS');
  await send(dialog).click();
  await expect.poll(() => secondsOn(dialog)).toBeGreaterThan(500);
});

const pastWaits = [
  ['long past', 1e12],
  ['at the beginning of time', 0],
  ['before it', -1e15],
] as const;
for (const [when, expirationTime] of rows(pastWaits, 2)) {
  test(`PWD-11 a wait until ${when} is no wait`, async ({ page, sandbox }) => {
    await sandbox.faults([{ call: 'verification.smsForgot', ...answering({ expirationTime }) }]);
    const dialog = await forgotForm(page);
    await send(dialog).click();
    await expect(send(dialog)).toHaveText('Enviar código');
    await expect(send(dialog)).toBeEnabled();
    await expect(trouble(page)).toHaveCount(0);
  });
}

test('PWD-11 a wait until the end of time ends within the hour', async ({ page, sandbox }) => {
  await page.clock.install();
  await sandbox.faults([{ call: 'verification.smsForgot', ...answering({ expirationTime: 1e15 }) }]);
  const dialog = await forgotForm(page);
  await send(dialog).click();
  await expect.poll(() => secondsOn(dialog)).toBeLessThanOrEqual(3_600);
  await page.clock.fastForward(3_601_000);
  await expect(send(dialog)).toHaveText('Enviar código');
});

const noWaits = [
  ['no number', null],
  ['a word', 'NaN'],
] as const;
for (const [what, expirationTime] of rows(noWaits, 1)) {
  test(`PWD-11 a wait until ${what} is reported as one that nobody knows of, and blocks nothing`, async ({
    page,
    sandbox,
  }) => {
    await page.clock.install();
    await sandbox.faults([{ call: 'verification.smsForgot', ...answering({ expirationTime }) }]);
    const dialog = await forgotForm(page);
    await send(dialog).click();
    const unsure = page.getByRole('dialog', { name: 'No sabemos si se envió el código' });
    await unsure.getByRole('button', { name: 'Entendido' }).click();
    await expect(send(dialog)).toHaveText('Enviar código');
    // Nothing is sent twice within a second, whatever came of it.
    await page.clock.fastForward(1_000);
    await send(dialog).click();
    await expect.poll(() => secondsOn(dialog)).toBeGreaterThan(500);
  });
}

const refused = [
  ['900000402', 'No queda cupo de mensajes.'],
  ['900000403', 'Esta función no está activa.'],
  ['900000412', 'La comprobación del captcha falló.'],
  ['900000429', 'Hiciste demasiados intentos. Prueba de nuevo en 5 minutos.'],
  ['900000520', 'Error desconocido.'],
] as const;
for (const [typed, said] of rows(refused, 0, 3)) {
  test(`the number ${typed} shows the member’s message: ${said}`, async ({ page }) => {
    await page.goto('/');
    const dialog = await openLogin(page);
    await fillNumber(dialog, 'SMS');
    await dialog.getByRole('textbox', { name: 'Número de celular' }).fill(typed);
    await send(dialog).click();
    await expect(trouble(page)).toContainText(said);
  });
}

test('countries are listed by name and code, and only the chosen country’s flag is fetched and drawn', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, flag] = /\/assets\/([A-Z]{2})-[\w-]+\.svg$/.exec(request.url()) ?? [];
    if (flag) fetched.push(flag);
  });
  await page.goto('/');
  const dialog = await openLogin(page);
  await dialog.getByRole('tab', { name: 'SMS' }).click();
  const country = dialog.getByLabel('País');
  await country.selectOption('PE');
  const flag = dialog.locator('[aria-hidden="true"] > img');
  const drawn = () => flag.evaluate((picture: HTMLImageElement) => picture.naturalWidth > 0);
  await expect(flag).toHaveAttribute('src', /PE-/);
  await expect.poll(drawn).toBe(true);
  const places = await placesOf(country);
  await country.selectOption('MX');
  await expect(flag).toHaveAttribute('src', /MX-/);
  await expect.poll(drawn).toBe(true);
  expect(await places()).toHaveLength(1);
  await expect(country.getByRole('option', { name: 'Perú (+51)', exact: true })).toBeAttached();
  await expect(country).not.toContainText(/\p{Regional_Indicator}/u);
  const here = fetched.filter((one) => one !== 'PE' && one !== 'MX');
  expect(here.length).toBeLessThanOrEqual(1);
  expect(fetched.filter((one) => !here.includes(one))).toEqual(['PE', 'MX']);
});
