import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';

// Found once: the workers read this file again and are given the answer.
const executablePath = findBrowser();
process.env.CHROMIUM_PATH = executablePath;

/** Quiet and offline: a test that reaches for the internet should find nothing there. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--metrics-recording-only',
  '--no-first-run',
  '--no-pings',
];

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // So long that only what never comes is given up, also where the machine has other work: no test is about speed.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: [{ name: 'chromium' }],
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'es',
    viewport: { width: 1280, height: 800 },
    // Nothing moves by itself, which leaves the machine to what is being shown.
    contextOptions: { reducedMotion: 'reduce' },
    // A blocker of windows that is off would hide that one is opened too late for it.
    launchOptions: { executablePath, args: quiet, ignoreDefaultArgs: ['--disable-popup-blocking'] },
    // What can't be done soon is told where it stands, and not by the whole test running out of time.
    actionTimeout: 15_000,
    trace: 'off',
    video: 'off',
    screenshot: 'off',
  },
});
