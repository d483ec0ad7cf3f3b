import type { Configuration } from '#contract/configuration.ts';
import { hearTroubles, type Trouble } from '../world/reports.ts';
import type { Noticed } from './report-of.ts';

/** What can wait until it can be reported: more would be the same again. */
export const mostHeld = 50;

/** Where failures show themselves, and what reports them; a test replaces them. */
type Ways = {
  /** From 0 to below 1. */
  readonly chance: () => number;
  readonly now: () => number;
  readonly signals: Pick<EventTarget, 'addEventListener'>;
  readonly load: () => Promise<Pick<typeof import('./reporting.ts'), 'beginReporting'>>;
};

const browser: Ways = {
  chance: Math.random,
  now: () => performance.now(),
  signals: globalThis,
  load: () => import('./reporting.ts'),
};

/**
 * Notices what fails in a page that is drawn to report it (configuration: `reports`), and holds it until `bring` has fetched
 * what reports it. In any other page it does nothing.
 */
export function createNoticing({ chance, now, signals, load } = browser) {
  const held: Noticed[] = [];
  let tell = (noticed: Noticed): void => {
    if (held.length < mostHeld) held.push(noticed);
  };
  let address: string | undefined;

  /** Draws whether this page reports, and notices failures from now on if it does. */
  function begin(reports: Configuration['reports']): void {
    if (!reports || chance() >= reports.share) return;
    address = reports.address;
    const notice = (trouble: Trouble) => tell({ trouble, at: now() });
    hearTroubles(notice);
    for (const name of ['error', 'unhandledrejection', 'securitypolicyviolation']) {
      signals.addEventListener(name, (event) => notice({ kind: 'event', event }));
    }
  }

  /**
   * Fetches what reports, and hands it all that was noticed. `ready` is when the product could be used; it is missing where
   * the start failed. Rejects when it can't be had: then nothing is reported.
   */
  async function bring(ready?: number): Promise<void> {
    if (address === undefined) return;
    const { beginReporting } = await load();
    tell = beginReporting(address, ready);
    held.splice(0).forEach(tell);
  }

  return { begin, bring };
}

/** The noticing of this page. */
export const noticing = createNoticing();
