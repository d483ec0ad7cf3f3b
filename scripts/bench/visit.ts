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

/** What one visit showed: times in milliseconds since navigation, sizes in bytes as they crossed the wire. */
export type Visit = {
  readonly js: number;
  readonly css: number;
  readonly fonts: number;
  readonly requests: number;
  readonly gatewayCalls: number;
  /** Gateway calls begun before the first content was painted. */
  readonly callsBeforeContent: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
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

type Sizes = { js: number; css: number; fonts: number; requests: number; gatewayCalls: number };

/** Counts what crosses the wire until the page is idle. */
async function weigh(client: CDPSession): Promise<Sizes> {
  const sizes: Sizes = { js: 0, css: 0, fonts: 0, requests: 0, gatewayCalls: 0 };
  const kinds = new Map<string, string>();
  await client.send('Network.enable');
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    sizes.requests += 1;
    if (gatewayPaths.test(response.url)) sizes.gatewayCalls += 1;
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Script') sizes.js += encodedDataLength;
    if (kind === 'Stylesheet') sizes.css += encodedDataLength;
    if (kind === 'Font') sizes.fonts += encodedDataLength;
  });
  return sizes;
}

/** Opens a page as a new visitor on a phone under a profile and waits until it is idle. */
export async function open(
  browser: Browser,
  url: string,
  profile: Profile,
): Promise<{ page: Page; sizes: Sizes }> {
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
  const sizes = await weigh(client);
  await client.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.down,
    uploadThroughput: profile.up,
  });
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  // Idle is two seconds without a long task; a page that never rests is measured after half a minute.
  const idle = () => {
    const { long } = (window as unknown as { seen: Seen }).seen;
    const last = long.at(-1);
    const now = performance.now();
    return now - (last ? last.start + last.took : 0) > 2_000 || now > 30_000;
  };
  await page.waitForFunction(idle, undefined, { polling: 250, timeout: 120_000 });
  return { page, sizes };
}

const beyond = 50;

/** One visit, measured. */
export async function visit(browser: Browser, url: string, profile: Profile): Promise<Visit> {
  const { page, sizes } = await open(browser, url, profile);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const begun = await page.evaluate((source) => {
    const all = performance.getEntriesByType('resource');
    return all.filter(({ name }) => new RegExp(source).test(name)).map(({ startTime }) => startTime);
  }, gatewayPaths.source);
  await page.context().close();
  const late = seen.long.filter(({ start }) => start >= seen.fcp);
  const tbt = late.reduce((sum, { took }) => sum + Math.max(0, took - beyond), 0);
  const callsBeforeContent = begun.filter((start) => start < seen.fcp).length;
  return { ...sizes, callsBeforeContent, fcp: seen.fcp, lcp: seen.lcp, cls: seen.cls, tbt };
}

/** The longest interaction so far (press to next paint), in milliseconds; under 16 ms counts as 16. */
export async function longestInteraction(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(16, ...(window as unknown as { seen: Seen }).seen.events));
}
