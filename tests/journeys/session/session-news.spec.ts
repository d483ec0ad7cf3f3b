import type { Page } from '@playwright/test';
import { learn } from '#assurance/browser/scenes.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import {
  registerBox,
  registerButton,
  registerDialog,
  typePasswordAndAgree,
} from '../../kit/journeys/registering.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import {
  beGreeted,
  beGreetedFirst,
  beIn,
  fillIn,
  findOut,
  openLogin,
  ready,
  signIn,
  signOut,
  signOutButton,
  ui,
} from '../../kit/journeys/ui.ts';

const fresh = 'Otra-Clave-2027?';
const old = (page: Page) => ui.changeDialog(page).getByLabel('Contraseña actual', { exact: true });
const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token') ?? '');

/** The gateway's current answer to a token. */
async function statusOf(sandbox: RunningSandbox, token: string): Promise<number> {
  const answer = await fetch(`${sandbox.address}/wps/session/life`, { headers: { authorization: token } });
  return answer.status;
}

test('PWD-01 an operator forces a member to change the password: the next press shows it, and the member goes on after', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  await openAs(page, sandbox, 'member1', '/promotions');
  await expect(ui.balance(page)).toBeVisible();
  await sandbox.person({ account: 'member1', mustChange: true });
  const change = ui.changeDialog(page);
  await findOut(page, change);
  await expect(ui.expiredDialog(page)).toHaveCount(0);
  await old(page).fill('Clave-2026!');
  await change.getByLabel('Contraseña nueva', { exact: true }).fill(fresh);
  await change.getByLabel('Repite la contraseña nueva', { exact: true }).fill(fresh);
  await change.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(change).toHaveCount(0);
  await expect(ui.balance(page)).toBeVisible();
});

test('PWD-03 after a reload the forced change says whose password it is, and notices another account signing in', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await fillIn(await openLogin(page), 'default1');
  await expect(ui.changeDialog(page)).toBeVisible();
  await page.reload();
  await ready(page);
  const change = ui.changeDialog(page);
  await expect(change.getByLabel('Cuenta')).toHaveValue('default1');
  const other = await context.newPage();
  await other.goto('/');
  await signIn(other);
  await expect(change).toHaveCount(0);
  await expect(ui.header(page).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

test('PWD-03 the old password has to be typed five minutes after signing in, and not before', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await fillIn(await openLogin(page), 'default1');
  await expect(ui.changeDialog(page)).toBeVisible();
  await expect(old(page)).toHaveCount(0);
  await page.clock.fastForward(5 * 60_000);
  await expect(old(page)).toBeVisible();
  await expect(old(page)).toHaveValue('');
});

test('OUT-05 another account that signs in closes the question to sign out, and the first session ends at the gateway', async ({
  page,
  context,
  sandbox,
}) => {
  await openAs(page, sandbox);
  const token = await tokenOf(page);
  await expect(ui.balance(page)).toBeVisible();
  await signOutButton(page).click();
  await expect(ui.signOutDialog(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await signIn(other, 'member2');
  await expect(ui.signOutDialog(page)).toHaveCount(0);
  await expect(page.getByText(/Entraste con otra cuenta/)).toBeVisible();
  await expect(ui.header(page).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expect.poll(() => statusOf(sandbox, token)).toBe(401);
  // The other account is in, and stays.
  expect(await statusOf(sandbox, await tokenOf(other))).toBe(200);
  await expect(signOutButton(other)).toBeVisible();
});

test('OUT-02 signing out again while the first sign-out is unanswered ends both sessions', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox);
  const first = await tokenOf(page);
  await sandbox.faults([{ call: 'session.logout', kind: 'timeout' }]);
  await signOut(page);
  await signIn(page);
  const second = await tokenOf(page);
  await signOut(page);
  await expect.poll(() => statusOf(sandbox, first)).toBe(401);
  await expect.poll(() => statusOf(sandbox, second)).toBe(401);
});

test('OUT-02 signing out of a session that was already over shows no error', async ({
  page,
  sandbox,
  traffic,
}) => {
  await openAs(page, sandbox);
  await sandbox.faults([{ call: 'session.logout', kind: '401' }]);
  await signOut(page);
  await expect.poll(() => traffic.answered('session.logout')).toBe(1);
  await signIn(page, 'member2');
  await expect(page.getByText(/no pudimos avisar al servicio/)).toHaveCount(0);
  expect(traffic.count('session.logout')).toBe(1);
});

test('LOG-08 a login whose copy was refused says that the outcome is unknown, and is sent again', async ({
  page,
  sandbox,
}) => {
  await page.goto('/');
  const dialog = await openLogin(page);
  await sandbox.faults([{ call: 'session.login', kind: 'duplicate', second: true }]);
  await fillIn(dialog, 'member1');
  await expect(dialog.getByRole('alert')).toContainText('No sabemos qué pasó con lo que enviaste');
  await ui.enter(dialog).click();
  await beGreeted(page);
});

test('an SMS login that is switched on during a login is there when the form is back', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ whitelabel: { SMSLOGIN: false } });
  await page.goto('/');
  const dialog = await openLogin(page);
  await expect(dialog.getByRole('tab')).toHaveCount(0);
  await sandbox.faults([{ call: 'session.login', kind: 'hold' }]);
  await fillIn(dialog, 'member1');
  await sandbox.held('session.login');
  await learn({ page, sandbox }, { SMSLOGIN: true });
  await sandbox.release('session.login', { status: 422, body: { success: false, code: 'LOGIN_REFUSED' } });
  await expect(dialog.getByRole('tab')).toHaveCount(2);
  await ui.enter(dialog).click();
  await beIn(page);
});

for (const [what, fault] of [
  ['is lost', { kind: 'lost after commit' }],
  ['was turned away as a copy', { kind: 'duplicate', second: true }],
] as const) {
  test(`REG-06 a registration whose answer ${what} is not called refused: the new account can sign in`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.setConfig({ slider: { register: false } });
    await page.goto('/register');
    await ready(page);
    const dialog = registerDialog(page);
    await registerBox(dialog, 'Usuario').fill('nuevo01');
    await registerBox(dialog, 'Nombre real').fill('Ana María Núñez');
    await typePasswordAndAgree(dialog);
    await sandbox.faults([{ call: 'registration.register', ...fault }]);
    await registerButton(dialog).click();
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('No sabemos si tu cuenta se creó');
    await alert.getByRole('button', { name: 'Iniciar sesión' }).click();
    await fillIn(ui.loginDialog(page), 'nuevo01');
    await beGreetedFirst(page);
  });
}
