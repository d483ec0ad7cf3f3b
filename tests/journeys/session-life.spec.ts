import { expect, test } from './kit/journey.ts';
import { beGreeted, fillIn, openLogin, password, rooms, signIn, signOutButton } from './kit/rooms.ts';

const halfHour = 30 * 60_000;

test('SES-01 after half an hour without a sign of life, signing in is asked for and the place is kept', async ({
  page,
  door,
}) => {
  await page.goto('/promotions');
  await signIn(page);
  await door.serverClock(halfHour + 60_000);
  await rooms.header(page).getByRole('button', { name: 'Actualizar el saldo' }).click();
  const dialog = rooms.expiredDialog(page);
  await expect(dialog).toBeVisible();
  await fillIn(dialog, 'member1');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/promotions');
  await beGreeted(page);
});

test('SES-04 when one call is refused the token while another is answered, one dialog opens and the late answer is not shown', async ({
  page,
  door,
}) => {
  await page.goto('/');
  await signIn(page);
  await expect(rooms.balance(page)).toBeVisible();
  await door.faults([
    { call: 'wallet.balance', kind: 'hold' },
    { call: 'notices.unread', kind: '401', times: 3 },
  ]);
  await rooms.header(page).getByRole('button', { name: 'Actualizar el saldo' }).click();
  await door.held('wallet.balance');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.reload();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await door.release('wallet.balance');
  await expect(rooms.balance(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

for (const [what, token] of [
  ['garbage', 'nonsense'],
  ['a megabyte', 'x'.repeat(1_000_000)],
  ['line breaks', 'abc\r\nx-evil: 1'],
] as const) {
  test(`SES-05 a stored token that is ${what} counts as signed out`, async ({ page }) => {
    await page.addInitScript((kept) => {
      if (!sessionStorage.getItem('planted')) sessionStorage.setItem('token', kept);
      sessionStorage.setItem('planted', '1');
    }, token);
    await page.goto('/');
    await expect(rooms.header(page).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    await signIn(page);
  });
}

for (const junk of ['{}', '[]', 'x', '{"__proto__":{"polluted":true}}']) {
  test(`SES-06 session storage full of ${junk} changes nothing`, async ({ page }) => {
    await page.addInitScript((kept) => {
      for (const key of ['settings', 'gameVendor', 'routers', 'consolidated', 'validate', 'isAgent']) {
        sessionStorage.setItem(key, kept);
      }
    }, junk);
    await page.goto('/');
    await signIn(page);
    expect(await page.evaluate(() => ({}) as { polluted?: boolean })).toEqual({});
  });
}

for (const what of ['sessionStorage', 'localStorage'] as const) {
  test(`SES-07 with a ${what} that throws, the product can be used in memory`, async ({ page }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }, what);
    await page.goto('/');
    await signIn(page);
  });
}

test('SES-08 a duplicated tab shows what the gateway says, each after its own refresh', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await signIn(page);
  const kept = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  const other = await context.newPage();
  await other.addInitScript((token) => sessionStorage.setItem('token', token), kept);
  await other.goto('/');
  const shown: string[] = [];
  for (const tab of [page, other]) {
    await rooms.header(tab).getByRole('button', { name: 'Actualizar el saldo' }).click();
    shown.push((await rooms.balance(tab).textContent()) ?? '');
  }
  expect(shown[0]).toBe(shown[1]);
});

test('PWD-01 a default password must be changed first; other sessions end and the member is in', async ({
  page,
  door,
}) => {
  await page.goto('/');
  await fillIn(await openLogin(page), 'default1');
  const dialog = rooms.changeDialog(page);
  await expect(dialog).toBeVisible();
  const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? '';
  const refused = await fetch(`${door.address}/wps/v2/wallets/balance`, {
    headers: { authorization: token },
  });
  expect(refused.status).toBe(403);
  await dialog.getByLabel('Contraseña nueva', { exact: true }).fill('Otra-Clave-2026!');
  await dialog.getByLabel('Repite la contraseña nueva', { exact: true }).fill('Otra-Clave-2027!');
  await dialog.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(dialog).toContainText('Las dos contraseñas no coinciden.');
  await dialog.getByLabel('Repite la contraseña nueva', { exact: true }).fill('Otra-Clave-2026!');
  await dialog.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(dialog).toBeHidden();
  await expect(signOutButton(page)).toBeVisible();
});

test('PWD-03 reloading while the change is forced asks for the old password, which is held no more', async ({
  page,
}) => {
  await page.goto('/');
  await fillIn(await openLogin(page), 'expired1');
  await expect(rooms.changeDialog(page)).toBeVisible();
  await page.reload();
  const dialog = rooms.changeDialog(page);
  await expect(dialog.getByLabel('Contraseña actual', { exact: true })).toBeVisible();
  await dialog.getByLabel('Contraseña actual', { exact: true }).fill(password);
  await dialog.getByLabel('Contraseña nueva', { exact: true }).fill('Otra-Clave-2026!');
  await dialog.getByLabel('Repite la contraseña nueva', { exact: true }).fill('Otra-Clave-2026!');
  await dialog.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(signOutButton(page)).toBeVisible();
});
