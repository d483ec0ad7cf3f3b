import type { Gateway } from '#contract/calls.ts';
import { clock } from '#src/actors/clock.ts';
import { randomName } from '#src/ui/random-name.ts';
import { type Audit, startAudit } from '#src/watch/audit.ts';
import { createFeed } from '#src/watch/feed.ts';
import type { Root } from '../start/system.ts';
import { report } from '../world/reports.ts';

/** In hexadecimal; only a page that came over HTTPS, or from this machine, can make one. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function later(work: () => void, milliseconds: number): () => void {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
}

/** Where a page says that it is being left: its last sign, because it may go without another. */
type Page = Pick<Document, 'addEventListener' | 'visibilityState'>;

/**
 * Reports to the gateway what audited machines do, until the page is gone (configuration: `audit`). Only
 * names go into it: the feed reveals no value, redacted or not.
 */
export function beginAudit(root: Root, call: Gateway, page: Page = document): Audit {
  const audit = startAudit({
    feed: createFeed(root, clock.now, () => null),
    chain: randomName(16),
    send: (batch) => call('system.audit', batch),
    sha256,
    now: clock.now,
    later,
    onTrouble: (what) => report('the audit waits', [what]),
  });
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') audit.hurry();
  });
  return audit;
}
