import { test as base } from '@playwright/test';
import { type RunningSandbox, startSandbox } from '../journeys/running-sandbox.ts';
import type { Engine, Visit } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

type Fixtures = { visitWith: (engine: Engine) => Promise<Visit> };

const test = base.extend<Fixtures, { sandbox: RunningSandbox }>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const sandbox = await startSandbox();
      await use(sandbox);
      await sandbox.stop();
    },
    // The start does not count against the first test's time.
    { scope: 'worker', timeout: 180_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  visitWith: async ({}, use) => {
    const visits: Visit[] = [];
    await use(async (engine) => {
      const visit = await engine.visit();
      visits.push(visit);
      return visit;
    });
    for (const visit of visits) await visit.close();
  },
});

/** Runs a test in each engine; where one is not installed, it is skipped and its title names the missing packages. */
export function inEachEngine(
  title: string,
  run: (visit: Visit, sandbox: RunningSandbox) => Promise<void>,
): void {
  for (const engine of [firefox, webkit]) {
    const missing = engine.missing();
    const here = missing.length === 0;
    const maybe = here ? test : test.skip;
    const why = here ? '' : ` (skipped: ${missing.join(' and ')} not installed)`;
    maybe(`${engine.name}: ${title}${why}`, async ({ sandbox, visitWith }) => {
      await sandbox.seed();
      await run(await visitWith(engine), sandbox);
    });
  }
}
