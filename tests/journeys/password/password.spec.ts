import type { Page } from '@playwright/test';
import { freeze } from '#assurance/browser/scenes.ts';
import { rows } from '../../kit/depth.ts';
import { beAtRest } from '../../kit/journeys/at-rest.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { keptInReach } from '../../kit/journeys/kept.ts';
import {
  askMail,
  box,
  byPhone,
  codeSent,
  forget,
  fresh,
  linkOf,
  mine,
  number,
  openLink,
  save,
  send,
  typeNew,
} from '../../kit/journeys/passwords.ts';
import { sliderDialog, sliderHandle, solveByKeyboard } from '../../kit/journeys/slider.ts';
import { listenTo } from '../../kit/journeys/traffic.ts';
import { beGreeted, beIn, fillIn, findOut, openLogin, password, signIn, ui } from '../../kit/journeys/ui.ts';
import { begins } from '../../kit/moment.ts';

const day = 24 * 60 * 60_000;

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));

/**
 * Signs in and then stops the page's clock, so that the page does not check by itself whether its session
 * ended.
 */
async function signInAndRest(page: Page, username: string): Promise<void> {
  const traffic = listenTo(page.context());
  await page.clock.install();
  await page.goto('/');
  await signIn(page, username);
  await beAtRest(page, traffic);
  await freeze({ page });
}

test('the link of a mail sets a forgotten password, and signs nobody in', { tag: '@core' }, async ({
  page,
  sandbox,
}) => {
  await askMail(await forget(page));
  await expect(ui.mailedDialog(page)).toBeVisible();
  await ui.mailedDialog(page).getByRole('button', { name: 'Cerrar' }).click();
  const link = await linkOf(sandbox);
  const dialog = await openLink(page, link);
  await typeNew(dialog, fresh, 'Otra-Clave-2028?');
  await save(dialog).click();
  await expect(dialog).toContainText('La contraseña de confirmación no es correcta.');
  await typeNew(dialog);
  await save(dialog).click();
  const renewed = page.getByRole('dialog', { name: 'Contraseña guardada' });
  expect(await tokenOf(page)).toBeNull();
  await renewed.getByRole('button', { name: 'Iniciar sesión' }).click();
  await fillIn(ui.loginDialog(page), 'member1', fresh);
  await beIn(page);
});

test('RTE-01 the mail’s link opens the new password also where the home asks for a session', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ brand: { loginedToHomePage: true } });
  await page.goto('/');
  await ui.loginDialog(page).getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await askMail(ui.forgotDialog(page));
  await expect(ui.mailedDialog(page)).toBeVisible();
  const dialog = await openLink(page, await linkOf(sandbox));
  await expect(page).toHaveURL('/forgot');
  await typeNew(dialog);
  await save(dialog).click();
  const renewed = page.getByRole('dialog', { name: 'Contraseña guardada' });
  await renewed.getByRole('button', { name: 'Iniciar sesión' }).click();
  await fillIn(ui.loginDialog(page), 'member1', fresh);
  await beIn(page);
});

test('the ticket of a link leaves the address at once, is stored nowhere, and works once', async ({
  page,
  sandbox,
}) => {
  await askMail(await forget(page));
  await expect(ui.mailedDialog(page)).toBeVisible();
  const link = await linkOf(sandbox);
  const ticket = new URL(link).hash.replace('#ticket=', '');
  const dialog = await openLink(page, link);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/forgot');
  expect(await keptInReach(page)).not.toContain(ticket);
  await typeNew(dialog);
  await save(dialog).click();
  await expect(page.getByRole('dialog', { name: 'Contraseña guardada' })).toBeVisible();
  await openLink(page, link);
  // The page says so before anything is typed.
  const expired = page.getByRole('dialog', { name: 'El enlace ya no sirve' });
  await expired.getByRole('button', { name: 'Pedir otro enlace' }).click();
  await expect(ui.forgotDialog(page)).toBeVisible();
});

