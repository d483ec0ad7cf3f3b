import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** Network in bytes a second and milliseconds, CPU as a factor of slowness. */
export type Profile = {
  readonly latency: number;
  readonly down: number;
  readonly up: number;
  readonly cpu: number;
};

const gatewayPaths = /\/(wps|lgw|lotto)\//;
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

type Seen = {
  fcp: number;
  lcp: number;
  cls: number;
  long: { start: number; took: number }[];
  events: number[];
};

/** Runs in the page before its own scripts: keeps what the browser's observers report. */
function observe(): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, long: [], events: [] };
  Object.assign(window, { seen });
  const on = (type: string, keep: (entry: PerformanceEntry & Record<string, number>) => void, more = {}) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) keep(entry as PerformanceEntry & Record<string, number>);
    }).observe({ type, buffered: true, ...more });
  };
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value ?? 0;
  });
  on('longtask', (entry) => seen.long.push({ start: entry.startTime, took: entry.duration }));
  on('event', (entry) => (entry.interactionId ?? 0) > 0 && seen.events.push(entry.duration), {
    durationThreshold: 16,
  });
}

/** Bytes as they crossed the wire; `code` is document, scripts and styles unpacked. */
export type Sizes = {
  js: number;
  css: number;
  fonts: number;
  code: number;
  requests: number;
  gatewayCalls: number;
};

/** Counts what crosses the wire until the page is idle. */
async function weigh(client: CDPSession): Promise<Sizes> {
  const sizes: Sizes = { js: 0, css: 0, fonts: 0, code: 0, requests: 0, gatewayCalls: 0 };
  const kinds = new Map<string, string>();
  await client.send('Network.enable');
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    sizes.requests += 1;
    if (gatewayPaths.test(response.url)) sizes.gatewayCalls += 1;
  });
  client.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (['Document', 'Script', 'Stylesheet'].includes(kinds.get(requestId) ?? '')) sizes.code += dataLength;
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Script') sizes.js += encodedDataLength;
    if (kind === 'Stylesheet') sizes.css += encodedDataLength;
    if (kind === 'Font') sizes.fonts += encodedDataLength;
  });
  return sizes;
}

/** Idle is two seconds without a long task; a page that never rests is measured after half a minute. */
const isIdle = `(() => {
  const last = seen.long.at(-1);
  const now = performance.now();
  return now - (last ? last.start + last.took : 0) > 2000 || now > 30000;
})()`;

/** Asks the page over the wire of DevTools: what Playwright puts into a page to ask it would count as the page's script. */
async function untilIdle(client: CDPSession): Promise<void> {
  for (;;) {
    const { result } = await client.send('Runtime.evaluate', { expression: isIdle });
    if (result.value === true) return;
    await setTimeout(250);
  }
}

/** An open page, idle by now, and what it weighed until then; more that crosses the wire is added. */
export type Opened = { readonly page: Page; readonly client: CDPSession; readonly sizes: Sizes };

/** Opens a page with nothing in the cache, on a phone under a profile, and waits until it is idle; `token` is a member's. */
export async function open(browser: Browser, url: string, profile: Profile, token?: string): Promise<Opened> {
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
  const sizes = await weigh(client);
  await client.send('Performance.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.down,
    uploadThroughput: profile.up,
  });
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  await untilIdle(client);
  return { page, client, sizes };
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
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
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

/** The longest interaction so far (press to next paint), in milliseconds; under 16 ms counts as 16. */
export async function longestInteraction(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(16, ...(window as unknown as { seen: Seen }).seen.events));
}
