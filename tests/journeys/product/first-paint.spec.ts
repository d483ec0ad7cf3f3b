import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { ready, ui } from '../../kit/journeys/ui.ts';

/** Holds back the product's own scripts, as a slow line does: what is shown then, the page shows by itself. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(?!ahead)[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a hall shows its title and its first pictures before any script of the product is here', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/rng', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible();
  const pictures = page.locator('main img');
  await expect(pictures).toHaveCount(6);
  const addresses = await pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
  release();
  await ready(page);
  // The games that the product lists first are those whose pictures were there before it.
  const first = page.locator('[data-place] article img');
  await expect(first.first()).toBeVisible();
  const listed = await first.evaluateAll((all) =>
    all.slice(0, 6).map((one) => (one as HTMLImageElement).src),
  );
  expect(listed).toEqual(addresses);
});

test('what a page has asked for is not asked again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/gameList|system\/status/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/rng');
  await expect(page.locator('[data-place] article').first()).toBeVisible();
  expect(asked.sort()).toEqual(['/wps/relay/GCSGAME_gameList', '/wps/system/status']);
});

test('the login at its address stands in the page, is closed by a link, and is the real one when that is here', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const awaited = page.getByRole('region', { name: 'Iniciar sesión' });
  await expect(awaited).toBeVisible();
  await expect(awaited.getByRole('link', { name: 'Cerrar' })).toHaveAttribute('href', '/');
  release();
  await expect(ui.loginDialog(page).getByLabel('Usuario')).toBeVisible();
  await expect(awaited).toBeHidden();
});

for (const [who, address] of [
  ['a visitor', '/rng'],
  ['a visitor', '/login'],
  ['a member', '/member/depositv2'],
  ['a member', '/member/transferFund'],
] as const) {
  test(`nothing moves while ${address} is put together for ${who}, on a phone`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    if (who === 'a member') await openAs(page, sandbox, 'member1', '/');
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
          if (!hadRecentInput) (window as unknown as { moved: number }).moved += value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address);
    await ready(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.03);
  });
}
