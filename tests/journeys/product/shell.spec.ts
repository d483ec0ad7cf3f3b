import { freeze } from '#assurance/browser/scenes.ts';
import { representing, rows } from '../../kit/depth.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { fitWindow, placeOf } from '../../kit/journeys/places.ts';
import { ready } from '../../kit/journeys/ui.ts';

const wide = { width: 1280, height: 860 };
const slots = { name: 'Slots', exact: true } as const;

test.describe('in a wide window', () => {
  test.use({ viewport: wide });

  test('the vendors of a category open on hover and close 200 ms after the pointer leaves', {
    tag: '@core',
  }, async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await ready(page);
    const panel = page.getByRole('group', { name: 'Proveedores de Slots' });
    await page.getByRole('link', slots).first().hover();
    await expect(panel.getByRole('link').first()).toBeVisible();
    await expect(panel.getByText('Popular').first()).toBeVisible();
    await expect(panel.locator('img').first()).toBeVisible();
    await freeze({ page });
    await page.mouse.move(wide.width / 2, wide.height - 5);
    await page.clock.runFor(199);
    await expect(panel).toBeVisible();
    await page.clock.runFor(1);
    await expect(panel).toBeHidden();
  });

  test('up to six vendors are centred under their category, more are not', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    const link = (category: string) => page.getByRole('link', { name: category, exact: true }).first();
    const panel = (category: string) => page.getByRole('group', { name: `Proveedores de ${category}` });
    const seventh = (category: string) => panel(category).getByRole('link').nth(6);
    const offCentre = async (category: string) => {
      const [over, under] = [await placeOf(link(category)), await placeOf(panel(category))];
      return Math.abs(over.x + over.width / 2 - under.x - under.width / 2);
    };
    await link('Gallos').hover();
    await expect(panel('Gallos').getByRole('link').first()).toBeVisible();
    await expect(seventh('Gallos')).toHaveCount(0);
    await expect.poll(() => offCentre('Gallos')).toBeLessThan(2);
    await page.keyboard.press('Escape');
    await link('Casino en vivo').hover();
    await expect(seventh('Casino en vivo')).toBeVisible();
    await expect.poll(() => offCentre('Casino en vivo')).toBeGreaterThan(20);
  });

  test('by keyboard the arrow enters the vendors, Escape leaves them and Tab skips them', async ({
    page,
  }) => {
    await page.goto('/');
    await ready(page);
    const link = page.getByRole('link', slots).first();
    await link.focus();
    await page.keyboard.press('ArrowDown');
    const panel = page.getByRole('group', { name: 'Proveedores de Slots' });
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await expect(panel).toBeHidden();
  });

  test('a side bar panel is fully visible, covers no other button, and closes with Escape', {
    tag: '@core',
  }, async ({ page }) => {
    await page.goto('/');
    await ready(page);
    const side = page.getByRole('navigation', { name: 'Accesos rápidos' });
    for (const name of ['App para iOS', 'Perfil para iOS', 'App para Android']) {
      await side.getByRole('button', { name, exact: true }).hover();
      const panel = page.getByRole('group', { name, exact: true });
      await expect(panel.getByRole('link', { name: 'Abrir la descarga' })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }
  });

  test('CSV-05 downloads with forbidden addresses are not offered', async ({ page, sandbox }) => {
    const resource = (resourceType: string, url: string) => ({ resourceType, url, qrCodeUrl: url });
    await sandbox.setConfig({
      resources: [
        resource('IOS', 'javascript:alert(1)'),
        resource('MOBILECONFIG', 'https://evil.example/profile'),
        resource('ANDROID', 'https://downloads.vestibulo.example/vestibulo.apk'),
      ],
    });
    await page.goto('/');
    await ready(page);
    const side = page.getByRole('navigation', { name: 'Accesos rápidos' });
    await side.getByRole('button', { name: 'App para Android' }).hover();
    const panel = page.getByRole('group', { name: 'App para Android' });
    await expect(panel.getByRole('img', { name: 'App para Android' })).toBeVisible();
    await expect(panel.getByText('downloads.vestibulo.example')).toBeVisible();
    await expect(side.getByText(/iOS/)).toHaveCount(0);
  });
});

for (const width of rows([320, 360, 1280], 0, 2)) {
  test(`at ${width} pixels nothing is cut off, and nothing moves while the home loads`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Lo más jugado en Slots' })).toBeAttached();
    await fitWindow(page);
    const moved = await page.evaluate(async () => {
      let shift = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return shift;
    });
    expect(moved).toBeLessThan(0.02);
  });
}

test('the prerendered home comes alive as it is: no element and no word of it is replaced', {
  tag: '@core',
}, async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  // The app's scripts run once the page is whole; whatever is read then came with the page.
  await page.addInitScript(() => {
    addEventListener(
      'readystatechange',
      () => {
        if (document.readyState !== 'interactive') return;
        for (const part of document.querySelectorAll('header, main, footer, nav'))
          part.setAttribute('data-came', '');
      },
      true,
    );
  });
  await page.goto('/');
  await ready(page);
  for (const part of ['header', 'main', 'footer']) {
    await expect(page.locator(`${part}[data-came]`).first()).toBeAttached();
  }
  expect(said.filter((line) => line.includes('anew'))).toEqual([]);
});

test('every link of the product leads to a page with text, built or not', async ({ page, sandbox }) => {
  test.setTimeout(300_000);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Lo más jugado en Slots' })).toBeAttached();
  // The categories and the other game lists load separately from the games.
  await expect(page.getByRole('navigation', { name: 'Otras salas' })).toBeAttached();
  // Games of one list lead to the same page: one of each is enough.
  const paths = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
    return [...new Map(links.map(({ pathname, href }) => [pathname, href.slice(origin.length)])).values()];
  });
  expect(paths.length).toBeGreaterThan(10);
  // Whoever walks through the product presses them all (product/walker.spec.ts).
  for (const path of representing(paths, (_, at) => at % 3 === 0)) {
    await page.goto(sandbox.address + path);
    // The details of a game cover the page they are on.
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).not.toHaveText(
      'Esta puerta no existe',
    );
  }
});
