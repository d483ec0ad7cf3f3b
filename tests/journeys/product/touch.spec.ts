import type { Locator } from '@playwright/test';
import { expect, test } from '../../kit/journeys/journey.ts';
import { limits } from '../../kit/journeys/limits.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { registerBox, registerDialog } from '../../kit/journeys/registering.ts';
import { ready } from '../../kit/journeys/ui.ts';

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

/** A finger on the middle of something, wherever it is at this moment. */
async function tap(on: Locator): Promise<void> {
  await on.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await on.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
  await on.page().touchscreen.tap(x + width / 2, y + height / 2);
}

test('on a phone the first tap on the button after typing saves a limit', async ({ page, sandbox }) => {
  const daily = 'Límite de depósito diario';
  await sandbox.setConfig({ protection: { market: 'UK' } });
  await openAs(page, sandbox, 'vip5', '/member/protection/limits');
  await limits.button(page, daily, 'Poner un límite').tap();
  await tap(limits.value(page, daily));
  await page.keyboard.type('1250');
  await tap(limits.button(page, daily, 'Guardar límite'));
  await expect(limits.one(page, daily)).toContainText('Tu límite ya vale.');
});

test('on a phone the first tap after a wrong field presses what it is on, not what moves there', async ({
  page,
}) => {
  await page.goto('/register');
  await ready(page);
  const dialog = registerDialog(page);
  await tap(registerBox(dialog, 'Usuario'));
  await page.keyboard.type('x');
  // A message comes under the field that is left, and moves the button away.
  await tap(dialog.getByRole('button', { name: 'Crear cuenta' }));
  await expect(registerBox(dialog, 'Usuario')).toBeFocused();
  await expect(registerBox(dialog, 'Usuario')).toHaveAttribute('aria-invalid', 'true');
});
