import { defineConfig } from '@playwright/test';

/** The walk of a member in engines that Playwright does not drive: they come from the system, one after the other. */
export default defineConfig({
  testDir: './engines',
  outputDir: '../test-results/engines',
  forbidOnly: true,
  retries: 0,
  workers: 1,
  // Long enough that only a thing that never comes fails, even on a busy machine: no test is about speed.
  timeout: 600_000,
  reporter: 'list',
});
