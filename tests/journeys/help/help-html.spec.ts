import type { Locator, Page } from '@playwright/test';
import { help, openHelp, sayArticles } from '../../kit/journeys/help.ts';
import { expectHarmless, hostileText, markup } from '../../kit/journeys/hostile-text.ts';
import { test } from '../../kit/journeys/journey.ts';
import { ready } from '../../kit/journeys/ui.ts';

/** Each path by which the text of an article comes to the screen. */
const paths: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  'the help over a page': async (page) => {
    await page.goto('/');
    await ready(page);
    const dialog = await openHelp(page, 'Juego responsable');
    return help.article(dialog);
  },
  'the help centre': async (page) => {
    await page.goto('/helpmc?article=responsible');
    return help.article(page);
  },
  'the agreement': async (page) => {
    await page.goto('/help');
    return help.article(page);
  },
};

for (const [path, open] of Object.entries(paths)) {
  test(`NOT-01 NOT-06 no hostile HTML runs, styles or asks for input in ${path}, and its title is text`, async ({
    page,
    sandbox,
    oracle,
  }) => {
    const one = { title: markup, content: hostileText, category: '<i>x</i>', version: '<b>9</b>' };
    await sayArticles(sandbox, [
      { ...one, id: 'responsible' },
      { ...one, id: 'agreement' },
    ]);
    const shown = await open(page);
    await expectHarmless(shown, oracle);
  });
}
