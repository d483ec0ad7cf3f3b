import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { holdScripts } from '../../kit/journeys/parts.ts';
import { ready, ui } from '../../kit/journeys/ui.ts';

test('a hall shows its title and its first pictures before any script of the product is here', {
  tag: '@core',
}, async ({ page }) => {
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

test('what a page has asked for is not asked again', { tag: '@core' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/gameList|system\/status/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/rng');
  await expect(page.locator('[data-place] article').first()).toBeVisible();
  expect(asked.sort()).toEqual(['/wps/relay/GCSGAME_gameList', '/wps/system/status']);
});

test('the login at its address stands in the page, and is the real one as soon as that is here', {
  tag: '@core',
}, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const dialog = ui.loginDialog(page);
  await expect(dialog).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.locator('img')).toBeVisible();
  release();
  await expect(dialog.getByLabel('Usuario')).toBeVisible();
  await expect(dialog).toHaveCount(1);
});

test('a game list shown before its whole document is here stands where it stays, on a phone', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await holdScripts(page);
  await page.goto('/rng', { waitUntil: 'commit' });
  const winners = page.getByRole('region', { name: 'Ganadores recientes' });
  const top = () => page.getByRole('tabpanel').evaluate((list) => list.getBoundingClientRect().top);
  await expect(winners).toBeVisible();
  const after = await top();
  // The winners come last in the document, and are shown above the games.
  await winners.evaluate((section) => section.remove());
  await expect.poll(top).toBe(after);
});

for (const [who, address, last] of [
  ['a visitor', '/rng', 'Oro del Cóndor'],
  ['a visitor', '/login', 'Recordarme'],
  ['a member', '/member/depositv2', 'Tarjeta'],
  ['a member', '/member/transferFund', 'Billetera principal'],
] as const) {
  test(`nothing moves while ${address} is put together for ${who}, on a phone`, { tag: '@core' }, async ({
    page,
    sandbox,
  }) => {
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
    await expect(page.getByText(last).first()).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.03);
  });
}
