import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { observe, seenOf } from './seen.ts';
import { countPending, gatewayPaths, type Sizes, weigh } from './wire.ts';

/** Network in bytes a second and milliseconds, CPU as a factor of slowness. */
export type Profile = {
  readonly latency: number;
  readonly down: number;
  readonly up: number;
  readonly cpu: number;
};

const kilobits = 1024 / 8;
export const profiles = {
  'slow 4G, 4x CPU': { latency: 150, down: 1638.4 * kilobits, up: 750 * kilobits, cpu: 4 },
  unthrottled: { latency: 0, down: -1, up: -1, cpu: 1 },
} satisfies Record<string, Profile>;
/** A slow phone beside the gateway: what takes time is the page. */
export const slowPhone: Profile = { ...profiles.unthrottled, cpu: 4 };

/** What one visit showed: times in milliseconds since navigation, sizes in bytes as they crossed the wire. */
export type Visit = {
  readonly js: number;
  readonly css: number;
  readonly fonts: number;
  /** Document, scripts and styles, unpacked. */
  readonly code: number;
  readonly requests: number;
  readonly gatewayCalls: number;
  /** Gateway calls begun before the first content was painted. */
  readonly callsBeforeContent: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  /** The longest task of all. */
  readonly longest: number;
  /**
   * Script until idle: the browser's own sum of the time in which it ran JavaScript on the main thread (`ScriptDuration`
   * of the metrics that DevTools shows), from the navigation until the page has been idle for two seconds.
   */
  readonly script: number;
};

/** How long nothing may have been asked for or been busy: at the start, and after each press. */
const quiet = { start: 2_000, press: 400 };
/** A page that never rests is measured after so long. */
const patience = 30_000;

/**
 * Waits until no request is open and no long task has run for a while. Asks the page over the wire of DevTools: what
 * Playwright puts into a page to ask it would count as the page's script.
 */
async function untilQuiet(client: CDPSession, pending: () => number, span: number): Promise<void> {
  const expression =
    '(({ start, took } = { start: 0, took: 0 }) => performance.now() - start - took)(seen.long.at(-1))';
  const began = performance.now();
  let busy = began;
  while (performance.now() - began < patience) {
    await setTimeout(50);
    const { result } = await client.send('Runtime.evaluate', { expression });
    const now = performance.now();
    if (pending() > 0) busy = now;
    if (now - busy > span && Number(result.value) > span) return;
  }
}

/** An open page, idle by now, and what it weighed until then; more that crosses the wire is added. */
export type Opened = {
  readonly page: Page;
  readonly client: CDPSession;
  readonly sizes: Sizes;
  /** Waits until what a press began is over. */
  readonly rest: () => Promise<void>;
};

/**
 * Opens a page with nothing in the cache, on a phone under a profile, and waits until it is idle; `token` is a member's, and
 * `prepare` is given the page before it goes anywhere.
 */
export async function open(
  browser: Browser,
  url: string,
  profile: Profile,
  token?: string,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  // The loader of TypeScript wraps functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name ??= (one) => one;');
  await page.addInitScript(observe);
  if (token !== undefined) {
    await page.addInitScript((kept) => {
      // The frame of a game runs this too, and may have no storage.
      if (window === window.top) sessionStorage.setItem('token', kept);
    }, token);
  }
  await prepare?.(page);
  const sizes = await weigh(client);
  const pending = countPending(page);
  await client.send('Performance.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.down,
    uploadThroughput: profile.up,
  });
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  await untilQuiet(client, pending, quiet.start);
  return { page, client, sizes, rest: () => untilQuiet(client, pending, quiet.press) };
}

/** Milliseconds of script so far. */
async function scriptSoFar(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000;
}

const beyond = 50;

/** One visit, measured; `token` is a member's. */
export async function visit(browser: Browser, url: string, profile: Profile, token?: string): Promise<Visit> {
  const { page, client, sizes } = await open(browser, url, profile, token);
  const script = await scriptSoFar(client);
  const seen = await seenOf(page);
  const begun = await page.evaluate((source) => {
    const all = performance.getEntriesByType('resource');
    return all.filter(({ name }) => new RegExp(source).test(name)).map(({ startTime }) => startTime);
  }, gatewayPaths.source);
  await page.context().close();
  const { fcp, lcp, cls } = seen;
  const late = seen.long.filter(({ start }) => start >= fcp);
  const tbt = late.reduce((sum, { took }) => sum + Math.max(0, took - beyond), 0);
  const callsBeforeContent = begun.filter((start) => start < fcp).length;
  const longest = Math.max(0, ...seen.long.map(({ took }) => took));
  return { ...sizes, callsBeforeContent, fcp, lcp, cls, tbt, longest, script };
}
