import type { Page } from '@playwright/test';
import { frameAt, games, pickSlot } from '../../kit/journeys/games.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { minorIn, payouts } from '../../kit/journeys/payouts.ts';
import { sheet } from '../../kit/journeys/play-sheet.ts';
import { fillIn, ready, signIn, ui } from '../../kit/journeys/ui.ts';

test.use({ reducedMotion: 'reduce' });

const main = (page: Page) => page.getByRole('main');

/** Excludes the member from the home, by pressing. */
async function exclude(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Autoexcluirme' }).click();
  await main(page).getByRole('radio', { name: '6 meses', exact: true }).check();
  await main(page).getByRole('button', { name: 'Continuar', exact: true }).click();
  await main(page)
    .getByRole('checkbox', { name: /Entiendo que/ })
    .check();
  await main(page).getByRole('button', { name: 'Autoexcluirme', exact: true }).click();
  await expect(payouts.outcome(page, 'Tu autoexclusión está en vigor')).toBeVisible();
}

/** A tab of the member with a game open and a round played in it. */
async function playIn(page: Page, gameAddress: string) {
  await pickSlot(page);
  await sheet.fill(page, { minutes: '30', money: '20', check: '15' });
  const frame = await frameAt(page, gameAddress);
  await frame.getByRole('button', { name: 'Girar' }).click();
  await expect(frame.locator('#message')).toHaveText(/Ganas|Esta vez no/);
}

test('whoever excludes themselves in one tab plays no more in another, which leads to their money', async ({
  page,
  context,
  sandbox,
  traffic,
}) => {
  await sandbox.setConfig({ protection: { market: 'UNION' } });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/');
    await ready(tab);
    await signIn(tab);
  }
  await playIn(other, sandbox.gameAddress);
  await page.bringToFront();
  await exclude(page);
  const launches = traffic.count('games.launch');
  const money = await minorIn(sandbox, 'member1', 'MAIN');

  // The other tab is told: its session has ended with the exclusion, its game is closed, and it asks to sign in again.
  await other.bringToFront();
  await expect(ui.expiredDialog(other)).toBeVisible();
  await expect(games.frame(other)).toHaveCount(0);
  expect(await minorIn(sandbox, 'member1', 'MAIN')).toBe(money);

  // Whoever signs in there again finds no game, and the way to their money.
  await fillIn(ui.expiredDialog(other), 'member1');
  await expect(main(other).getByRole('heading', { level: 1 })).toHaveText('Tu autoexclusión está en vigor');
  await expect(games.frame(other)).toHaveCount(0);
  await expect(main(other).getByRole('link', { name: 'Retirar dinero' })).toBeVisible();
  expect(traffic.count('games.launch')).toBe(launches);
  expect(await minorIn(sandbox, 'member1', 'MAIN')).toBe(money);
});
