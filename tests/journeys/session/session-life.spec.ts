import type { Page } from '@playwright/test';
import { rows } from '../../kit/depth.ts';
import { beAtRest } from '../../kit/journeys/at-rest.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { beWarned, warning } from '../../kit/journeys/last-minute.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { runUntil } from '../../kit/journeys/places.ts';
import {
  beGreeted,
  beIn,
  fillIn,
  findOut,
  openLogin,
  password,
  ready,
  signIn,
  signOutButton,
  ui,
} from '../../kit/journeys/ui.ts';

const halfHour = 30 * 60_000;

const ended = { status: 401, body: { success: false, code: 'SESSION_ENDED', message: '' } };

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));

const refreshBalance = (page: Page) =>
  ui.header(page).getByRole('button', { name: 'Actualizar el saldo' }).click();

test('SES-01 acting after half an hour without a sign of life asks for the login, and nothing is done', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  await openAs(page, sandbox);
  await beAtRest(page, traffic);
  await sandbox.serverClock(halfHour + 60_000);
  const answered = page.waitForResponse(/\/wallets\/balance$/);
  await refreshBalance(page);
  expect((await answered).status()).toBe(401);
  await expect(ui.expiredDialog(page)).toBeVisible();
  await expect(ui.balance(page)).toHaveCount(0);
  expect(await tokenOf(page)).toBeNull();
});

test('SES-03 signing in after the session ended brings back the place and what was open', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  await openAs(page, sandbox, 'member1', '/promotions?kind=new#terms');
  await ui
    .header(page)
    .getByRole('button', { name: /^Saldo/ })
    .click();
  await expect(ui.header(page).getByText('***')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { workInHand: true }));
  await sandbox.faults([{ call: 'wallet.balance', kind: '401' }]);
  const dialog = ui.expiredDialog(page);
  await findOut(page, dialog);
  await fillIn(dialog, 'member1');
  await beGreeted(page);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/promotions?kind=new#terms');
  expect(await page.evaluate(() => 'workInHand' in window)).toBe(true);
  await expect(ui.header(page).getByText('***')).toBeVisible();
  expect(traffic.count('session.login')).toBe(1);
});

test('SES-04 when one call is refused and another is answered late, one dialog opens and the late answer is not shown', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  await page.addInitScript(() => {
    const removals: string[] = [];
    const { removeItem } = Storage.prototype;
    Storage.prototype.removeItem = function remove(key) {
      if (this === sessionStorage) removals.push(key);
      removeItem.call(this, key);
    };
    Object.assign(window, { removals });
  });
  await openAs(page, sandbox);
  await beAtRest(page, traffic);
  await sandbox.faults([
    { call: 'wallet.balance', kind: 'hold' },
    { call: 'notices.unread', kind: 'hold' },
    { call: 'member.icon', kind: 'hold' },
  ]);
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  for (const call of ['wallet.balance', 'notices.unread', 'member.icon'] as const) await sandbox.held(call);
  // A page that has heard the first refusal may have cancelled the other two before they are released.
  await Promise.allSettled([
    sandbox.release('notices.unread', ended),
    sandbox.release('member.icon', ended),
    sandbox.release('wallet.balance'),
  ]);
  await expect(ui.expiredDialog(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(ui.balance(page)).toHaveCount(0);
  // What was typed is put out of sight too, whenever that is told.
  const removed = await page.evaluate(() => (window as unknown as { removals: string[] }).removals);
  expect(removed.filter((key) => key !== 'drafts')).toEqual(['token']);
  expect(await tokenOf(page)).toBeNull();
  await fillIn(ui.expiredDialog(page), 'member1');
  await beGreeted(page);
  await expect(ui.balance(page)).toBeVisible();
});

const minute = 60_000;

test('SES-03 the last minute of a session is announced, and staying gives another half hour', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  await page.clock.install();
  await page.goto('/');
  await signIn(page);
  await beAtRest(page, traffic, 'system.status');
  await sandbox.serverClock(20 * minute);
  await beWarned(page, sandbox);
  const kept = await tokenOf(page);
  await warning(page).getByRole('button', { name: 'Seguir conectado' }).click();
  await runUntil(page, async () => !(await warning(page).isVisible()));
  expect(traffic.count('session.stay')).toBe(1);
  await page.clock.resume();
  // Without another half hour it would have been over ten minutes ago.
  await sandbox.serverClock(20 * minute);
  const answered = page.waitForResponse(/\/wallets\/balance$/);
  await refreshBalance(page);
  expect((await answered).status()).toBe(200);
  expect(await tokenOf(page)).toBe(kept);
});

