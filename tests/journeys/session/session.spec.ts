import { rows } from '../../kit/depth.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import {
  beGreetedFirst,
  beIn,
  fillIn,
  openLogin,
  password,
  ready,
  signIn,
  signOut,
  signOutButton,
  ui,
} from '../../kit/journeys/ui.ts';

test('a visitor signs in through the real page, sees the balance, and signs out', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page);
  await expect(ui.balance(page)).toBeVisible();
  await ui
    .header(page)
    .getByRole('button', { name: /^Saldo/ })
    .click();
  await expect(ui.header(page).getByText('***')).toBeVisible();
  await expect(ui.balance(page)).toHaveCount(0);
  await signOut(page);
  await expect(page).toHaveURL('/');
});

test('signing in works by keyboard alone, and Escape gives the focus back', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/');
  // Pressed before that, the button leads to the page of the login, which has no opener to give the focus back to.
  await ready(page);
  const opener = ui.header(page).getByRole('button', { name: 'Iniciar sesión' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = ui.loginDialog(page);
  await expect(ui.username(dialog)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ui.username(dialog)).toBeFocused();
  await page.keyboard.type('member1');
  await ui.password(dialog).focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await beIn(page);
});

test('typing before the ways to sign in have arrived goes on undisturbed when they do', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  await sandbox.faults([{ call: 'system.status', kind: 'hold' }]);
  await page.goto('/');
  const dialog = await openLogin(page);
  await expect(ui.username(dialog)).toBeFocused();
  await page.keyboard.type('mem');
  await sandbox.held('system.status');
  await sandbox.release('system.status');
  await expect(dialog.getByRole('tab', { name: 'Usuario' })).toBeVisible();
  await page.keyboard.type('ber1');
  await expect(ui.username(dialog)).toHaveValue('member1');
});

test('a session in storage is resumed when the page is opened again', { tag: '@core' }, async ({ page }) => {
  await page.goto('/');
  await signIn(page);
  await page.reload();
  await ready(page);
  // Signing out is possible even before the page knows whose session it is.
  await expect(ui.balance(page)).toBeVisible();
  await expect(signOutButton(page)).toBeVisible();
});

test('LOG-01 an empty form says what is missing under each field, and sends nothing', {
  tag: '@core',
}, async ({ page, traffic }) => {
  await page.goto('/');
  const dialog = await openLogin(page);
  await ui.enter(dialog).click();
  await expect(ui.username(dialog)).toHaveAccessibleDescription('Escribe tu usuario.');
  await expect(ui.password(dialog)).toHaveAccessibleDescription('Escribe tu contraseña.');
  await fillIn(dialog, '   ', '   ');
  await expect(ui.username(dialog)).toHaveAccessibleDescription('Escribe tu usuario.');
  expect(traffic.count('session.login')).toBe(0);
});

test('LOG-02 a wrong password and an unknown name get the same message, and the form stays', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/');
  const dialog = await openLogin(page);
  for (const name of ['member1', 'nadie']) {
    await fillIn(dialog, name, 'Otra-Clave-1!');
    await expect(dialog.getByRole('alert')).toContainText('El usuario o la contraseña no son correctos.');
    await expect(ui.username(dialog)).toHaveValue(name);
  }
});

test('LOG-03 a refusal with the captcha flag brings a captcha, fetched once, that must be answered', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  await page.goto('/');
  const dialog = await openLogin(page);
  for (let failures = 1; failures <= 3; failures += 1) {
    await fillIn(dialog, 'member1', `Otra-Clave-${failures}!`);
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(ui.enter(dialog)).toBeEnabled();
  }
  await expect(ui.captcha(dialog)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Imagen con un código/ })).toBeVisible();
  expect(traffic.count('verification.captcha')).toBe(1);
  const calls = traffic.count('session.login');
  await fillIn(dialog, 'member1');
  await expect(ui.captcha(dialog)).toHaveAccessibleDescription(/Escribe el código de la imagen/);
  expect(traffic.count('session.login')).toBe(calls);
  const [request] = traffic.requests('verification.captcha');
  const client = (await request?.headerValue('client-id')) ?? '';
  await ui.captcha(dialog).fill(await sandbox.lastSecret('captcha', client));
  await ui.enter(dialog).click();
  await beIn(page);
});

