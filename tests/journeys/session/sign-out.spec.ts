import { freeze } from '#assurance/browser/scenes.ts';
import { beAtRest } from '../../kit/journeys/at-rest.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { pressTwice } from '../../kit/journeys/press-twice.ts';
import { ready, signIn, signOut, signOutButton, ui } from '../../kit/journeys/ui.ts';

test('OUT-01 cancelling keeps everything; confirming twice quickly sends one call and keeps the merchant’s keys', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  await page.goto('/promotions');
  await signIn(page);
  await signOutButton(page).click();
  const dialog = ui.signOutDialog(page);
  await expect(dialog).toContainText('¿Seguro que quieres cerrar sesión?');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await expect(signOutButton(page)).toBeVisible();
  await expect(ui.balance(page)).toBeVisible();
  await expect(page).toHaveURL('/promotions');
  expect(traffic.count('session.logout')).toBe(0);
  await signOutButton(page).click();
  await pressTwice(dialog.getByRole('button', { name: 'Sí, salir' }), 'session.logout', sandbox);
  await expect(ui.header(page).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(traffic.count('session.logout')).toBe(1);
  const kept = await page.evaluate(() => Object.keys(sessionStorage).sort());
  expect(kept).toEqual(['merchant', 'merchantCode', 'platform']);
});

for (const [what, kind, time] of [
  ['fails', '500', 3_000],
  ['never answers', 'hold', 20_000],
] as const) {
  test(`OUT-02 when the gateway ${what}, the sign-out is done in the browser all the same, retried, and reported`, {
    tag: '@core',
  }, async ({ page, sandbox, traffic }) => {
    const { header, signOutDialog } = ui;
    await page.clock.install();
    await openAs(page, sandbox);
    // Whatever is still under way when the time passes times out too.
    await beAtRest(page, traffic, 'system.status');
    await sandbox.faults([{ call: 'session.logout', kind, times: 'always' }]);
    await signOutButton(page).click();
    const yes = signOutDialog(page).getByRole('button', { name: 'Sí, salir' });
    await expect(yes).toBeVisible();
    // Nothing from here on takes time of the page: it waits for no answer and no timer.
    await freeze({ page });
    await yes.click();
    await expect(header(page).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    const notice = page.getByText(/no pudimos avisar al servicio/);
    // The pauses between the tries pass once a try has its answer; one that never has it waits for all of its time.
    const pass = async () => {
      if (kind === 'hold' || !traffic.underWay('session.logout')) await page.clock.runFor(time);
      return notice.isVisible();
    };
    await expect.poll(pass, { timeout: 60_000 }).toBe(true);
    expect(traffic.count('session.logout')).toBeGreaterThan(1);
  });
}

test('OUT-03 the token of a signed-out session opens nothing', { tag: '@core' }, async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox);
  const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? '';
  await signOut(page);
  for (const path of [
    '/wps/member/info',
    '/wps/member/info/icon',
    '/wps/relay/MCSFE_getPlayerAvatar',
    '/wps/v2/wallets/balance',
    '/wps/relay/CSP_unreadCount',
  ]) {
    await expect
      .poll(
        async () => (await fetch(`${sandbox.address}${path}`, { headers: { authorization: token } })).status,
      )
      .toBe(401);
  }
});

test('OUT-04 going back after signing out shows nothing of the member and asks nothing with the old token', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  await openAs(page, sandbox);
  const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? 'none';
  await page.goto('/promotions');
  await ready(page);
  await expect(ui.balance(page)).toBeVisible();
  const balance = (await ui.balance(page).textContent()) ?? '';
  await signOut(page);
  await expect(page).toHaveURL('/');
  // The only call that still uses the old token.
  await expect.poll(() => traffic.answered('session.logout')).toBe(1);
  const later: string[] = [];
  page.on('request', (request) => {
    if (request.headers().authorization === token) later.push(`${request.method()} ${request.url()}`);
  });
  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack();
    await ready(page);
    await expect(ui.header(page).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(ui.balance(page)).toHaveCount(0);
    expect(await page.content()).not.toContain(balance);
  }
  expect(later).toEqual([]);
});

test('OUT-04 a page the browser brings back after its session ended is loaded again without the member', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  await openAs(page, sandbox, 'member1', '/promotions');
  await expect(ui.balance(page)).toBeVisible();
  const anew = page.waitForEvent('load');
  await page.evaluate(() => {
    sessionStorage.removeItem('token');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await anew;
  await ready(page);
  await expect(ui.header(page).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(ui.balance(page)).toHaveCount(0);
});

test('OUT-05 signing out in one tab shows in the other at once', { tag: '@core' }, async ({
  page,
  context,
  sandbox,
}) => {
  await openAs(page, sandbox);
  const storage = await page.evaluate(() => ({ ...sessionStorage }));
  const other = await context.newPage();
  await other.clock.install();
  await other.addInitScript((kept) => {
    if (!sessionStorage.getItem('seen'))
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
    sessionStorage.setItem('seen', '1');
  }, storage);
  await other.goto('/');
  await ready(other);
  // Only a tab that knows whose session it has hears of its end.
  await expect(ui.balance(other)).toBeVisible();
  // Seen although no timer of this tab runs: the tab does not poll.
  await freeze({ page: other });
  await signOut(page);
  await expect(ui.header(other).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});
