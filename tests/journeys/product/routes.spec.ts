import type { BrowserContext, Page } from '@playwright/test';
import { screens } from '#machines/places.ts';
import { addresses } from '#src/paths.ts';
import { representing, rows } from '../../kit/depth.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { type Loss, losePart, releaseNewer } from '../../kit/journeys/parts.ts';
import { openLogin, ready, signOutButton, ui } from '../../kit/journeys/ui.ts';

const guardOn = { brand: { loginedToHomePage: true } };
const open = [
  '/login',
  '/register',
  '/register.html',
  '/forgot',
  '/help',
  '/helpmc',
  '/saferPlay',
  '/download',
  '/down',
];
const places = screens.flatMap((screen) => addresses[screen].map((address) => address.replace(':page', 'x')));
const everyAddress = [...places, '/nowhere'];
/** The guard is one for all addresses, and asks nothing but whether there is a session. */
const everyFourth = representing(everyAddress, (_, at) => at % 4 === 0);

/** How many pages of one context visit addresses side by side: while one waits, another works. */
const sideBySide = 3;

/** Runs a check at each of many addresses. */
async function atEach(
  context: BrowserContext,
  all: readonly string[],
  look: (page: Page, address: string) => Promise<void>,
): Promise<void> {
  const left = [...all];
  const work = async () => {
    const page = await context.newPage();
    for (let address = left.shift(); address; address = left.shift()) await look(page, address);
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
}

for (const [id, token] of [
  ['RTE-01', null],
  ['RTE-02', 'x'],
] as const) {
  test(`${id} when the home asks for a session, ${token ? 'an invalid token' : 'a visitor'} gets no further than the login`, async ({
    context,
    sandbox,
  }) => {
    test.setTimeout(600_000);
    await sandbox.setConfig(guardOn);
    // The empty page that a new tab shows at first has no storage.
    const plant = (kept: string) => location.protocol === 'http:' && sessionStorage.setItem('token', kept);
    if (token) await context.addInitScript(plant, token);
    await atEach(context, token ? everyFourth : everyAddress, async (page, address) => {
      await page.goto(address, { waitUntil: 'commit' });
      await ready(page);
      // On some of these pages a dialog opens by itself, which hides the rest from assistive technology.
      const header = page.getByRole('banner', { includeHidden: true });
      const wayIn = header.getByRole('button', { name: 'Iniciar sesión', includeHidden: true });
      const expected = open.includes(address) ? address : '/login';
      const alone = page.getByRole('heading', { name: 'Centro de ayuda', level: 1 });
      const there = address === '/helpmc' ? alone : wayIn;
      const shown = expected === '/login' ? ui.loginDialog(page) : there;
      await expect(shown, address).toBeVisible();
      await expect(page, address).toHaveURL(expected);
    });
  });
}

const nowhere = ['/nowhere', `/${'x'.repeat(5_000)}`, '/%E0%A4%A', '//evil', '/..%2f..%2fetc', '/gone.html'];
for (const path of rows(nowhere, 1, 2, 3)) {
  test(`RTE-03 the unknown path ${path.slice(0, 20)} shows a page of the product that says so`, {
    tag: '@core',
  }, async ({ page, baseURL }) => {
    await page.goto(`${baseURL}${path}`);
    await expect(page.getByRole('heading', { name: 'Esta puerta no existe' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await expect(page).toHaveURL(`${baseURL}/`);
  });
}

for (const loss of ['aborted', 'gone'] satisfies Loss[]) {
  test(`RTE-04 a page that is ${loss} says so in its place, and opens on retry`, { tag: '@core' }, async ({
    page,
  }) => {
    await page.goto('/');
    await ready(page);
    const restore = await losePart(page, 'promotions-page', loss);
    await page.getByRole('link', { name: 'Promociones' }).first().click();
    await expect(page.getByText('Esta parte no se abrió')).toBeVisible();
    await restore();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { name: 'Promociones', level: 1 })).toBeVisible();
  });

  test(`RTE-04 a dialog that is ${loss} says so over the page, and opens on retry`, async ({ page }) => {
    const restore = await losePart(page, 'login-overlay', loss);
    await page.goto('/');
    await ready(page);
    await ui.header(page).getByRole('button', { name: 'Iniciar sesión' }).click();
    const retry = page.getByRole('button', { name: 'Reintentar' });
    await expect(retry).toBeVisible();
    await restore();
    await retry.click();
    await expect(ui.loginDialog(page)).toBeVisible();
  });
}

test('a page that breaks is reported as broken and not as a slow connection, and opens after a reload', async ({
  page,
}) => {
  await page.goto('/');
  await ready(page);
  const restore = await losePart(page, 'promotions-page', 'broken');
  await page.getByRole('link', { name: 'Promociones' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'Esta parte falló' })).toContainText(
    /referencia: [0-9a-f]{8}/,
  );
  await expect(page.getByText('Revisa tu conexión')).toHaveCount(0);
  await page.getByRole('link', { name: 'Inicio' }).first().click();
  await expect(page.getByText('Esta parte falló')).toHaveCount(0);
  await page.goBack();
  await restore();
  await page.getByRole('button', { name: 'Volver a cargar la página' }).click();
  await expect(page.getByRole('heading', { name: 'Promociones', level: 1 })).toBeVisible();
});

test('RTE-04 a page shown instead of the app that does not load says so, and opens on retry', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ maintenance: { on: true } });
  const restore = await losePart(page, 'maintenance-page', 'aborted');
  await page.goto('/');
  // Before the situation is known, the home may offer a retry of its own.
  await expect(page.getByText('Esta parte no se abrió')).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: 'Mantenimiento del sistema' })).toBeVisible();
});