test('LOG-04 pressing many times while the login is under way makes one call', { tag: '@core' }, async ({
  page,
  sandbox,
  traffic,
}) => {
  await sandbox.faults([{ call: 'session.login', kind: 'hold' }]);
  await page.goto('/');
  const dialog = await openLogin(page);
  await ui.username(dialog).fill('member1');
  await ui.password(dialog).fill(password);
  await ui.enter(dialog).dblclick();
  await page.keyboard.press('Enter');
  await sandbox.held('session.login');
  await expect(ui.enter(dialog)).toHaveAttribute('aria-busy', 'true');
  await expect(ui.enter(dialog)).toBeDisabled();
  for (let presses = 0; presses < 10; presses += 1) await ui.enter(dialog).click({ force: true });
  await sandbox.release('session.login');
  await beIn(page);
  expect(traffic.count('session.login')).toBe(1);
});

test('LOG-07 a hostile text from the gateway is shown as text, clipped', { tag: '@core' }, async ({
  page,
  sandbox,
}) => {
  const message = `<img src=x onerror=alert(1)>${'x'.repeat(10_000)}`;
  await sandbox.faults([
    {
      call: 'session.login',
      kind: 'answer',
      status: 422,
      body: { success: false, code: 'UNKNOWN', message },
    },
  ]);
  await page.goto('/');
  const dialog = await openLogin(page);
  await fillIn(dialog, 'member1');
  await expect(dialog.getByRole('alert')).toContainText('<img src=x onerror=alert(1)>');
  const words = dialog.getByRole('alert').getByRole('paragraph');
  await expect.poll(async () => (await words.textContent())?.length).toBeLessThanOrEqual(510);
  await expect(dialog.locator('img[src="x"]')).toHaveCount(0);
});

for (const kind of rows(['truncated', '500'] as const, 0)) {
  test(`LOG-08 a login that ends in ${kind} keeps the fields, says so once, and can be tried again`, {
    tag: '@core',
  }, async ({ page, sandbox }) => {
    await sandbox.faults([{ call: 'session.login', kind }]);
    await page.goto('/');
    const dialog = await openLogin(page);
    await fillIn(dialog, 'member1');
    await expect(dialog.getByRole('alert')).toHaveText(/^La conexión de red no es normal/);
    await expect(ui.enter(dialog)).toBeEnabled();
    await expect(ui.username(dialog)).toHaveValue('member1');
    await expect(ui.password(dialog)).toHaveValue(password);
    await ui.enter(dialog).click();
    await beIn(page);
  });
}

test('LOG-08 a login that is never answered gives the form back after the time-out', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  await sandbox.faults([{ call: 'session.login', kind: 'hold' }]);
  await page.clock.install();
  await page.goto('/');
  // Nothing else is under way when the time passes: without the gateway's first answer there would be no
  // page.
  await expect(ui.header(page).getByText('Jugar gratis')).toBeVisible();
  const dialog = await openLogin(page);
  await fillIn(dialog, 'member1');
  await sandbox.held('session.login');
  await page.clock.fastForward('01:00');
  await expect(dialog.getByRole('alert')).toHaveText(/^La conexión de red no es normal/);
  await expect(ui.password(dialog)).toHaveValue(password);
  await ui.enter(dialog).click();
  await beIn(page);
});

test('LOG-13 an entrance for the other kind of account says so, and keeps no token', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  for (const [entrance, name, said] of [
    ['member', 'agent1', 'Las cuentas que no son de miembro no pueden iniciar sesión aquí.'],
    ['agent', 'member1', 'Las cuentas que no son de agente no pueden iniciar sesión aquí.'],
  ] as const) {
    await sandbox.setConfig({ brand: { entrance } });
    await page.goto('/');
    const dialog = await openLogin(page);
    await fillIn(dialog, name);
    await expect(dialog.getByRole('alert')).toContainText(said);
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  }
});

test('LOG-18 a first login that can’t be announced is not announced again, and blocks nothing', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  await sandbox.faults([{ call: 'session.firstLogin', kind: '500', times: 3 }]);
  await page.goto('/');
  await fillIn(await openLogin(page), 'first1');
  await beGreetedFirst(page);
  expect(traffic.count('session.firstLogin')).toBeLessThanOrEqual(3);
});

test('LOG-18 a first login is announced despite a reload in the middle, and not again after a second reload', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  await sandbox.faults([{ call: 'session.firstLogin', kind: 'hold' }]);
  await page.goto('/');
  await fillIn(await openLogin(page), 'first1');
  await sandbox.held('session.firstLogin');
  await page.reload();
  await expect(signOutButton(page)).toBeVisible();
  await expect.poll(() => traffic.answered('session.firstLogin')).toBe(1);
  await page.reload();
  await expect(signOutButton(page)).toBeVisible();
  expect(traffic.count('session.firstLogin')).toBe(2);
});
