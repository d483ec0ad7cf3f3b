import type { BrowserContext, Page, Request } from '@playwright/test';
import { rows } from '../../kit/depth.ts';
import { frameAt, pickSlot } from '../../kit/journeys/games.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { keptInDatabases, keptInReach, plantDeveloperHooks } from '../../kit/journeys/kept.ts';
import { beGreeted, fillIn, openLogin, password, signOut, signOutButton, ui } from '../../kit/journeys/ui.ts';
import { machineNow } from '../../kit/moment.ts';

const day = 24 * 3_600_000;
const tickOf = (dialog: ReturnType<typeof ui.loginDialog>) =>
  dialog.getByRole('checkbox', { name: 'Recordarme' });

const namesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).sort();
const keysOf = async (page: Page) => (await keptInDatabases(page)).remembered;

/** Signs in with the box ticked, and checks that something is remembered. */
async function beRemembered(page: Page): Promise<void> {
  const dialog = await openLogin(page);
  await tickOf(dialog).check();
  await fillIn(dialog, 'member1');
  await expect(ui.greeting(page).or(signOutButton(page)).first()).toBeAttached();
  await expect.poll(() => namesOf(page.context())).toEqual(['loginRemember', 'password', 'username']);
}

/** Nothing remembered is left: neither cookies nor the key. */
async function expectForgotten(page: Page): Promise<void> {
  await expect.poll(() => namesOf(page.context())).toEqual([]);
  await expect.poll(() => keysOf(page)).toEqual([]);
}

test('LOG-09 signing in again without the tick forgets cookies and key', async ({ page }) => {
  await page.goto('/');
  await beRemembered(page);
  expect(await keysOf(page)).toHaveLength(1);
  await beGreeted(page);
  await signOut(page);
  const dialog = await openLogin(page);
  await expect(ui.username(dialog)).toHaveValue('member1');
  await tickOf(dialog).uncheck();
  await ui.enter(dialog).click();
  await beGreeted(page);
  await expectForgotten(page);
  await signOut(page);
  await expect(ui.username(await openLogin(page))).toHaveValue('');
});

test('remembered cookies of the app are not sent to the game host', async ({ page, sandbox }) => {
  await page.goto('/');
  await beRemembered(page);
  await beGreeted(page);
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  await pickSlot(page);
  const frame = await frameAt(page, sandbox.gameAddress);
  await expect(frame.getByRole('button', { name: 'Girar' })).toBeVisible();
  const ofGames = asked.filter((request) => request.url().startsWith(sandbox.gameAddress));
  expect(ofGames.length).toBeGreaterThan(0);
  for (const request of ofGames) expect(await request.headerValue('cookie')).toBeNull();
  expect(await page.context().cookies(sandbox.gameAddress)).toEqual([]);
  expect(await page.context().cookies(sandbox.address)).toHaveLength(3);
});

const spoilt: readonly [what: string, spoil: (value: string) => string][] = [
  [
    'one byte flipped',
    (value) => `${value.slice(0, -2)}${value.at(-2) === 'A' ? 'B' : 'A'}${value.slice(-1)}`,
  ],
  ['cut short', (value) => value.slice(0, 20)],
  ['4 kB of garbage', () => 'x'.repeat(4_000)],
  ['an unknown version', (value) => `v9${value.slice(2)}`],
];

for (const [what, spoil] of rows(spoilt, 3)) {
  test(`LOG-10 a cookie with ${what} is dropped, the form is empty, and signing in works`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.goto('/');
    await beRemembered(page);
    const cookie = (await context.cookies()).find(({ name }) => name === 'password');
    const value = spoil(cookie?.value ?? '');
    await page.evaluate(() => sessionStorage.clear());
    await context.addCookies([{ name: 'password', value, url: baseURL ?? '' }]);
    await page.goto('/');
    const dialog = await openLogin(page);
    await expectForgotten(page);
    await expect(ui.username(dialog)).toHaveValue('');
    await expect(ui.password(dialog)).toHaveValue('');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await fillIn(dialog, 'member1');
    await beGreeted(page);
  });
}

test('LOG-11 without a store for the key the tick is off and says why; signing in works and nothing is remembered', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  const dialog = await openLogin(page);
  await expect(tickOf(dialog)).toBeDisabled();
  await expect(tickOf(dialog)).not.toBeChecked();
  await expect(tickOf(dialog)).toHaveAccessibleDescription(/Este navegador no permite guardar tus datos/);
  await fillIn(dialog, 'member1');
  await beGreeted(page);
  expect(await context.cookies()).toEqual([]);
  await signOut(page);
  await expect(ui.username(await openLogin(page))).toHaveValue('');
});

test('LOG-11 a key store that fails only on writing leaves nothing behind', async ({ page, context }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  const dialog = await openLogin(page);
  await tickOf(dialog).check();
  await fillIn(dialog, 'member1');
  await beGreeted(page);
  expect(await context.cookies()).toEqual([]);
  expect(await keptInReach(page)).not.toContain(password);
});

test('LOG-12 the form is filled in for a day; a minute later it is empty, and the key is gone', {
  tag: '@core',
}, async ({ page, context, sandbox }) => {
  await page.clock.install();
  await page.goto('/');
  await beRemembered(page);
  for (const { expires } of await context.cookies())
    expect(expires * 1000).toBeLessThanOrEqual(machineNow() + day);
  await beGreeted(page);
  await signOut(page);
  await page.reload();
  const dialog = await openLogin(page);
  await expect(ui.username(dialog)).toHaveValue('member1');
  await expect(ui.password(dialog)).toHaveValue(password);
  await expect(tickOf(dialog)).toBeChecked();
  await sandbox.serverClock(day + 60_000);
  await page.clock.fastForward(day + 60_000);
  await page.reload();
  const later = await openLogin(page);
  await expectForgotten(page);
  await expect(ui.username(later)).toHaveValue('');
  await expect(ui.password(later)).toHaveValue('');
  await fillIn(later, 'member1');
  await beGreeted(page);
});

test('LOG-20 after signing in the password is nowhere that a script or a tool could read it', async ({
  page,
  context,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const tools = await plantDeveloperHooks(page);
  await page.goto('/');
  await beRemembered(page);
  await beGreeted(page);
  expect(await keptInReach(page)).not.toContain(password);
  expect(JSON.stringify(await context.cookies())).not.toContain(password);
  expect((await tools.heard()).join('\n')).not.toContain(password);
  expect(said.join('\n')).not.toContain(password);
});
