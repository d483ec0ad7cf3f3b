import type { Browser, Page } from '@playwright/test';
import { type Figures, median, megabyte, percentile } from './figures.ts';
import { forgetInteractions, seenOf } from './seen.ts';
import type { Stage } from './stage.ts';
import { open, profiles, slowPhone, visit } from './visit.ts';

/** How long a page is moved, and how fast: seconds, and pixels a second, as a hasty thumb does it. */
const gesture = { seconds: 20, speed: 3_000 };

/**
 * Moves a page down, or the box in it that `selector` finds, and gives the share of frames at 60 a second in which nothing
 * could be drawn.
 */
export async function scrolled(page: Page, selector = 'html'): Promise<number> {
  return page.evaluate(
    ({ seconds, speed, selector }) =>
      new Promise<number>((resolve) => {
        const box = document.querySelector(selector) as Element;
        const start = performance.now();
        let frames = 0;
        const next = () => {
          const passed = (performance.now() - start) / 1_000;
          frames += 1;
          box.scrollTop = passed * speed;
          if (passed < seconds) requestAnimationFrame(next);
          else resolve(Math.max(0, 1 - frames / (passed * 60)));
        };
        requestAnimationFrame(next);
      }),
    { ...gesture, selector },
  );
}

async function heapOf(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  for (let n = 0; n < 2; n += 1) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Moves down the game list, and down the plain list with the same gesture. */
async function scrollGameList(browser: Browser, app: string, bare: string): Promise<Figures> {
  const gameList = await open(browser, `${app}rng`, slowPhone);
  const dropped = await scrolled(gameList.page);
  const places = await gameList.page
    .locator('[data-place]')
    .evaluateAll((tiles) => tiles.map((tile) => Number((tile as HTMLElement).dataset.place)));
  const heap = await heapOf(gameList.page);
  await gameList.page.context().close();
  const plain = await open(browser, `${bare}list`, slowPhone);
  const bareDropped = await scrolled(plain.page);
  await plain.page.context().close();
  return {
    'frames dropped while scrolling': { is: dropped, unit: 'share', bare: bareDropped },
    'tiles passed while scrolling': { is: Math.max(0, ...places), unit: 'number' },
    'heap after scrolling': { is: heap / megabyte, unit: 'MB' },
  };
}

const typed = 'condor de oro';

/** Types a name letter by letter in the search of a game list. */
async function typeName(browser: Browser, app: string): Promise<Figures> {
  const { page, rest } = await open(browser, `${app}rng`, slowPhone);
  const box = page.getByRole('searchbox');
  await box.tap();
  // The first question fetches the names and has them sorted; those that follow are a person’s typing.
  await box.pressSequentially('sol', { delay: 300 });
  await rest();
  await box.fill('');
  await rest();
  await page.evaluate(() => {
    const list = document.querySelector('main ul[aria-label]')?.parentElement ?? document.body;
    const answers: number[] = [];
    let pressed = 0;
    document.addEventListener('input', () => {
      pressed = performance.now();
    });
    new MutationObserver(() => {
      if (pressed > 0) answers.push(performance.now() - pressed);
      pressed = 0;
    }).observe(list, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { answers });
  });
  await forgetInteractions(page);
  await box.pressSequentially(typed, { delay: 250 });
  await rest();
  const { events } = await seenOf(page);
  const answers = await page.evaluate(() => (window as unknown as { answers: number[] }).answers);
  await page.context().close();
  return {
    'a letter in the search, p95': { is: percentile(events, 0.95), unit: 'ms' },
    'a letter in the search, to its answer': { is: median(answers), unit: 'ms' },
  };
}

/** Presses what narrows the list to new games. */
async function pressFilter(browser: Browser, app: string): Promise<number> {
  const { page } = await open(browser, `${app}rng`, slowPhone);
  const filter = page.getByRole('button', { name: 'Nuevos', exact: true }).or(page.getByLabel('Nuevos'));
  const took = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        document.addEventListener('click', () => {
          pressed = performance.now();
          new MutationObserver(() => {
            if (!document.querySelector('main [data-place] article')) return;
            if (!location.search.includes('NEW')) return;
            // Until its answer is here, the list before stays.
            if (document.querySelector('main [aria-busy="true"] [data-place]')) return;
            requestAnimationFrame(() => resolve(performance.now() - pressed));
          }).observe(document.body, { childList: true, subtree: true });
        });
      }),
  );
  await filter.first().tap();
  const figure = await took;
  await page.context().close();
  return figure;
}

/** Moves a mouse onto a category with several vendors. */
async function hoverCategory(browser: Browser, app: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name ??= (one) => one;');
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu });
  await page.goto(app, { waitUntil: 'networkidle' });
  const took = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let over = 0;
        document.addEventListener(
          'pointerover',
          (event) => {
            if ((event.target as Element).closest('nav a[aria-expanded]')) over ||= performance.now();
          },
          true,
        );
        new MutationObserver(() => {
          if (!document.querySelector('[data-dropdown="open"]')) return;
          requestAnimationFrame(() => resolve(performance.now() - over));
        }).observe(document.body, { childList: true, subtree: true, attributes: true });
      }),
  );
  await page.getByRole('navigation').getByRole('link', { name: 'Slots' }).first().hover();
  const figure = await took;
  await context.close();
  return figure;
}

/** Measures a game list of ten thousand games beside a plain list of the same; `rounds` of what varies most. */
export async function measureLobby(stage: Stage): Promise<Figures> {
  const browser = await stage.browser();
  const app = `${(await stage.app()).address}/`;
  const bare = `${(await stage.bare()).address}/`;
  const lcp = { app: [] as number[], bare: [] as number[] };
  const small = { filter: [] as number[], hover: [] as number[] };
  for (let round = 0; round < stage.rounds; round += 1) {
    lcp.app.push((await visit(browser, `${app}rng`, profiles['slow 4G, 4x CPU'])).lcp);
    lcp.bare.push((await visit(browser, `${bare}list`, profiles['slow 4G, 4x CPU'])).lcp);
    small.filter.push(await pressFilter(browser, app));
    small.hover.push(await hoverCategory(browser, app));
  }
  return {
    'first tiles': { is: median(lcp.app), unit: 'ms', bare: median(lcp.bare) },
    ...(await scrollGameList(browser, app, bare)),
    ...(await typeName(browser, app)),
    'a filter': { is: median(small.filter), unit: 'ms' },
    'the vendors of a category': { is: median(small.hover), unit: 'ms' },
  };
}
