import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/journeys/journey.ts';
import { fitWindow } from '../../kit/journeys/places.ts';

const said = (page: Page) => page.getByRole('status');
/** A reset makes the hundreds below agent1 anew: seconds, and many more of them on a busy machine. */
const isReset = (page: Page) => expect(said(page)).toHaveText('Done: Reset the sandbox', { timeout: 60_000 });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a person moves the clock of the sandbox, and sees it move', { tag: '@core' }, async ({ page }) => {
  await page.goto('/sandbox');
  await section(page, 'Clock').getByRole('button', { name: '+10 min' }).click();
  await expect(said(page)).toHaveText('Done: +10 min');
  await expect(section(page, 'Clock')).toContainText('10 min ahead of this machine’s');
  await section(page, 'Clock').getByRole('button', { name: 'Back to now' }).click();
  await expect(section(page, 'Clock')).toContainText('the same as this machine’s');
});

test('a person switches a feature off and closes the product, and the product obeys', async ({ page }) => {
  await page.goto('/sandbox?tab=settings');
  await page.getByRole('checkbox', { name: 'SMSLOGIN' }).uncheck();
  await section(page, 'Whitelabel').getByRole('button', { name: 'Save' }).click();
  await expect(said(page)).toHaveText('Done: Save');
  const closed = page.getByRole('checkbox', { name: 'Closed for maintenance' });
  await closed.check();
  await section(page, 'Maintenance and restriction').getByRole('button', { name: 'Save' }).click();
  // As the sandbox stores it, not as it was pressed: a reload would lose a call under way.
  await expect(closed).toHaveAttribute('checked', '');
  await page.goto('/');
  await expect(
    page
      .getByText('System Maintenance')
      .or(page.getByText(/mantenimiento/i))
      .first(),
  ).toBeVisible();
  await page.goto('/sandbox?tab=settings');
  await expect(page.getByRole('checkbox', { name: 'SMSLOGIN' })).not.toBeChecked();
});

test('a bad setting is reported, and typed text is kept', async ({ page }) => {
  await page.goto('/sandbox?tab=settings');
  await page.getByText('Locks, sessions, codes, SMS and jackpots').click();
  const idle = page.getByRole('spinbutton', { name: 'idle minutes' });
  await idle.fill('0');
  await section(page, 'Limits').getByRole('button', { name: 'Save' }).click();
  await expect(said(page)).toContainText('limits.idleMinutes');
  await expect(idle).toHaveValue('0');
});

test('a person arms a fault and takes it back', async ({ page }) => {
  await page.goto('/sandbox?tab=faults');
  const faults = section(page, 'Faults');
  await faults.getByRole('combobox', { name: 'Call' }).selectOption('games.hot');
  await faults.getByRole('combobox', { name: 'Goes wrong by' }).selectOption('500');
  await faults.getByRole('combobox', { name: 'How often' }).selectOption('always');
  await faults.getByRole('button', { name: 'Arm' }).click();
  await expect(faults).toContainText('games.hot 500, from arrival 1, always (0 so far)');
  await faults.getByRole('button', { name: 'Nothing goes wrong' }).click();
  await expect(faults).toContainText('Nothing is armed.');
});

test('a reset asks for confirmation, and works by keyboard alone', async ({ page, sandbox }) => {
  const moved = section(page, 'Clock').getByText('10 min ahead of this machine’s');
  await sandbox.serverClock(600_000);
  await page.goto('/sandbox');
  const reset = page.getByRole('button', { name: 'Reset the sandbox' });
  await reset.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(moved).toBeVisible();
  await reset.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Yes, go on' })).toBeFocused();
  await page.keyboard.press('Enter');
  await isReset(page);
  await expect(moved).toBeHidden();
});

test('a question that is asked once more at once is answered by the second answer', async ({ page }) => {
  await page.goto('/sandbox');
  await page.getByRole('button', { name: 'Reset the sandbox' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // In one task of the page: the browser has not yet told that the first question was closed.
  await page.evaluate(() => {
    document.querySelector('dialog')?.close();
    document.querySelector<HTMLElement>('[data-act="/sandbox/reset"] button')?.click();
  });
  await page.getByRole('button', { name: 'Yes, go on' }).click();
  await isReset(page);
});

test('both pages fit a phone of 320 pixels, and every call can be opened and read', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/sandbox', '/sandbox/api']) {
    await page.goto(path);
    await fitWindow(page);
  }
  await page.getByText('/wps/session/login', { exact: true }).click();
  await expect(page.getByText('LOGIN_REFUSED').first()).toBeVisible();
  await fitWindow(page);
});

test('the flow book opens from its list to a chapter, in both languages, also on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/sandbox');
  await page.getByRole('link', { name: 'Flows' }).click();
  await page.getByRole('link', { name: 'Signing in', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Signing in' })).toBeVisible();
  const picture = page.getByRole('img', { name: /^Signing in\. / });
  await picture.locator('a[href="#submitting"]').click();
  await expect(page).toHaveURL(/\/flows\/en\/login#submitting$/);
  // What is typed leaves the states and rows that say so; a link shows its section again.
  const filter = page.getByLabel('Show only what says');
  const rows = page.locator('.book tbody tr').filter({ visible: true });
  const hidden = page.locator('.book tbody tr').filter({ visible: false });
  await expect(rows).not.toHaveCount(0);
  await expect(hidden).toHaveCount(0);
  await filter.fill('captcha image');
  await expect.poll(async () => (await rows.count()) < (await hidden.count())).toBe(true);
  await expect(rows.filter({ hasNotText: /captcha/i })).toHaveCount(0);
  await filter.fill('nobody writes this');
  await expect(page.getByRole('status')).toHaveText('Nothing here says so.');
  await filter.fill('');
  await expect(hidden).toHaveCount(0);
  await expect(rows).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'La persona envía el formulario' }).first()).toBeVisible();
  await fitWindow(page);
  // A page without sections has rows below its title.
  await page.getByRole('link', { name: 'Todos los capítulos' }).click();
  await page.getByRole('link', { name: 'GLI-19, versión 3.0' }).click();
  await expect(page.getByRole('cell', { name: '2.5.6 f' })).toBeVisible();
  await expect(page.getByText('Aquí nada lo dice.')).toBeHidden();
  await page.getByLabel('Mostrar solo lo que dice').fill('autoexclusión');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('A.3.8');
});