test('PWD-09 an unknown name and somebody else’s address get the usual answer, and no mail is sent', async ({
  page,
  sandbox,
}) => {
  for (const [username, email] of [
    ['nobody9', mine],
    ['member1', 'member2@vestibulo.example'],
  ]) {
    await askMail(await forget(page), username, email);
    await expect(ui.mailedDialog(page)).toContainText('Si el usuario y el correo coinciden');
  }
  expect(await sandbox.outbox('mail', mine)).toEqual([]);
  const empty = await forget(page);
  await empty.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(empty).toContainText('Escribe tu usuario.');
  await box(empty, 'Usuario').fill('member1');
  await box(empty, 'Correo electrónico').fill('member1');
  await empty.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(empty).toContainText('El formato de la cuenta, la contraseña o el correo es incorrecto.');
});

test('PWD-08 setting a password by mobile signs in with a new token, goes home, and ends every other session', {
  tag: '@core',
}, async ({ page, sandbox, elsewhere }) => {
  const other = await (await elsewhere()).newPage();
  await signInAndRest(other, 'member1');
  const old = await tokenOf(other);
  const dialog = await byPhone(page);
  await box(dialog, 'Código por SMS').fill(await codeSent(dialog, sandbox));
  await typeNew(dialog);
  await dialog.getByRole('button', { name: 'Cambiar contraseña y entrar' }).click();
  await beGreeted(page);
  await expect(page).toHaveURL('/');
  expect(await tokenOf(page)).not.toBe(old);
  await findOut(other, ui.expiredDialog(other));
  const [notice] = await sandbox.outbox('mail', mine);
  expect(notice?.text).toContain('cambió');
});

test('PWD-07 a wrong code is refused, typed text is kept, and the right code still sets the password', async ({
  page,
  sandbox,
}) => {
  const dialog = await byPhone(page);
  const right = await codeSent(dialog, sandbox);
  await box(dialog, 'Código por SMS').fill(right === '000000' ? '111111' : '000000');
  await typeNew(dialog);
  const submit = dialog.getByRole('button', { name: 'Cambiar contraseña y entrar' });
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText('El código de verificación no es correcto.');
  await expect(box(dialog, 'Contraseña nueva')).toHaveValue(fresh);
  await box(dialog, 'Código por SMS').fill(right);
  await submit.click();
  await beIn(page);
});