test('SES-03 an unanswered warning leads to the login at the end of the session, and nothing asks before', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  await page.clock.install();
  await openAs(page, sandbox, 'member1', '/promotions');
  await beAtRest(page, traffic, 'system.status');
  await beWarned(page, sandbox);
  await expect(ui.expiredDialog(page)).toHaveCount(0);
  await sandbox.serverClock(31 * minute);
  await page.clock.fastForward(minute);
  await page.clock.resume();
  await expect(ui.expiredDialog(page)).toBeVisible();
  await expect(warning(page)).toHaveCount(0);
  expect(traffic.count('session.stay')).toBe(0);
  await fillIn(ui.expiredDialog(page), 'member1');
  await beGreeted(page);
  await expect(page).toHaveURL('/promotions');
});

test('SES-03 a second member who must first change the password is not shown as the first one', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  await openAs(page, sandbox);
  const before = ui.header(page).getByText('Lucía Andrade');
  await expect(before).toBeVisible();
  await expect(ui.balance(page)).toBeVisible();
  await sandbox.faults([{ call: 'wallet.balance', kind: '401' }]);
  await findOut(page, ui.expiredDialog(page));
  await fillIn(ui.expiredDialog(page), 'default1');
  await expect(ui.changeDialog(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(before).toHaveCount(0);
  await expect(ui.balance(page)).toHaveCount(0);
});

const badTokens = [
  ['garbage', 'nonsense'],
  ['a megabyte', 'x'.repeat(1_000_000)],
  ['line breaks', 'abc\r\nx-evil: 1'],
] as const;
for (const [what, token] of rows(badTokens, 2)) {
  test(`SES-05 a stored token that is ${what} counts as signed out`, { tag: '@core' }, async ({ page }) => {
    await page.addInitScript((kept) => {
      if (!sessionStorage.getItem('planted')) sessionStorage.setItem('token', kept);
      sessionStorage.setItem('planted', '1');
    }, token);
    await page.goto('/');
    await ready(page);
    await expect(ui.header(page).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    await signIn(page);
  });
}

for (const junk of rows(['{}', '[]', 'x', '{"__proto__":{"polluted":true}}'], 3)) {
  test(`SES-06 session storage full of ${junk} changes nothing`, { tag: '@core' }, async ({ page }) => {
    await page.addInitScript((kept) => {
      for (const key of ['settings', 'gameVendor', 'routers', 'consolidated', 'validate', 'isAgent']) {
        sessionStorage.setItem(key, kept);
      }
    }, junk);
    await page.goto('/');
    await signIn(page);
    const polluted = await page.evaluate(() => 'polluted' in {} || Object.keys(Object.prototype).length > 0);
    expect(polluted).toBe(false);
  });
}

/** Vendors as this tab might have kept them: what is wrong with each. */
const kept = (more: object, card: object = {}) => ({
  version: 1,
  language: 'ES',
  vendors: [
    {
      title: 'RNG',
      cards: [
        { accountTypeId: 7, vassalage: 'EVIL', displayName: 'Intruso', isHot: 1, gameType: 'RNG', ...card },
      ],
    },
  ],
  ...more,
});
const badVendors = Object.entries({
  'another version': JSON.stringify(kept({ version: 0 })),
  'another language': JSON.stringify(kept({ language: 'EN' })),
  'a vendor without a code': JSON.stringify(kept({}, { vassalage: undefined })),
  'a number as text': JSON.stringify(kept({}, { accountTypeId: '7' })),
  'a prototype deep inside': JSON.stringify(
    kept({ vendors: [{ title: 'RNG', cards: [{ __proto__: 1 }] }] }),
  ).replace(/\{\}/, '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  'half of it': JSON.stringify(kept({})).slice(0, 60),
  'a megabyte': JSON.stringify(kept({ vendors: 'x'.repeat(1_000_000) })),
});
for (const [what, text] of rows(badVendors, 4)) {
  test(`SES-06 kept vendors that are ${what} are ignored: the gateway is asked, and its answer is shown`, {
    tag: '@core',
  }, async ({ page, traffic }) => {
    await page.addInitScript((planted) => {
      if (!sessionStorage.getItem('planted')) sessionStorage.setItem('gameVendor', planted);
      sessionStorage.setItem('planted', '1');
    }, text);
    await page.goto('/');
    await ready(page);
    const navigation = page.getByRole('navigation', { name: 'Juegos y promociones' });
    await navigation.getByRole('link', { name: 'Slots' }).hover();
    await expect(page.getByRole('link', { name: 'Tres Cóndores Popular' })).toBeVisible();
    await expect(page.getByText('Intruso')).toHaveCount(0);
    expect(traffic.count('games.vendors')).toBe(1);
    expect(await page.evaluate(() => 'polluted' in {} || Object.keys(Object.prototype).length > 0)).toBe(
      false,
    );
    const anew = await page.evaluate(() => JSON.parse(sessionStorage.getItem('gameVendor') ?? '{}'));
    expect(anew).toMatchObject({ version: 1, language: 'ES' });
  });
}

for (const what of ['sessionStorage', 'localStorage'] as const) {
  test(`SES-07 with a ${what} that throws, the product can be used in memory`, { tag: '@core' }, async ({
    page,
  }) => {
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

test('SES-07 with a storage that is full, the product can be used in memory', { tag: '@core' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await signIn(page);
  await expect(ui.balance(page)).toBeVisible();
});

test('SES-08 a duplicated tab and the first each show what the gateway says after their own refresh', {
  tag: '@core',
}, async ({ page, context, sandbox }) => {
  await openAs(page, sandbox);
  const kept = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  const other = await context.newPage();
  await other.addInitScript((token) => sessionStorage.setItem('token', token), kept);
  await other.goto('/');
  await ready(other);
  await expect(ui.balance(other)).toBeVisible();
  await expect(ui.balance(page)).toBeVisible();
  const before = (await ui.balance(other).textContent()) ?? '';
  const body = { success: true, value: { sumBalance: '77.25' } };
  await sandbox.faults([{ call: 'wallet.balance', kind: 'answer', status: 200, body, times: 2 }]);
  await refreshBalance(page);
  await expect(ui.balance(page)).toHaveText(/77\.25$/);
  await expect(ui.balance(other)).toHaveText(before);
  await refreshBalance(other);
  await expect(ui.balance(other)).toHaveText(/77\.25$/);
  await refreshBalance(page);
  await expect(ui.balance(page)).toHaveText(before);
});

test('SES-10 a member disabled meanwhile is out with the next call', { tag: '@core' }, async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox);
  // Refused while the stored token is still being confirmed, nobody would have been in.
  await expect(ui.balance(page)).toBeVisible();
  await sandbox.person({ account: 'member1', disabled: true });
  const dialog = ui.expiredDialog(page);
  await findOut(page, dialog);
  await expect(ui.balance(page)).toHaveCount(0);
  await fillIn(dialog, 'member1');
  await expect(dialog.getByRole('alert')).toContainText('desactivada');
  expect(await tokenOf(page)).toBeNull();
});

test('OUT-05 signing in to another account signs the browser’s other tabs out, and they say why', {
  tag: '@core',
}, async ({ page, context, sandbox }) => {
  await openAs(page, sandbox, 'member1', '/promotions');
  // This tab must know whose session it has before another can take its place.
  await expect(ui.balance(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await signIn(other, 'member2');
  await expect(ui.header(page).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  const notice = page.getByText('Entraste con otra cuenta en otra pestaña');
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await tokenOf(page)).toBeNull();
  await expect(signOutButton(other)).toBeVisible();
  await page.getByRole('button', { name: 'Entendido' }).last().click();
  await expect(notice).toHaveCount(0);
});

test('PWD-01 a default password must be changed first; other sessions end and the member is in', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  await page.goto('/');
  await fillIn(await openLogin(page), 'default1');
  const dialog = ui.changeDialog(page);
  await expect(dialog).toBeVisible();
  const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? '';
  const refused = await fetch(`${sandbox.address}/wps/v2/wallets/balance`, {
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
  await beIn(page);
});

test('PWD-03 reloading during a forced change asks for the old password, which is no longer held', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/');
  await fillIn(await openLogin(page), 'expired1');
  await expect(ui.changeDialog(page)).toBeVisible();
  await page.reload();
  await ready(page);
  const dialog = ui.changeDialog(page);
  await expect(dialog.getByLabel('Contraseña actual', { exact: true })).toBeVisible();
  await dialog.getByLabel('Contraseña actual', { exact: true }).fill(password);
  await dialog.getByLabel('Contraseña nueva', { exact: true }).fill('Otra-Clave-2026!');
  await dialog.getByLabel('Repite la contraseña nueva', { exact: true }).fill('Otra-Clave-2026!');
  await dialog.getByRole('button', { name: 'Guardar contraseña' }).click();
  await beIn(page);
});
