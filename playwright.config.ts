import { defineConfig } from '@playwright/test';
import { findBrowser, findShellForTests } from './scripts/find-browser.mjs';
import { onceOnlyFiles } from './scripts/test/retries.ts';

// Found and said once: the workers read this file again and are given the answers.
const shell = findShellForTests();
const browser = findBrowser();
process.env.HEADLESS_SHELL_PATH = shell;
process.env.CHROMIUM_PATH = browser;

/** Where the product opens windows of its own: only a whole browser blocks the one that is opened too late. */
const openingWindows = /\/(identity|deposit|support)\.spec\.ts$/;
/** Those of money and of sessions, which nothing repeats. */
const openingWindowsOnce = /\/(session\/identity|wallet\/deposit)\.spec\.ts$/;

/** Quiet and offline: a test can't reach the internet. */
const args = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.localhost',
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
  // A page's process is the one its context began with: a second one for each test takes a tenth of its time.
  '--renderer-process-limit=1',
];

// A blocker of windows that is off would hide that one is opened too late for it.
const inWindows = {
  launchOptions: { executablePath: browser, args, ignoreDefaultArgs: ['--disable-popup-blocking'] },
};
const inShell = { launchOptions: { executablePath: shell, args } };

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: Number(process.env.TESTS_RETRIES ?? 0),
  // On two processors: a test waits a good part of its time.
  workers: 3,
  // Long enough that only a thing that never comes fails, even on a busy machine: no test is about speed.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // What is of money or of a session is never repeated (scripts/test/retries.ts).
  projects: [
    { name: 'chromium', testMatch: openingWindows, testIgnore: onceOnlyFiles, use: inWindows },
    { name: 'chromium once', testMatch: openingWindowsOnce, retries: 0, use: inWindows },
    { name: 'shell', testIgnore: [openingWindows, onceOnlyFiles], use: inShell },
    { name: 'shell once', testMatch: onceOnlyFiles, testIgnore: openingWindows, retries: 0, use: inShell },
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'es',
    viewport: { width: 1280, height: 800 },
    // Each visit begins from the network; what a worker adds has journeys of its own (downloads/web-app.spec.ts).
    serviceWorkers: 'block',
    // Nothing moves by itself, which leaves the machine to what is being shown.
    contextOptions: { reducedMotion: 'reduce' },
    // An action that can't happen soon fails at its own line, not by the time limit of the whole test.
    actionTimeout: 15_000,
    trace: 'on-first-retry',
    video: 'off',
    screenshot: 'off',
  },
});
