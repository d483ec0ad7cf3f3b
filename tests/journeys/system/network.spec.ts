import { calls } from '#contract/calls.ts';
import { askCall } from '../../kit/ask-call.ts';
import { escapeFrom } from '../../kit/journeys/closing.ts';
import { seeRails } from '../../kit/journeys/games.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import {
  beGreeted,
  beIn,
  fillIn,
  openLogin,
  ready,
  signIn,
  signOutButton,
  ui,
} from '../../kit/journeys/ui.ts';

const slots = { name: 'Lo más jugado en Slots' };

test('NET-02 starting offline is shown, and recovers without a reload', { tag: '@core' }, async ({
  page,
  context,
  sandbox,
  traffic,
}) => {
  await sandbox.faults([{ call: 'system.status', kind: 'hold' }]);
  await page.goto('/');
  await ready(page);
  await sandbox.held('system.status');
  await context.setOffline(true);
  await expect(page.getByRole('heading', { name: 'No podemos abrir las puertas' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', slots)).toBeVisible();
  expect(traffic.documents()).toBe(1);
});

test('NET-02 going offline is shown, queues no action, and recovers without a reload', {
  tag: '@core',
}, async ({ page, context, traffic }) => {
  await page.goto('/');
  // Free play is offered once the gateway has answered: before that, a page shown instead of the app would
  // report it.
  await expect(ui.header(page).getByRole('link', { name: 'Jugar gratis' })).toBeVisible();
  const dialog = await openLogin(page);
  await context.setOffline(true);
  await expect(page.getByText(/No hay conexión/)).toBeVisible();
  await fillIn(dialog, 'member1');
  await expect(dialog.getByRole('alert')).toBeVisible();
  const sent = traffic.count('session.login');
  const asked = page.waitForResponse(/system\/status/);
  await context.setOffline(false);
  await asked;
  await expect(page.getByText(/No hay conexión/)).toBeHidden();
  expect(traffic.count('session.login')).toBe(sent);
  await ui.enter(dialog).click();
  await beGreeted(page);
  expect(traffic.documents()).toBe(1);
});

test('NET-03 the last request wins, not the last answer', async ({ page, sandbox }) => {
  await sandbox.faults([{ call: 'games.vendors', kind: 'hold' }]);
  await page.goto('/');
  await ready(page);
  await sandbox.held('games.vendors');
  const given = page.waitForEvent('requestfailed', (request) => request.url().includes('newGameVendor'));
  await ui.header(page).getByRole('combobox', { name: 'Idioma' }).selectOption('EN');
  await expect(page.getByRole('navigation').getByText('Sports').first()).toBeVisible();
  expect((await given).url()).toContain('language=ES');
});

test('NET-03 with delays of three seconds, give or take three, every journey ends where the last request led', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(240_000);
  // Uneven, but the same in every run.
  const delays = Array.from({ length: 40 }, (_, n) => (n * 2_311) % 6_000);
  await sandbox.faults(delays.map((ms, n) => ({ call: '*', kind: 'slow', ms, nth: n + 1 })));
  await page.goto('/');
  await ready(page);
  const language = page.locator('header select').first();
  for (const picked of ['EN', 'ES', 'EN', 'ES']) await language.selectOption(picked);
  await fillIn(await openLogin(page), 'member1');
  await expect(ui.greeting(page)).toBeVisible({ timeout: 40_000 });
  await beGreeted(page);
  await expect(ui.balance(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', slots)).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('navigation').getByText('Deportes').first()).toBeVisible();
});

test('NET-04 at 30 kB/s the page shows before its code has arrived, and becomes usable', async ({
  page,
  context,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 30_000,
    uploadThroughput: 30_000,
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'La función está por empezar' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true', { timeout: 30_000 });
  await ui.header(page).getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(ui.loginDialog(page)).toBeVisible({ timeout: 30_000 });
  expect(logged.filter((line) => /timeout|failed/.test(line))).toEqual([]);
});

for (const fault of [
  { kind: '503', retryAfter: 20 },
  { kind: '429', retryAfter: 20 },
] as const) {
  test(`NET-05 ${fault.kind} on signing in is reported and not retried by itself`, async ({
    page,
    sandbox,
    traffic,
  }) => {
    await page.goto('/');
    const dialog = await openLogin(page);
    await sandbox.faults([{ call: 'session.login', ...fault }]);
    await fillIn(dialog, 'member1');
    await expect(dialog.getByRole('alert')).toBeVisible();
    expect(traffic.count('session.login')).toBe(1);
    await ui.enter(dialog).click();
    await beIn(page);
    expect(traffic.count('session.login')).toBe(2);
  });
}

test('NET-05 a read that keeps failing is tried three times, each after a longer wait, then its part says so', async ({
  page,
  sandbox,
  traffic,
}) => {
  await sandbox.faults([{ call: 'games.hot', kind: '503', times: 'always' }]);
  await page.goto('/');
  await expect(page.getByText('No pudimos cargar los juegos.')).toBeVisible();
  // Measured by the browser's clock: this process may hear of a request later.
  const moments = traffic.requests('games.hot').map((request) => request.timing().startTime);
  const [first = 0, second = 0, third = 0] = moments;
  expect(moments).toHaveLength(3);
  // 300 ms and 600 ms, each half of it or more.
  expect(second - first).toBeGreaterThanOrEqual(150);
  expect(third - second).toBeGreaterThanOrEqual(300);
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', slots)).toBeVisible();
  expect(traffic.count('games.hot')).toBe(4);
});

test('NET-05 a wait that the gateway asks for is kept when it is short, and reported when it is long', async ({
  page,
  sandbox,
  traffic,
}) => {
  const soon = new Date((await sandbox.serverClock(0)) + 2_000).toUTCString();
  await sandbox.faults([{ call: 'games.hot', kind: '429', retryAfter: soon }]);
  await page.goto('/');
  await expect(page.getByRole('heading', slots)).toBeVisible({ timeout: 30_000 });
  expect(traffic.count('games.hot')).toBe(2);
  await sandbox.faults([{ call: 'games.hot', kind: '503', retryAfter: 20, times: 'always' }]);
  await page.reload();
  await expect(page.getByText('No pudimos cargar los juegos.')).toBeVisible();
  expect(traffic.count('games.hot')).toBe(3);
});

for (const [timezoneId, minutes] of [
  ['Pacific/Apia', -10],
  ['America/Santiago', 10],
] as const) {
  test.describe(() => {
    test.use({ timezoneId });
    test(`NET-06 in ${timezoneId}, ${minutes} minutes off and over a change of the hour, a session goes on`, async ({
      page,
      sandbox,
    }) => {
      await page.clock.setSystemTime(Number(await sandbox.serverClock(0)) + minutes * 60_000);
      await openAs(page, sandbox);
      // Clocks in Santiago are put back on the night of 2026-04-04, forward on 2026-09-05.
      for (const moment of ['2026-04-05T04:30:00Z', '2026-09-06T04:30:00Z']) {
        await page.clock.setSystemTime(new Date(moment));
        await ui.header(page).getByRole('button', { name: 'Actualizar el saldo' }).click();
        await expect(ui.balance(page)).toBeVisible();
      }
      await expect(signOutButton(page)).toBeVisible();
    });
  });
}

test('NET-07 closing the dialog cancels the call under way', async ({ page, sandbox }) => {
  await sandbox.faults([{ call: 'registration.settings', kind: 'hold' }]);
  await page.goto('/');
  await ready(page);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/setting/register'));
  await ui.header(page).getByRole('link', { name: 'Registrarme' }).click();
  await sandbox.held('registration.settings');
  // A call may be under way before the dialog that Escape closes has opened.
  await escapeFrom(page.getByRole('dialog'));
  await failed;
});

test('NET-07 closing the login too soon leaves a visitor, and a session that opens all the same is ended', async ({
  page,
  sandbox,
  traffic,
}) => {
  await sandbox.faults([{ call: 'session.login', kind: 'hold' }]);
  await page.goto('/');
  const dialog = await openLogin(page);
  await fillIn(dialog, 'member1');
  await sandbox.held('session.login');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await sandbox.release('session.login');
  await expect.poll(() => traffic.answered('session.logout')).toBe(1);
  const token = traffic.requests('session.logout')[0]?.headers().authorization ?? '';
  expect(token).not.toBe('');
  expect((await askCall(sandbox.address, 'member.info', {}, { token })).status).toBe(401);
  await expect(ui.header(page).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('NET-08 vendors that can’t be loaded are left out silently, and logged', async ({ page, sandbox }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await sandbox.faults([{ call: 'games.vendors', kind: '500', times: 'always' }]);
  await page.goto('/');
  await expect.poll(() => logged.join()).toMatch(/\[\w+\] a read failed: games\.vendors/);
  await expect(page.getByRole('heading', slots)).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Juegos y promociones' }).first();
  await expect(navigation.getByRole('link')).toHaveText([/Inicio/, /Promociones|Promos/]);
  await expect(page.getByRole('heading', { name: 'Elige tu puerta' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await openLogin(page);
});

test('NET-09 missing pictures are requested three times, keep their space, and nothing jumps', async ({
  page,
  sandbox,
}) => {
  const query = 'merchantCode=vestibulo&isPlatform=2&platform=html5-desktop&language=ES';
  const answer = await fetch(`${sandbox.address}${calls['games.hot'].path}?${query}`);
  const { value } = (await answer.json()) as { value: { list: { image: string; gameName: string }[] } };
  value.list.forEach((game, n) => {
    game.image = `/missing-${n}.svg`;
  });
  const body = { success: true, value };
  await sandbox.faults([{ call: 'games.hot', kind: 'answer', status: 200, body, times: 'always' }]);
  const asked = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', slots)).toBeVisible();
  await seeRails(page, /^Lo más jugado en/);
  await page
    .getByText(value.list[0]?.gameName ?? '')
    .first()
    .scrollIntoViewIfNeeded();
  await expect.poll(() => asked.get('/missing-0.svg')).toBe(3);
  await expect(page.locator('img[src="/missing-0.svg"]')).toHaveCount(0);
  const shifted = await page.evaluate(async () => {
    let total = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total += (entry as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return total;
  });
  expect(shifted).toBeLessThan(0.02);
});

test('NET-10 data that several parts of the page read is requested once', { tag: '@core' }, async ({
  page,
  traffic,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', slots)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Elige tu puerta' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Avisos' })).toBeVisible();
  for (const call of ['system.status', 'games.vendors', 'games.hot', 'notices.announcements'] as const) {
    expect(traffic.count(call), call).toBe(1);
  }
  await signIn(page);
  await expect(ui.balance(page)).toBeVisible();
  await expect(ui.header(page).getByRole('button', { name: /^Mensajes/ })).toBeVisible();
  for (const call of ['wallet.balance', 'member.info', 'system.keys'] as const) {
    expect(traffic.count(call), call).toBe(1);
  }
});
