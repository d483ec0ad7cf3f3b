import type { Page } from '@playwright/test';
import { rows } from '../../kit/depth.ts';
import { faultsOf } from '../../kit/journeys/axe.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { fitWindow } from '../../kit/journeys/places.ts';
import { openLogin, ready, ui } from '../../kit/journeys/ui.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens the home and waits until the browser keeps the page without a connection. */
async function openKept(page: Page): Promise<void> {
  await page.goto('/');
  await ready(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

const offline = {
  heading: (page: Page) => page.getByRole('heading', { level: 1 }),
  again: (page: Page) => page.getByRole('button'),
};

/** What the worker keeps, by its paths. */
function keptBy(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const inAll = names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url));
    return (await Promise.all(inAll)).flat().map((url) => new URL(url).pathname);
  });
}

test('NET-02 without a connection a page says so, that nothing was sent, and opens by itself once there is one', {
  tag: '@core',
}, async ({ page, context, traffic }) => {
  await openKept(page);
  await context.setOffline(true);
  await page.goto('/promotions?tab=all');
  await expect(offline.heading(page)).toHaveText('No hay conexión');
  await expect(page).toHaveTitle('Sin conexión · Vestíbulo');
  await expect(page.getByRole('main')).toContainText('no se envió nada');
  await expect(page.getByRole('main')).toContainText('El dinero y los juegos necesitan conexión');
  const asked = traffic.count('system.status');
  expect(await faultsOf(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Promociones' }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/promotions\?tab=all$/);
  await expect.poll(() => traffic.count('system.status')).toBe(asked + 1);
});

const spoken = [
  ['EN', 'es', 'There is no connection'],
  ['ES', 'en', 'No hay conexión'],
  ['TH', 'en', 'No hay conexión'],
  [null, 'en', 'There is no connection'],
] as const;
for (const [kept, locale, heading] of rows(spoken, 2, 3)) {
  test.describe(() => {
    test.use({ locale });
    test(`the page without a connection speaks ${kept ?? 'the language of the browser'} in a browser that speaks ${locale}`, async ({
      page,
      context,
    }) => {
      await openKept(page);
      await page.evaluate((lang) => {
        if (lang === null) localStorage.removeItem('lang');
        else localStorage.setItem('lang', lang);
      }, kept);
      await context.setOffline(true);
      await page.reload();
      await expect(offline.heading(page)).toHaveText(heading);
      await expect(page.locator('html')).toHaveAttribute('lang', heading.startsWith('No') ? 'es' : 'en');
      await expect(page.getByRole('main')).toHaveCount(1);
    });
  });
}

for (const width of rows([360, 1280], 0)) {
  test(`the page without a connection fits a window of ${width} pixels, and its button goes on`, async ({
    page,
    context,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await sandbox.setConfig({ brand: { name: '<b>La casa & compañía de un nombre largo</b>' } });
    await openKept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('<b>La casa & compañía de un nombre largo</b>')).toBeVisible();
    await fitWindow(page);
    await offline.again(page).press('Enter');
    await expect(offline.heading(page)).toHaveText('No hay conexión');
    await context.setOffline(false);
    await expect(ui.header(page)).toBeVisible();
  });
}

test('nothing of a member is ever kept: the worker holds its own page, and no answer, money or game', async ({
  page,
  context,
  sandbox,
}) => {
  await openAs(page, sandbox);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/member/depositv2');
  await ready(page);
  await expect(page).toHaveTitle('Depositar · Vestíbulo');
  const files = ['/offline.css', '/offline.html', '/offline.js'];
  expect([...(await keptBy(page))].sort()).toEqual(files);
  await context.setOffline(true);
  await page.reload();
  await expect(offline.heading(page)).toHaveText('No hay conexión');
  await expect(page.getByText('member1')).toHaveCount(0);
});

test('a browser that refuses the worker is logged, and the product goes on as if there were none', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('no room', 'QuotaExceededError'));
  });
  await page.goto('/');
  await ready(page);
  await expect
    .poll(() => logged.join())
    .toMatch(/\[\w+\] no page is kept for want of a line: QuotaExceededError/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await openLogin(page);
});

/** The worker's script under another address is to the browser what a newer release is. */
const newer = '/service-worker.js?newer';

test('a page that is open goes on when a newer worker is there: what is typed stays, and nothing is loaded again', async ({
  page,
  context,
  traffic,
}) => {
  await openKept(page);
  // In the same document: another one would, once idle, register the worker that it knows in the newer one's place.
  await ui.header(page).getByRole('link', { name: 'Registrarme' }).click();
  const name = page.getByRole('dialog').getByRole('textbox').first();
  await name.fill('una persona');
  const documents = traffic.documents();
  const active = await page.evaluate(async (address) => {
    type Policies = {
      createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string };
    };
    const { trustedTypes } = window as unknown as { trustedTypes: Policies };
    const policy = trustedTypes.createPolicy('dompurify', { createScriptURL: (url: string) => url });
    const found = await navigator.serviceWorker.register(policy.createScriptURL(address));
    const coming = found.installing;
    await new Promise<void>((resolve) => {
      if (coming?.state !== 'installing') resolve();
      coming?.addEventListener('statechange', () => resolve());
    });
    return { now: found.active?.scriptURL, waiting: found.waiting?.scriptURL };
  }, newer);
  expect(active.waiting).toContain(newer);
  expect(active.now).not.toContain(newer);
  await expect(name).toHaveValue('una persona');
  expect(traffic.documents()).toBe(documents);
  // With the last page closed, its turn has come.
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  const turned = () => next.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  await expect.poll(turned).toContain(newer);
});
