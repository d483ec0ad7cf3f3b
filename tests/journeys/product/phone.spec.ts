import { pathOf } from '#src/paths.ts';
import { rows } from '../../kit/depth.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { fitWindow } from '../../kit/journeys/places.ts';
import { beGreeted, ready, ui } from '../../kit/journeys/ui.ts';

for (const width of rows([360, 390], 0)) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('the header offers free play where it is on, and nothing is wider than the screen', async ({
      page,
      sandbox,
    }) => {
      await page.goto('/');
      await ready(page);
      const free = ui.header(page).getByRole('link', { name: 'Jugar gratis' });
      await expect(free).toBeInViewport();
      for (const name of ['Iniciar sesión', 'Registrarme']) {
        await expect(ui.header(page).getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
      }
      await fitWindow(page);
      await free.click();
      await beGreeted(page);
      await sandbox.setConfig({ whitelabel: { FREEPLAY: false } });
      await page.evaluate(() => sessionStorage.clear());
      const answered = page.waitForResponse(/system\/status/);
      await page.goto('/');
      await answered;
      await expect(ui.header(page).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
      await expect(free).toHaveCount(0);
    });
  });
}

/** Whether the focused element is seen, if it is one of the page's own; else the element. */
function sightOfFocus(): string {
  const focused = document.activeElement;
  if (!focused?.closest('main')) return 'outside';
  const { left, top, width, height } = focused.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  const own = over && (focused.contains(over) || over.closest('label')?.contains(focused));
  return own ? 'seen' : focused.outerHTML.slice(0, 200);
}

for (const width of rows([360, 390], 0)) {
  test.describe(`in the member centre at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('the focused element is never hidden, and the menu covers nothing', async ({ page, sandbox }) => {
      test.setTimeout(240_000);
      for (const one of ['withdraw', 'transferUpline', 'transferFund', 'depositv2'] as const) {
        await openAs(page, sandbox, 'agent1', pathOf({ screen: 'member', page: one }));
        await expect(centre.region(page).getByRole('heading', { level: 1 })).toBeVisible();
        await expect(centre.region(page)).not.toContainText('Cargando');
        // What comes later moves what is focused.
        await expect(centre.region(page).locator('[aria-busy="true"], [class*="skeleton"]')).toHaveCount(0);
        const menu = centre.button(page, 'Menú');
        await expect(menu.locator('xpath=..')).toHaveCSS('position', 'static');
        await menu.focus();
        for (let presses = 0; presses < 30; presses += 1) {
          await page.keyboard.press('Tab');
          // Scrolling to the focus takes a moment.
          await expect.poll(() => page.evaluate(sightOfFocus), { message: one }).toMatch(/^(seen|outside)$/);
          if ((await page.evaluate(sightOfFocus)) === 'outside') break;
        }
      }
    });
  });
}
