import { expect, test } from './kit/journey.ts';
import { fillIn, openLogin, password, rooms, signIn, signOutButton } from './kit/rooms.ts';

test('NET-02 offline at the start and in the middle is said, and both recover without a reload', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await openLogin(page);
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await expect(page.getByText(/No hay conexión/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/No hay conexión/)).toBeHidden();
  await signIn(page);
});

test('NET-03 the last request wins, not the last answer', async ({ page, door }) => {
  await door.faults([{ call: 'games.vendors', kind: 'slow', ms: 1_500, times: 1 }]);
  await page.goto('/');
  await rooms.header(page).getByRole('combobox', { name: 'Idioma' }).selectOption('EN');
  await expect(page.getByRole('navigation').getByText('Sports').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('navigation').getByText('Sports').first()).toBeVisible();
});

test('NET-04 on 30 kB/s the page shows itself within three seconds and becomes usable', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 30_000,
    uploadThroughput: 30_000,
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(rooms.header(page)).toBeVisible({ timeout: 3_000 });
  await expect(async () => {
    await openLogin(page);
  }).toPass({ timeout: 20_000 });
});

for (const fault of [
  { kind: '503', retryAfter: 1 },
  { kind: '429', retryAfter: 1 },
] as const) {
  test(`NET-05 ${fault.kind} on signing in is told and not repeated by itself`, async ({
    page,
    door,
    traffic,
  }) => {
    await page.goto('/');
    const dialog = await openLogin(page);
    await door.faults([{ call: 'session.login', ...fault }]);
    await fillIn(dialog, 'member1');
    await expect(dialog.getByRole('alert')).toBeVisible();
    expect(traffic.count('session.login')).toBe(1);
    await rooms.enter(dialog).click();
    await expect(signOutButton(page)).toBeVisible();
  });
}

for (const timezoneId of ['Pacific/Apia', 'America/Lima'] as const) {
  test.describe(() => {
    test.use({ timezoneId });
    test(`NET-06 signing in works in ${timezoneId} with a clock ten minutes off`, async ({ page }) => {
      await page.clock.setSystemTime(Date.now() - 10 * 60_000);
      await page.goto('/');
      await signIn(page);
    });
  });
}

test('NET-07 closing the dialog ends the call that is under way', async ({ page, door }) => {
  await door.faults([{ call: 'session.login', kind: 'hold' }]);
  await page.goto('/');
  const dialog = await openLogin(page);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/session/login'));
  await fillIn(dialog, 'member1');
  await door.held('session.login');
  await page.keyboard.press('Escape');
  await failed;
  await door.release('session.login');
  await expect(rooms.header(page).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('NET-08 vendors that can’t be loaded are left out without a word to the member', async ({
  page,
  door,
}) => {
  await door.faults([{ call: 'games.vendors', kind: '500', times: 20 }]);
  await page.goto('/');
  await openLogin(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('NET-09 images that are missing leave their place, and nothing jumps', async ({ page }) => {
  await page.route('**/art/game/**', (route) => route.fulfill({ status: 404 }));
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const shifted = await page.evaluate(
    () => (window as unknown as { shifts: { total: number } }).shifts.total,
  );
  expect(shifted).toBeLessThan(0.02);
});

test('NET-10 what several parts of the page read is asked for once', async ({ page, traffic }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  for (const call of ['system.status', 'games.vendors', 'notices.announcements'] as const) {
    expect(traffic.count(call), call).toBeLessThanOrEqual(1);
  }
  await signIn(page);
  await page.waitForLoadState('networkidle');
  expect(traffic.count('wallet.balance')).toBeLessThanOrEqual(1);
  expect(password).not.toBe('');
});
