import { test as base, expect } from '@playwright/test';
import { type Oracle, watchOver } from './oracle.ts';
import { type RunningSandbox, startSandbox } from './running-sandbox.ts';
import { listenTo, type Traffic } from './traffic.ts';

type Fixtures = {
  /** The control door of the sandbox behind the page; everything is as seeded when a journey begins. */
  readonly door: RunningSandbox;
  readonly traffic: Traffic;
  readonly oracle: Oracle;
};

/** A journey through the built product in Chromium with a sandbox of its own behind it. */
export const test = base.extend<Fixtures, { sandbox: RunningSandbox }>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const sandbox = await startSandbox();
      await use(sandbox);
      await sandbox.stop();
    },
    // Starting it is no time of the test that happens to come first.
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ sandbox }, use) => use(sandbox.address),
  door: [
    async ({ sandbox }, use) => {
      await sandbox.seed();
      await use(sandbox);
    },
    { auto: true, timeout: 60_000 },
  ],
  traffic: ({ context }, use) => use(listenTo(context)),
  oracle: [
    async ({ context, sandbox }, use) => {
      const oracle = await watchOver(context, sandbox.address, sandbox.gameAddress);
      await use(oracle);
      expect(oracle.faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
