import type { BrowserContext, Page } from '@playwright/test';

/** What must never happen in any journey, whatever is being tested (cases, global oracle; HDR-02). */
export type Oracle = {
  readonly faults: readonly string[];
  /** What a journey does itself, to see what comes of it, is no fault. */
  readonly expect: (fault: RegExp) => void;
};

/**
 * Hosts on the sandbox's allow lists. They do not exist, and nothing is routed to them, since routing would
 * switch the cache off.
 */
const allowed = /\.vestibulo\.example$/;

/** Where a link of the sandbox's settings leads in a window of its own. */
const linked = /^t\.me$/;

/** Hosts that a journey itself plays; browsers resolve such a name to this machine. */
const standIn = /\.localhost$/;

const reportName = 'journeyViolation';

/** Watches every page of a context for errors, policy violations, unasked dialogs and requests to strangers. */
export async function watchOver(context: BrowserContext, ...ours: readonly string[]): Promise<Oracle> {
  const faults: string[] = [];
  const expected: RegExp[] = [];
  const note = (what: string) => {
    if (!expected.some((fault) => fault.test(what))) faults.push(what);
  };

  await context.exposeFunction(reportName, note);
  await context.addInitScript((name) => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const report = (window as unknown as Record<string, (what: string) => void>)[name];
      report?.(`policy: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  }, reportName);

  let first: Page | undefined;

  function watch(page: Page): void {
    first ??= page;
    page.on('pageerror', (error) => note(`page error: ${error.stack ?? error.message}`));
    page.on('dialog', (dialog) => {
      // The browser's own question before a person leaves the page.
      if (dialog.type() === 'beforeunload') return void dialog.accept();
      note(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (page !== first && request.isNavigationRequest() && linked.test(url.hostname)) return;
      const own = ours.includes(url.origin) || ['data:', 'blob:', 'about:'].includes(url.protocol);
      const expected = allowed.test(url.hostname) || standIn.test(url.hostname);
      if (!own && !expected) note(`request to a stranger: ${url.origin}`);
    });
  }
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
  return { faults, expect: (fault) => void expected.push(fault) };
}
