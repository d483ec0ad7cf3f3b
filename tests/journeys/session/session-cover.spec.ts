import type { BrowserContext, Page } from '@playwright/test';
import { beAtRest } from '../../kit/journeys/at-rest.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { beWarned, warning } from '../../kit/journeys/last-minute.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { runUntil } from '../../kit/journeys/places.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import type { Traffic } from '../../kit/journeys/traffic.ts';
import { beGreeted, fillIn, signOutButton, ui } from '../../kit/journeys/ui.ts';

const minute = 60_000;
const halfHour = 30 * minute;
const cover = (page: Page) => page.getByRole('alertdialog', { name: 'No podemos confirmar tu sesión' });
const check = (page: Page) => cover(page).getByRole('button', { name: 'Comprobar ahora' });

/** A member who sees the balance on a page whose clock can be moved; gives the balance shown. */
async function seeBalance(page: Page, sandbox: RunningSandbox, traffic: Traffic): Promise<string> {
  await page.clock.install();
  await openAs(page, sandbox);
  await expect(ui.balance(page)).toBeVisible();
  // The page has asked how long the session lives and heard the answer: from now on it knows the end.
  await expect.poll(() => traffic.answered('session.life')).toBeGreaterThan(0);
  await page.evaluate(async () => void (await (await fetch('/')).text()));
  return (await ui.balance(page).textContent()) ?? '';
}

/** Cuts the network until the known end has passed. */
async function passTheEnd(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await page.clock.fastForward(halfHour);
  await expect(cover(page)).toBeVisible();
}

test('offline past the known end the balance is gone and the cover has the focus; online it comes back by itself', {
  tag: '@core',
}, async ({ page, context, sandbox, traffic }) => {
  const balance = await seeBalance(page, sandbox, traffic);
  await passTheEnd(page, context);
  await expect(ui.balance(page)).toHaveCount(0);
  await expect(page.getByText(balance)).toHaveCount(0);
  await expect(check(page)).toBeFocused();
  // Nothing behind it can be reached, not even with Escape.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(cover(page)).toBeVisible();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    const outside = () =>
      page.evaluate(() => {
        const active = document.activeElement;
        return active !== null && active !== document.body && !active.closest('[role="alertdialog"]');
      });
    await expect.poll(outside).toBe(false);
  }
  await context.setOffline(false);
  await expect(cover(page)).toHaveCount(0);
  await expect(ui.balance(page)).toHaveText(balance);
});

test('offline past the known end, with a failed retry, then online: the session has ended, and the login is offered', async ({
  page,
  context,
  traffic,
  sandbox,
}) => {
  await seeBalance(page, sandbox, traffic);
  await passTheEnd(page, context);
  await check(page).click();
  await expect(cover(page).getByRole('status')).toHaveText('El servicio todavía no responde.');
  await sandbox.serverClock(halfHour + minute);
  await context.setOffline(false);
  await expect(ui.expiredDialog(page)).toBeVisible();
  await expect(cover(page)).toHaveCount(0);
  await fillIn(ui.expiredDialog(page), 'member1');
  await beGreeted(page);
  await expect(ui.balance(page)).toBeVisible();
});

test('a device that slept past the known end without a network wakes to the cover', async ({
  page,
  context,
  sandbox,
  traffic,
}) => {
  await seeBalance(page, sandbox, traffic);
  await ui
    .header(page)
    .getByRole('button', { name: /^(Cerrar sesión|Salir)/ })
    .hover();
  await context.setOffline(true);
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + halfHour);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(cover(page)).toBeVisible();
  await expect(ui.balance(page)).toHaveCount(0);
});

test('the warning before the end closes offline: it says why, then goes, and the cover comes at the end', async ({
  page,
  context,
  sandbox,
  traffic,
}) => {
  await page.clock.install();
  await openAs(page, sandbox);
  await beAtRest(page, traffic, 'system.status');
  await beWarned(page, sandbox);
  await context.setOffline(true);
  await page.keyboard.press('Escape');
  await runUntil(page, () => warning(page).getByRole('alert').isVisible());
  await page.keyboard.press('Escape');
  await runUntil(page, async () => !(await warning(page).isVisible()));
  await page.clock.fastForward(minute);
  await page.clock.resume();
  await expect(cover(page)).toBeVisible();
});

test('offline past the known end, then online: the focus is where it was, and the whole page is there', async ({
  page,
  context,
  sandbox,
  traffic,
}) => {
  await seeBalance(page, sandbox, traffic);
  await signOutButton(page).focus();
  await passTheEnd(page, context);
  await expect(signOutButton(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(cover(page)).toHaveCount(0);
  await expect(signOutButton(page)).toBeFocused();
});

test('a network that is said to be back before it is: the page comes back by itself within seconds', async ({
  page,
  context,
  sandbox,
  traffic,
}) => {
  const balance = await seeBalance(page, sandbox, traffic);
  await passTheEnd(page, context);
  await sandbox.faults(
    (['session.life', 'system.status'] as const).map((call) => ({ call, kind: 'truncated' })),
  );
  const asked = traffic.answered('system.status');
  await context.setOffline(false);
  await expect.poll(() => traffic.answered('system.status')).toBeGreaterThan(asked);
  await expect(cover(page)).toBeVisible();
  // The longest wait after one failure.
  await page.clock.fastForward(6_000);
  await expect(cover(page)).toHaveCount(0);
  await expect(ui.balance(page)).toHaveText(balance);
});
