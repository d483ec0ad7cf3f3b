import type { Browser } from '@playwright/test';
import { median } from './figures.ts';
import { profiles, visit } from './visit.ts';

/** How fast this machine is: by it, figures of two machines can be compared. */
export type Yardstick = {
  /** Milliseconds of script in the bare page until it is idle, on a slow phone. */
  readonly script: number;
  /** How often a second a browser's page here does a fixed piece of work, unthrottled: more is faster. */
  readonly index: number;
};

const visits = 3;

/** Makes, sorts, writes and reads a list, for half a second; how often a second. */
function work(): number {
  const started = performance.now();
  let times = 0;
  while (performance.now() - started < 500) {
    const made = Array.from({ length: 2_000 }, (_, n) => ({ n, name: `row ${(n * 7_919) % 2_000}` }));
    made.sort((one, other) => (one.name < other.name ? -1 : 1));
    if ((JSON.parse(JSON.stringify(made)) as unknown[]).length > 0) times += 1;
  }
  return (times * 1_000) / (performance.now() - started);
}

/** Measures the machine with the bare page at this address. */
export async function measureYardstick(browser: Browser, bare: string): Promise<Yardstick> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.evaluate('globalThis.__name ??= (one) => one;');
  const indices: number[] = [];
  for (let n = 0; n < visits; n += 1) indices.push(await page.evaluate(work));
  await context.close();
  // The first visit warms the browser and the server.
  await visit(browser, bare, profiles.unthrottled);
  const scripts: number[] = [];
  for (let n = 0; n < visits; n += 1) {
    scripts.push((await visit(browser, bare, profiles['slow 4G, 4x CPU'])).script);
  }
  return { script: median(scripts), index: Math.max(...indices) };
}
