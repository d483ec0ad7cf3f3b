import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { begins } from '../moment.ts';
import { type Oracle, watchOver } from './oracle.ts';
import { liveAhead } from './page-clock.ts';
import { type RunningSandbox, startSandbox } from './running-sandbox.ts';
import { slowDown } from './slow-renderer.ts';
import { listenTo, type Traffic } from './traffic.ts';
import { translateWhereAsked } from './translator.ts';

type Fixtures = {
  /** The sandbox behind the page, freshly seeded for each journey. */
  readonly sandbox: RunningSandbox;
  readonly traffic: Traffic;
  readonly oracle: Oracle;
  /** Opens the browser of another person. */
  readonly elsewhere: (options?: BrowserContextOptions) => Promise<BrowserContext>;
};

/** A journey through the built product in Chromium with a sandbox of its own behind it. */
export const test = base.extend<Fixtures, { server: RunningSandbox }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const server = await startSandbox(begins);
      await use(server);
      await server.stop();
    },
    // The start does not count against the first test's time.
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server.address),
  sandbox: [
    async ({ server }, use) => {
      await server.seed();
      await use(server);
    },
    { auto: true, timeout: 60_000 },
  ],
  context: async ({ context, sandbox }, use) => {
    slowDown(context);
    await translateWhereAsked(context);
    await liveAhead(context, await sandbox.ahead());
    await use(context);
  },
  elsewhere: async ({ browser, sandbox }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: sandbox.address, ...options });
      opened.push(context);
      slowDown(context);
      await translateWhereAsked(context);
      await liveAhead(context, await sandbox.ahead());
      return context;
    });
    for (const context of opened) await context.close();
  },
  traffic: ({ context }, use) => use(listenTo(context)),
  oracle: [
    async ({ context, server }, use) => {
      const oracle = await watchOver(context, server.address, server.gameAddress);
      await use(oracle);
      expect(oracle.faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
