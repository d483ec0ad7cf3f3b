import type { Locator, Page } from '@playwright/test';
import { freeze } from '#assurance/browser/scenes.ts';
import { rows } from '../../kit/depth.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { beIn, fillIn, openLogin, password, signOutButton, ui } from '../../kit/journeys/ui.ts';

async function withCaptcha(page: Page): Promise<Locator> {
  await page.goto('/');
  const dialog = await openLogin(page);
  for (let failures = 1; failures <= 3; failures += 1) {
    await fillIn(dialog, 'member1', `Otra-Clave-${failures}!`);
    await expect(ui.enter(dialog)).toBeEnabled();
    await expect(dialog.getByRole('alert')).toBeVisible();
  }
  await expect(ui.captcha(dialog)).toBeVisible();
  return dialog;
}

async function smsForm(page: Page): Promise<Locator> {
  await page.goto('/');
  const dialog = await openLogin(page);
  await dialog.getByRole('tab', { name: 'SMS' }).click();
  await dialog.getByLabel('País').selectOption('PE');
  return dialog;
}

const mobile = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Número de celular' });
const send = (dialog: Locator) => dialog.getByRole('button', { name: /Enviar código|Enviando|Espera/ });
const image = (dialog: Locator) =>
  dialog.getByRole('button', { name: /^(Imagen con un código|Cargando la imagen)/ });
const number = '987654321';

test('CAP-01 ten clicks on the image within a second make two calls at most', async ({ page, traffic }) => {
  await page.clock.install();
  const dialog = await withCaptcha(page);
  await expect(image(dialog)).toHaveAttribute('aria-busy', 'false');
  const before = traffic.count('verification.captcha');
  await freeze({ page });
  // The second after the first image has passed.
  await page.clock.runFor(4_000);
  for (let clicks = 0; clicks < 10; clicks += 1) {
    await image(dialog).click({ force: true });
    await page.clock.runFor(100);
  }
  await expect.poll(() => traffic.count('verification.captcha') - before).toBeGreaterThanOrEqual(1);
  expect(traffic.count('verification.captcha') - before).toBeLessThanOrEqual(2);
});

test('CAP-01 no other image is requested while one is under way, so the newest is the one shown', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  await page.clock.install();
  const dialog = await withCaptcha(page);
  // The first image is here, and the second after it has passed.
  await expect(image(dialog)).toHaveAttribute('aria-busy', 'false');
  await page.clock.runFor(1_000);
  await expect(image(dialog)).toHaveAttribute('aria-disabled', 'false');
  await sandbox.faults([{ call: 'verification.captcha', kind: 'hold' }]);
  const before = traffic.count('verification.captcha');
  await image(dialog).click();
  await sandbox.held('verification.captcha');
  for (let clicks = 0; clicks < 5; clicks += 1) await image(dialog).click({ force: true });
  expect(await sandbox.waiting()).toEqual(['verification.captcha']);
  await sandbox.release('verification.captcha');
  await expect(image(dialog)).toHaveAttribute('aria-busy', 'false');
  expect(traffic.count('verification.captcha') - before).toBe(1);
  const client = (await traffic.requests('verification.captcha').at(-1)?.headerValue('client-id')) ?? '';
  await ui.captcha(dialog).fill(await sandbox.lastSecret('captcha', client));
  await ui.password(dialog).fill(password);
  await ui.enter(dialog).click();
  await expect(ui.greeting(page).or(signOutButton(page)).first()).toBeAttached();
});

const brokenCaptchas = [
  ['a broken connection', { kind: 'reset' }],
  ['half an answer', { kind: 'truncated' }],
  ['a 500', { kind: '500' }],
  ['no value', { kind: 'answer', status: 200, body: { success: true, value: null } }],
  ['a value of another kind', { kind: 'wrong type' }],
] as const;
for (const [what, fault] of rows(brokenCaptchas, 1, 3)) {
  test(`CAP-02 a captcha that ends in ${what} leaves a placeholder that asks again`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.faults([{ call: 'verification.captcha', ...fault, times: 'always' }]);
    const dialog = await withCaptcha(page);
    await ui.enter(dialog).click();
    await expect(ui.captcha(dialog)).toHaveAccessibleDescription(/Escribe el código de la imagen/);
    const placeholder = dialog.getByRole('button', { name: /La imagen no cargó/ });
    await expect(placeholder).toBeVisible({ timeout: 15_000 });
    await sandbox.clearFaults();
    await placeholder.click();
    await expect(dialog.getByRole('img', { name: /Imagen con un código/ })).toBeVisible();
  });
}

test('a member signs in with a code sent by SMS', { tag: '@core' }, async ({ page, sandbox }) => {
  const dialog = await smsForm(page);
  await mobile(dialog).fill(number);
  await send(dialog).click();
  await expect(send(dialog)).toHaveText(/Espera \d+ s/);
  await dialog
    .getByRole('textbox', { name: 'Código por SMS' })
    .fill(await sandbox.lastSecret('sms', `+51${number}`));
  await ui.enter(dialog).click();
  await beIn(page);
});