test('LOG-14 where the gateway wants a slider, a password is set by mobile only after it is solved', async ({
  page,
  sandbox,
  traffic,
}) => {
  await sandbox.setConfig({ slider: { reset: true } });
  const dialog = await byPhone(page);
  const code = await codeSent(dialog, sandbox);
  await box(dialog, 'Código por SMS').fill(code);
  await typeNew(dialog);
  const submit = dialog.getByRole('button', { name: 'Cambiar contraseña y entrar' });
  await submit.click();
  await expect(sliderHandle(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sliderDialog(page)).toHaveCount(0);
  await expect(dialog.getByRole('alert')).toContainText('Completa primero la verificación, por favor.');
  await expect(box(dialog, 'Número de celular')).toHaveValue(number);
  await expect(box(dialog, 'Código por SMS')).toHaveValue(code);
  await expect(box(dialog, 'Contraseña nueva')).toHaveValue(fresh);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  expect(traffic.count('password.resetByPhone')).toBe(1);
  await submit.click();
  await solveByKeyboard(page, sandbox);
  await beGreeted(page);
  await expect(page).toHaveURL('/');
  expect(traffic.count('password.resetByPhone')).toBe(3);
});

const ends = [
  ['long past', 1e12],
  ['a second ago', 'ago'],
  ['no number', 'NaN'],
  ['ages away', 1e15],
] as const;
for (const [what, expirationTime] of rows(ends, 1, 3)) {
  test(`PWD-11 a code whose end is ${what} leaves no countdown below zero, no endless one, and no lasting block`, async ({
    page,
    sandbox,
  }) => {
    await page.clock.install();
    const dialog = await byPhone(page);
    const value = { expirationTime: expirationTime === 'ago' ? begins - 1_000 : expirationTime };
    await sandbox.faults([
      { call: 'verification.smsForgot', kind: 'answer', status: 200, body: { success: true, value } },
    ]);
    const answered = page.waitForResponse(/verification\/sms\/forgot/);
    await send(dialog).click();
    await answered;
    if (expirationTime === 'NaN') {
      const trouble = page.getByRole('dialog', { name: 'No sabemos si se envió el código' });
      await trouble.getByRole('button', { name: 'Entendido' }).click();
    }
    // Only the end that is far away makes a person wait, and the button says so once the answer was read.
    await expect(send(dialog)).toHaveText(expirationTime === 1e15 ? /^Espera \d+ s$/ : 'Enviar código');
    const [left = '0'] = (await send(dialog).textContent())?.match(/\d+/) ?? [];
    expect(Number(left)).toBeLessThanOrEqual(3_600);
    await page.clock.fastForward(3_600_000);
    await expect(send(dialog)).toHaveText('Enviar código');
    await expect(send(dialog)).toBeEnabled();
  });
}

test('help by mobile is offered only where it is switched on', async ({ page, sandbox }) => {
  await sandbox.setConfig({ whitelabel: { CHNGPASSVERIF3: false } });
  await page.goto('/');
  await expect(ui.header(page).getByText('Jugar gratis')).toBeVisible();
  const dialog = await forget(page);
  await expect(box(dialog, 'Usuario')).toBeVisible();
  await expect(dialog.getByRole('tab')).toHaveCount(0);
  await sandbox.setConfig({ whitelabel: { CHNGPASSVERIF3: true } });
  await page.goto('/forgot');
  await expect(ui.forgotDialog(page).getByRole('tab')).toHaveCount(2);
});

test('PWD-02 an old password must be changed only while expiry is on, and only after signing in with it', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  await sandbox.serverClock(61 * day);
  await page.goto('/');
  const dialog = await openLogin(page);
  await dialog.getByRole('tab', { name: 'SMS' }).click();
  await dialog.getByLabel('País').selectOption('PE');
  await box(dialog, 'Número de celular').fill(number);
  await box(dialog, 'Código por SMS').fill(await codeSent(dialog, sandbox));
  await ui.enter(dialog).click();
  await beIn(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
  await fillIn(await openLogin(page), 'member1');
  await expect(ui.changeDialog(page)).toBeVisible();
  await sandbox.setConfig({ whitelabel: { PWDEXPIRE: false } });
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
  await fillIn(await openLogin(page), 'member1');
  await beIn(page);
});

test('PWD-04 a new password that equals the old one, breaks the rule or is repeated differently is not sent', async ({
  page,
  traffic,
}) => {
  await page.goto('/');
  await fillIn(await openLogin(page), 'default1');
  const dialog = ui.changeDialog(page);
  for (const [typed, again, words] of [
    [password, password, 'Elige una contraseña distinta de la actual.'],
    ['corta', 'corta', 'La contraseña debe tener entre 8 y 32 caracteres.'],
    [fresh, 'Otra-Clave-2028?', 'La confirmación es incorrecta.'],
  ] as const) {
    await typeNew(dialog, typed, again);
    await save(dialog).click();
    await expect(dialog).toContainText(words);
  }
  expect(traffic.count('password.change')).toBe(0);
});

test('PWD-06 after a change the other session is asked to sign in, and the old password no longer works', async ({
  page,
  sandbox,
  elsewhere,
}) => {
  const other = await (await elsewhere()).newPage();
  await sandbox.setConfig({ whitelabel: { PWDEXPIRE: false } });
  await signInAndRest(other, 'expired1');
  await sandbox.setConfig({ whitelabel: { PWDEXPIRE: true } });
  await page.goto('/');
  await fillIn(await openLogin(page), 'expired1');
  const dialog = ui.changeDialog(page);
  await typeNew(dialog);
  await save(dialog).click();
  await beIn(page);
  await findOut(other, ui.expiredDialog(other));
  await other.clock.resume();
  await fillIn(ui.expiredDialog(other), 'expired1');
  await expect(ui.expiredDialog(other).getByRole('alert')).toContainText(
    'El usuario o la contraseña no son correctos.',
  );
});
