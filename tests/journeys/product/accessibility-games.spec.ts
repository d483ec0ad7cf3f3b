import type { Page } from '@playwright/test';
import en from '#locales/en/games.json' with { type: 'json' };
import es from '#locales/es/games.json' with { type: 'json' };
import { faultsOf } from '../../kit/journeys/axe.ts';
import { frameAt } from '../../kit/journeys/games.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { ready } from '../../kit/journeys/ui.ts';

const words = { ES: es, EN: en };

/** The page passes the accessibility check, and nothing is wider than it. */
async function allIsWell(page: Page, what: string): Promise<void> {
  expect(await faultsOf(page), what).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over, `${what}: wider than the page`).toBeLessThanOrEqual(0);
}

// Every language on a phone, where words have little room; both colour schemes.
// Colours do not depend on the width, nor the layout on the colours: two visits cover everything.
for (const [language, colorScheme, width, height] of [
  ['ES', 'light', 360, 740],
  ['EN', 'dark', 1280, 800],
] as const) {
  test.describe(() => {
    test.use({ colorScheme, reducedMotion: 'reduce', viewport: { width, height } });
    const { details, launch, play } = words[language];

    test.beforeEach(async ({ page, sandbox }) => {
      // The script also runs in the frame of a game, which may have no storage.
      await page.addInitScript((spoken) => {
        if (window === window.top) localStorage.setItem('lang', spoken);
      }, language);
      const value = { player: [], banners: [], popup: [], promotion: [] };
      const nothing = { status: 200, body: { success: true, value } };
      await sandbox.faults([{ call: 'notices.announcements', kind: 'answer', times: 'always', ...nothing }]);
    });

    test(`game lists, details and lotteries pass the WCAG 2.2 AA check, ${language}, ${colorScheme}, ${width} wide`, async ({
      page,
      sandbox,
    }) => {
      test.setTimeout(240_000);
      await openAs(page, sandbox, 'member1', '/rng');
      const main = page.getByRole('main');
      await expect(main.getByRole('listitem').first()).toBeVisible();
      await allIsWell(page, 'a game list');
      await page.goto('/rng?q=zzzzzz');
      await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await allIsWell(page, 'a game list where nothing was found');
      await page.goto('/rng?game=RNG-TRESCONDOR-01');
      await expect(page.getByRole('dialog').getByText(details.rtp)).toBeVisible();
      await allIsWell(page, 'the details of a game');
      await page.goto('/pvp');
      await main.getByRole('listitem').first().getByRole('button').first().click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      await allIsWell(page, 'the rooms of a game');
      for (const place of ['/lottery', '/vnlottery', '/seaLottery', '/elott']) {
        await page.goto(place);
        await expect(page.getByRole('timer')).toBeVisible();
        await expect(page.getByRole('table').first()).toBeVisible();
        await allIsWell(page, place);
        await expect(main.locator('a[aria-current=page]')).toBeInViewport({ ratio: 0.99 });
      }
    });

    test(`opening a game and its page pass the WCAG 2.2 AA check, ${language}, ${colorScheme}, ${width} wide`, async ({
      page,
      sandbox,
    }) => {
      await page.goto('/game');
      await ready(page);
      await expect(page.getByRole('heading', { name: play.nothing })).toBeVisible();
      await allIsWell(page, 'the page of no game');
      const toDetails = () => openAs(page, sandbox, 'member1', '/rng?game=RNG-TRESCONDOR-01');
      const button = page.getByRole('dialog').getByRole('button', { name: details.play, exact: true });
      await toDetails();
      await sandbox.faults([{ call: 'games.launch', kind: 'hold' }]);
      await button.click();
      await expect(page.getByRole('dialog', { name: launch.opening })).toBeVisible();
      await allIsWell(page, 'a game that is being opened');
      // Opened anew: on a busy machine the look takes longer than the page waits for the answer.
      await sandbox.clearFaults();
      await toDetails();
      const body = { success: false, code: 'GAME_MAINTENANCE' };
      await sandbox.faults([{ call: 'games.launch', kind: 'answer', status: 422, body }]);
      await button.click();
      const refused = page.getByRole('dialog', { name: launch.refused });
      await expect(refused).toBeVisible();
      await allIsWell(page, 'a game that could not be opened');
      await refused.getByRole('button', { name: launch.again }).click();
      const frame = await frameAt(page, sandbox.gameAddress);
      await expect(frame.locator('#go')).toBeEnabled();
      await allIsWell(page, 'the page of a game');
      const over = await frame.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, 'the game itself').toBeLessThanOrEqual(0);
    });
  });
}
