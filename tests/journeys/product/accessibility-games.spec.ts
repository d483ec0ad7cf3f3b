import type { Page } from '@playwright/test';
import en from '#locales/en/games.json' with { type: 'json' };
import enShell from '#locales/en/shell.json' with { type: 'json' };
import es from '#locales/es/games.json' with { type: 'json' };
import esShell from '#locales/es/shell.json' with { type: 'json' };
import { frameAt, tileAt } from '../../kit/journeys/games.ts';
import { goWithin, see } from '../../kit/journeys/go-within.ts';
import { game, launched } from '../../kit/journeys/hosted-game.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { lookOver, night, phone, speak } from '../../kit/journeys/looks.ts';
import { popular, table } from '../../kit/journeys/lotteries.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { fitWindow } from '../../kit/journeys/places.ts';
import { ready } from '../../kit/journeys/ui.ts';

const words = { ES: { ...es, retry: esShell.retry }, EN: { ...en, retry: enShell.retry } };
const wide = { colorScheme: 'light', width: 1280, height: 860 } as const;

/** Every language once: on a phone, where words have little room, and at night. */
const visits = [
  ['ES', phone],
  ['EN', night],
] as const;

const firstGame = (page: Page) => page.getByRole('main').getByRole('listitem').first();

test.beforeEach(async ({ sandbox }) => {
  const value = { player: [], banners: [], popup: [], promotion: [] };
  const nothing = { status: 200, body: { success: true, value } };
  await sandbox.faults([{ call: 'notices.announcements', kind: 'answer', times: 'always', ...nothing }]);
});

test('game lists, details and lotteries pass the WCAG 2.2 AA check in both languages', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(480_000);
  const over = lookOver(page);
  await openAs(page, sandbox);
  for (const [language, show] of visits) {
    const { details } = words[language];
    await over.show(show);
    await speak(page, language);

    await over.screen(`a game list, ${language}`, async (look) => {
      await see(page, '/rng');
      await expect(firstGame(page)).toBeVisible();
      await look(`a game list, ${language}`);
    });
    await over.screen(`a game list where nothing was found, ${language}`, async (look) => {
      await goWithin(page, '/rng?q=zzzzzz');
      await expect(page.getByRole('main').getByRole('heading', { level: 2, name: /zzzzzz/ })).toBeVisible();
      await look(`a game list where nothing was found, ${language}`);
    });
    await over.screen(`the details of a game, ${language}`, async (look) => {
      await goWithin(page, '/rng?game=RNG-TRESCONDOR-01');
      await expect(page.getByRole('dialog').getByText(details.rtp)).toBeVisible();
      await look(`the details of a game, ${language}`);
    });
    await over.screen(`the rooms of a game, ${language}`, async (look) => {
      await see(page, '/pvp');
      await tileAt(page, 1).getByRole('button').first().click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      await look(`the rooms of a game, ${language}`);
    });
    for (const place of ['/lottery', '/vnlottery', '/seaLottery', '/elott']) {
      await over.screen(`${place}, ${language}`, async (look) => {
        // By its address, as by a link: its place in the row of lotteries is brought into view.
        await page.goto(place);
        await ready(page);
        await expect(page.getByRole('timer')).toBeVisible();
        await expect(page.getByRole('table').first()).toBeVisible();
        await look(`${place}, ${language}`);
        await expect(page.getByRole('main').locator('a[aria-current=page]')).toBeInViewport({ ratio: 0.99 });
      });
    }
  }
  expect(over.faults).toEqual([]);
});

test('game lists and lotteries of a visitor pass the WCAG 2.2 AA check, and so do the games themselves', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(240_000);
  const over = lookOver(page);
  await page.goto('/vnlottery?gameCode=DALAT');
  await ready(page);
  await over.show(phone, night);
  await over.screen('the results of a lottery', async (look) => {
    await expect(table(page)).toBeVisible();
    await look('the results of a lottery');
  });
  await over.screen('the list of lotteries', async (look) => {
    await see(page, '/lottery');
    await expect(popular(page)).toBeVisible();
    await page.getByRole('button', { name: 'Elegir otra lotería' }).click();
    await look('the list of lotteries');
    await page.getByRole('button', { name: /^Numen/ }).click();
    await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible();
    await look('the games of a vendor');
  });
  await over.screen('the game list of a visitor', async (look) => {
    await over.show(phone, wide);
    await page.goto('/rng');
    await ready(page);
    await expect(tileAt(page, 1)).toBeVisible();
    await look('the game list of a visitor');
    await tileAt(page, 1)
      .getByRole('button', { name: /^Detalles/ })
      .click();
    await expect(page.getByRole('dialog').getByText(es.details.minBet)).toBeVisible();
    await look('the details of a game, from the list of a visitor');
  });
  await over.show(phone);
  await over.screen('a game list in English', async () => {
    await speak(page, 'EN');
    await see(page, '/fish');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fishing');
    await expect(page.getByRole('list', { name: 'Fishing games' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Favourites', exact: true })).toBeVisible();
  });
  for (const kind of ['slot', 'draw'] as const) {
    await over.screen(`the ${kind} itself`, async (look) => {
      await page.goto(await launched(sandbox, kind));
      await expect(game.said(page)).toHaveText('Elige tu apuesta y juega.');
      await look(`the ${kind} itself`);
      await fitWindow(page);
    });
  }
  expect(over.faults).toEqual([]);
});

test('opening a game and its page pass the WCAG 2.2 AA check in both languages', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(480_000);
  const over = lookOver(page);
  await page.goto('/');
  await ready(page);
  for (const [language, show] of visits) {
    const { details, launch, play, retry } = words[language];
    const button = page.getByRole('dialog').getByRole('button', { name: details.play, exact: true });
    const toDetails = () => openAs(page, sandbox, 'member1', '/rng?game=RNG-TRESCONDOR-01');
    await over.show(show);
    await speak(page, language);

    await over.screen(`the page of no game, ${language}`, async (look) => {
      await see(page, '/game');
      await expect(page.getByRole('heading', { name: play.nothing })).toBeVisible();
      await look(`the page of no game, ${language}`);
    });
    await over.screen(`a game that is being opened, ${language}`, async (look) => {
      await toDetails();
      await sandbox.faults([{ call: 'games.launch', kind: 'hold' }]);
      await button.click();
      await expect(page.getByRole('dialog', { name: launch.opening })).toBeVisible();
      await look(`a game that is being opened, ${language}`);
    });
    await over.screen(`a game that could not be opened, ${language}`, async (look) => {
      // Opened anew: on a busy machine the look takes longer than the page waits for the answer.
      await sandbox.clearFaults();
      await toDetails();
      const body = { success: false, code: 'GAME_MAINTENANCE' };
      await sandbox.faults([{ call: 'games.launch', kind: 'answer', status: 422, body }]);
      await button.click();
      const refused = page.getByRole('dialog', { name: launch.refused });
      await expect(refused).toBeVisible();
      await look(`a game that could not be opened, ${language}`);
      await refused.getByRole('button', { name: retry }).click();
      const frame = await frameAt(page, sandbox.gameAddress);
      await expect(frame.locator('#go')).toBeEnabled();
      await look(`the page of a game, ${language}`);
      const wider = () => frame.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(wider, { message: 'the game itself fits' }).toBeLessThanOrEqual(0);
    });
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/');
    await ready(page);
  }
  expect(over.faults).toEqual([]);
});
