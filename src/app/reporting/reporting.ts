import type { ClientReports } from '#contract/system/client-reports.ts';
import { agentPages, memberPages } from '#machines/centres.ts';
import { screens } from '#machines/places.ts';
import { shapes } from '#src/gateway/shapes.ts';
import { addresses } from '#src/paths.ts';
import { randomName } from '#src/ui/random-name.ts';
import { type Noticed, reportOf } from './report-of.ts';
import { createReporter } from './reporter.ts';
import { type Milestones, milestonesOf, slowStart } from './slow-start.ts';

const centrePages: readonly string[] = [...memberPages, ...agentPages];

/** Whether an address is of this pattern; its parts with a colon stand for any one part. */
function isAt(pathname: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i').test(pathname);
}

/**
 * The name of the screen at an address of the page, for a page of a centre with its name. It does not ask the router: with
 * code that it shares with this, the start would come in pieces.
 */
function screenNameAt(pathname: string): string {
  const screen = screens.find((one) => addresses[one].some((pattern) => isAt(pathname, pattern)));
  const [, , page] = pathname.split('/');
  const known = centrePages.find((name) => name === page);
  return known && screen ? `${screen}.${known}` : (screen ?? 'unknown');
}

/** What of the browser a report needs; a test replaces it. */
export type Browser = {
  readonly fetch: typeof fetch;
  /** Schedules some work; calling the returned function cancels it. */
  readonly later: (work: () => void, milliseconds: number) => () => void;
  readonly page: Pick<Document, 'querySelector' | 'documentElement' | 'visibilityState' | 'addEventListener'>;
  readonly signals: Pick<EventTarget, 'addEventListener'>;
  readonly place: Pick<Location, 'origin' | 'pathname'>;
  readonly milestones: (ready: number) => Milestones;
};

function thisBrowser(): Browser {
  return {
    fetch: fetch.bind(globalThis),
    later: (work, milliseconds) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    page: document,
    signals: globalThis,
    place: location,
    milestones: milestonesOf,
  };
}

/** The name of the script that the page was started by. */
function runningRelease(page: Browser['page']): string {
  const script = page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
  return /([\w.-]{1,80})\.js$/.exec(script)?.[1] ?? 'unknown';
}

/**
 * Reports what is noticed in this page to the operator's address until the page is gone, and a start that was slow; `ready`
 * is when the product could be used, if it could. Returns what takes what is noticed; it never throws.
 */
export function beginReporting(
  address: string,
  ready?: number,
  { fetch, later, page, signals, place, milestones }: Browser = thisBrowser(),
): (noticed: Noticed) => void {
  const visit = randomName(16);
  const release = runningRelease(page);

  /** As plain text it needs no permission beforehand; no cookie goes with it, and it goes on without the page. */
  async function send(batch: ClientReports): Promise<boolean> {
    const { ok } = await fetch(address, {
      method: 'POST',
      body: JSON.stringify(batch),
      headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      keepalive: true,
    });
    return ok;
  }

  const about = () => ({ release, visit, language: page.documentElement.lang || 'und' });
  const { tell, hurry } = createReporter({ about, send, later });
  const screen = () => screenNameAt(place.pathname);
  const around = { origin: place.origin, address, screen, shapeOf: shapes.atHand };
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') hurry();
  });
  signals.addEventListener('pagehide', hurry);
  const slow = ready === undefined ? undefined : slowStart(milestones(ready), screen());
  if (slow) tell(slow);
  return (noticed) => {
    try {
      const report = reportOf(noticed, around);
      if (report) tell(report);
    } catch {
      // What was thrown can itself throw when it is looked at; a report about reports helps nobody.
    }
  };
}