test('SMS-01 five clicks in a second send one code, and the button counts down', { tag: '@core' }, async ({
  page,
  sandbox,
  traffic,
}) => {
  const dialog = await smsForm(page);
  await mobile(dialog).fill(number);
  for (let clicks = 0; clicks < 5; clicks += 1) await send(dialog).click({ force: true });
  await expect(send(dialog)).toHaveText(/Espera \d+ s/);
  await expect(send(dialog)).toBeDisabled();
  expect(traffic.count('verification.smsLogin')).toBe(1);
  const { limits } = await sandbox.setConfig({});
  const whole = limits.codeMinutes * 60;
  const [left = ''] = (await send(dialog).textContent())?.match(/\d+/) ?? [];
  expect(Number(left)).toBeLessThanOrEqual(whole);
  expect(Number(left)).toBeGreaterThan(whole - 20);
});

test('SMS-02 closing and opening the dialog keeps the countdown; a reload does not double the rate', async ({
  page,
  sandbox,
  traffic,
}) => {
  const dialog = await smsForm(page);
  await mobile(dialog).fill(number);
  await send(dialog).click();
  await expect(send(dialog)).toHaveText(/Espera \d+ s/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openLogin(page);
  await dialog.getByRole('tab', { name: 'SMS' }).click();
  await expect(send(dialog)).toHaveText(/Espera \d+ s/);
  expect(traffic.count('verification.smsLogin')).toBe(1);
  await smsForm(page);
  await mobile(dialog).fill(number);
  await send(dialog).click();
  await expect(page.getByRole('dialog', { name: 'No enviamos el código' })).toBeVisible();
  expect(await sandbox.outbox('sms', `+51${number}`)).toHaveLength(1);
});

test('SMS-03 a refusal to send is shown as plain text, and the button works again', async ({
  page,
  sandbox,
}) => {
  const message = 'No <b>se</b> pudo {0} $& %s';
  await sandbox.faults([
    {
      call: 'verification.smsLogin',
      kind: 'answer',
      status: 422,
      body: { success: false, code: 'X', message },
    },
  ]);
  const dialog = await smsForm(page);
  await mobile(dialog).fill(number);
  await send(dialog).click();
  await expect(page.getByText(message)).toBeVisible();
  await page.getByRole('button', { name: 'Entendido' }).click();
  await expect(send(dialog)).toBeEnabled();
});

test('SMS-04 a number that is none is marked as wrong, and no code is requested', async ({
  page,
  traffic,
}) => {
  const dialog = await smsForm(page);
  for (const bad of ['0', 'abc', '+51 987', '9'.repeat(30)]) {
    await mobile(dialog).fill(bad);
    await send(dialog).click();
    await expect(mobile(dialog), bad).toHaveAttribute('aria-invalid', 'true');
    await expect(mobile(dialog), bad).toHaveAccessibleDescription(/número/);
    await mobile(dialog).fill(number);
    await expect(mobile(dialog), bad).not.toHaveAttribute('aria-invalid');
  }
  expect(traffic.count('verification.smsLogin')).toBe(0);
});

test('SMS-06 an expired code is reported as expired', async ({ page, sandbox }) => {
  const dialog = await smsForm(page);
  await mobile(dialog).fill(number);
  await send(dialog).click();
  await expect(send(dialog)).toHaveText(/Espera \d+ s/);
  const code = await sandbox.lastSecret('sms', `+51${number}`);
  await sandbox.serverClock(11 * 60_000);
  await dialog.getByRole('textbox', { name: 'Código por SMS' }).fill(code);
  await ui.enter(dialog).click();
  await expect(dialog.getByRole('alert')).toContainText('El código de verificación venció. Pide otro.');
});

test('SMS-09 a device that slept past the countdown can request a code at once', async ({ page }) => {
  await page.clock.install();
  const dialog = await smsForm(page);
  await mobile(dialog).fill(number);
  await send(dialog).click();
  await expect(send(dialog)).toHaveText(/Espera \d+ s/);
  await page.clock.fastForward('30:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(send(dialog)).toHaveText('Enviar código');
  await expect(send(dialog)).toBeEnabled();
});

test('a captcha whose answer was lost is replaced by another image, with an empty field', async ({
  page,
  sandbox,
  traffic,
}) => {
  const dialog = await withCaptcha(page);
  const client = (await traffic.requests('verification.captcha').at(-1)?.headerValue('client-id')) ?? '';
  await ui.captcha(dialog).fill(await sandbox.lastSecret('captcha', client));
  const before = traffic.count('verification.captcha');
  await sandbox.faults([{ call: 'session.login', kind: 'truncated' }]);
  await fillIn(dialog, 'member1');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(ui.captcha(dialog)).toBeEmpty();
  await expect.poll(() => traffic.count('verification.captcha')).toBe(before + 1);
});
