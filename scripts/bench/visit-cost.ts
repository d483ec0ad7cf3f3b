import type { Browser, CDPSession, Page } from '@playwright/test';
import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { memberHeaders } from './calls-load.ts';

/** What one person asks in a minute. Bytes are those received, headers included, as they cross the wire. */
export type Cost = {
  readonly calls: number;
  readonly bytes: number;
  /** Which calls they are. */
  readonly names: Readonly<Record<string, number>>;
  /** Everything else from the same address: scripts, styles, pictures. */
  readonly files: number;
  readonly fileBytes: number;
};

export const activities = ['opening', 'idle', 'hidden', 'seen again', 'browsing', 'playing'] as const;
type Activity = (typeof activities)[number];

/** What visitors and members cost; opening the home and seeing it again after the hidden minutes are not by the minute. */
export type VisitCost = Readonly<Record<'visitor' | 'member', Partial<Readonly<Record<Activity, Cost>>>>>;

/** Minutes of each activity: polls are a few minutes apart, so they are counted over many. */
const quietMinutes = 12;
const busyMinutes = 3;

const names = new Map(
  Object.entries(calls).map(([name, { method, path }]: [string, CallShape]) => [`${method} ${path}`, name]),
);

const nothing = { bytes: 0, files: 0, fileBytes: 0 };

/** Counts what a page asks of the gateway's address, and knows how many calls are still on their way. */
async function countCalls(client: CDPSession, address: string) {
  const running = new Map<string, CallName | null>();
  let counted: Record<string, number> = {};
  let sizes = { ...nothing };
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ requestId, request: { method, url } }) => {
    const { origin, pathname } = new URL(url);
    if (origin !== address) return;
    const name = names.get(`${method} ${pathname}`);
    running.set(requestId, (name as CallName | undefined) ?? null);
    if (name) counted[name] = (counted[name] ?? 0) + 1;
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength: length }) => {
    const name = running.get(requestId);
    if (!running.delete(requestId)) return;
    if (name) sizes.bytes += length;
    else if (length > 0) sizes = { ...sizes, files: sizes.files + 1, fileBytes: sizes.fileBytes + length };
  });
  client.on('Network.loadingFailed', ({ requestId }) => running.delete(requestId));
  return {
    // A worker's script is begun here and ended elsewhere: only calls are waited for.
    running: () => [...running.values()].filter((name) => name !== null).length,
    /** All that was counted since the last time. */
    take() {
      const taken = { counted, ...sizes };
      counted = {};
      sizes = { ...nothing };
      return taken;
    },
  };
}

type Counter = Awaited<ReturnType<typeof countCalls>>;

/** Lets the page's own timers run through so many seconds; between two of them the gateway answers in real time. */
async function pass(page: Page, counter: Counter, seconds: number): Promise<void> {
  for (let n = 0; n < seconds; n += 1) {
    await page.clock.runFor(1_000);
    while (counter.running() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function costOf(counter: Counter, minutes: number, live: () => Promise<void>): Promise<Cost> {
  counter.take();
  await live();
  const { counted, bytes, files, fileBytes } = counter.take();
  const each = Object.entries(counted).map(([name, times]) => [name, times / minutes] as const);
  return {
    calls: each.reduce((sum, [, times]) => sum + times, 0),
    bytes: bytes / minutes,
    files: files / minutes,
    fileBytes: fileBytes / minutes,
    names: Object.fromEntries(each),
  };
}

/** The page is covered by another tab, or seen again: what a browser tells a page then. */
async function turn(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** One press every ten seconds: into two halls, a search, a page of lotteries, and home again. */
async function browse(page: Page, counter: Counter): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Juegos y promociones' });
  const home = page.getByRole('banner').getByRole('link').first();
  const presses = [
    () => menu.getByRole('link', { name: 'Slots', exact: true }).click(),
    () => page.mouse.wheel(0, 6_000),
    () => page.getByRole('searchbox').first().fill('oro'),
    () => menu.getByRole('link', { name: 'Pesca', exact: true }).click(),
    () => menu.getByRole('link', { name: 'Lotería', exact: true }).click(),
    () => home.click(),
  ];
  for (const press of presses) {
    await press();
    await pass(page, counter, 10);
  }
}

/** Opens the first slot of the home. */
async function play(page: Page): Promise<void> {
  const rail = page.getByRole('region', { name: 'Lo más jugado en Slots' });
  await rail.getByRole('article').getByRole('link').first().click();
  await page.locator('iframe[title="El juego"]').waitFor();
}

async function visitAs(
  browser: Browser,
  address: string,
  token: string | null,
): Promise<VisitCost['visitor']> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 800 } });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    const counter = await countCalls(client, address);
    await page.addInitScript((kept) => kept && sessionStorage.setItem('token', kept), token);
    await page.clock.install();
    const opening = await costOf(counter, 1, async () => {
      await page.goto(`${address}/`, { waitUntil: 'networkidle' });
      await pass(page, counter, 20);
    });
    const idle = await costOf(counter, quietMinutes, () => pass(page, counter, quietMinutes * 60));
    await turn(page, 'hidden');
    const hidden = await costOf(counter, quietMinutes, () => pass(page, counter, quietMinutes * 60));
    const seen = await costOf(counter, 1, async () => {
      await turn(page, 'visible');
      await pass(page, counter, 20);
    });
    const browsing = await costOf(counter, busyMinutes, async () => {
      for (let n = 0; n < busyMinutes; n += 1) await browse(page, counter);
    });
    const quiet = { opening, idle, hidden, 'seen again': seen, browsing };
    if (token === null) return quiet;
    await play(page);
    await pass(page, counter, 10);
    const playing = await costOf(counter, quietMinutes, () => pass(page, counter, quietMinutes * 60));
    return { ...quiet, playing };
  } finally {
    await context.close();
  }
}

/**
 * Opens the built product in a browser as a visitor and as member1, and counts what they ask of the gateway. The
 * page's clock is hurried on, second by second, and the gateway answers each call that the page's timers make.
 */
export async function measureVisitCost(browser: Browser, address: string): Promise<VisitCost> {
  const { token } = await memberHeaders(address);
  return {
    visitor: await visitAs(browser, address, null),
    member: await visitAs(browser, address, token),
  };
}