test('RTE-05 a part removed by a newer release causes one reload, then a panel, never a loop', {
  tag: '@core',
}, async ({ page }) => {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto('/');
  await ready(page);
  const restore = await losePart(page, 'promotions-page', 'gone');
  await releaseNewer(page);
  await page.getByRole('link', { name: 'Promociones' }).first().click();
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await expect(retry).toBeVisible();
  expect(loads).toBe(2);
  const asked = page.waitForResponse(/promotions-page/);
  await retry.click();
  await asked;
  await expect(retry).toBeVisible();
  expect(loads).toBe(2);
  await restore();
  await retry.click();
  await expect(page.getByRole('heading', { name: 'Promociones', level: 1 })).toBeVisible();
});

for (const hash of rows(['#missing', '#x"]', '#%'], 2)) {
  test(`RTE-06 the fragment ${hash} shows the top of the page`, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Lo más jugado en Slots' })).toBeAttached();
    await page.evaluate(() => scrollTo(0, 500));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    await page.evaluate((fragment) => location.assign(fragment), hash);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.reload();
    await openLogin(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}

test('ROL-01 a demo account learns that a real account is needed, and the gateway refuses it too', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'demo4');
  for (const name of [/Depositar/, /Centro de seguridad/, /Mensajes/]) {
    await ui.header(page).getByRole('button', { name }).click();
    const warning = page.getByRole('dialog', { name: 'Atención' });
    await expect(warning).toContainText('Para esto necesitas una cuenta real.');
    await warning.getByRole('button', { name: 'Confirmar' }).click();
    await expect(warning).toBeHidden();
  }
  await expect(page).toHaveURL('/');
  const answer = await fetch(`${sandbox.address}/wps/member/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: await sandbox.tokenOf('demo4') },
    body: '{}',
  });
  expect(await answer.json()).toMatchObject({ success: false });
});

test('ROL-02 a member who writes another account type into storage stays a member', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox);
  for (const type of ['1', '2', '41', '42']) {
    await page.evaluate((kept) => {
      for (const store of [sessionStorage, localStorage]) store.setItem('isAgent', kept);
    }, type);
    await page.reload();
    // Until the balance arrives the page does not know whose session it resumed.
    await expect(ui.balance(page)).toBeVisible();
    await expect(signOutButton(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Centro de agentes' })).toHaveCount(0);
  }
});

const info = (type: unknown) => ({
  success: true,
  value: { id: 'a', account: 'member1', nickname: 'M', userName: 'member1', type },
});

for (const [types, agent] of [
  [[1, 2, 41, 42], true],
  [['1', 3, -1, null, 41.5, 'agent', 4], false],
] as const) {
  test(`ROL-03 the account types ${JSON.stringify(types)} are ${agent ? 'agents' : 'none'}`, async ({
    page,
    sandbox,
  }) => {
    await openAs(page, sandbox);
    for (const type of types) {
      await sandbox.clearFaults();
      await sandbox.faults([
        { call: 'member.info', kind: 'answer', status: 200, body: info(type), times: 'always' },
      ]);
      await page.reload();
      await expect(signOutButton(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Centro de agentes' })).toHaveCount(agent ? 1 : 0);
    }
  });
}

for (const name of ['agent1', 'agent41']) {
  test(`ROL-03 ${name} has the link to the agent centre`, { tag: '@core' }, async ({ page, sandbox }) => {
    await openAs(page, sandbox, name);
    await ui.header(page).getByRole('button', { name: 'Centro de agentes' }).click();
    await expect(page).toHaveURL('/agent/agentTeamOverview');
  });
}
