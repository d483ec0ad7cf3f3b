import type { Page } from '@playwright/test';

/** What the browser's observers reported of a page so far; times in milliseconds. */
export type Seen = {
  fcp: number;
  lcp: number;
  cls: number;
  long: { start: number; took: number }[];
  events: number[];
};

/** Runs in the page before its own scripts: keeps what the browser's observers report. */
export function observe(): void {
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

/** What is seen so far. */
export function seenOf(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

/** Forgets the interactions so far. */
export async function forgetInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as { seen: Seen }).seen.events.length = 0;
  });
}

/** The longest interaction that is not forgotten (press to next paint), in milliseconds; under 16 ms counts as 16. */
export async function longestInteraction(page: Page): Promise<number> {
  return Math.max(16, ...(await seenOf(page)).events);
}
