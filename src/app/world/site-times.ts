import type { AnyActorRef } from 'xstate';
import type { Configuration } from '#contract/configuration.ts';
import { safeAddress } from '#machines/system/address.rules.ts';
import type { SiteTimes } from './fetch-site-times.ts';
import { send } from './send.ts';

type Browser = {
  readonly fetch: typeof fetch;
  /** A clock that never jumps, in milliseconds. */
  readonly now: () => number;
  readonly host: string;
};

/** How long an address may take to answer, in milliseconds. */
const patience = 4_000;

/** The first request opens the connection; the second is one round trip on it. */
const requests = 2;

/** Measures addresses that the brand's list allows; nothing of their answers is read, and no cookie is sent. */
export function createSiteTimes(
  { hosts }: Pick<Configuration, 'hosts'>,
  browser: Browser = {
    fetch: fetch.bind(globalThis),
    now: () => performance.now(),
    host: location.host,
  },
): SiteTimes {
  const runs = new WeakMap<AnyActorRef, AbortController>();

  /** The milliseconds of the last request, or null without an answer. */
  async function timeOf(address: string, left: AbortSignal): Promise<number | null> {
    const signal = AbortSignal.any([left, AbortSignal.timeout(patience)]);
    const how = { method: 'HEAD', mode: 'no-cors', cache: 'no-store', credentials: 'omit', signal } as const;
    let began = browser.now();
    for (let request = 0; request < requests; request += 1) {
      began = browser.now();
      await browser.fetch(address, { ...how, referrerPolicy: 'no-referrer' });
    }
    return Math.max(1, Math.round(browser.now() - began));
  }

  async function run(asker: AnyActorRef, addresses: readonly string[], left: AbortSignal): Promise<void> {
    // One after the other: requests side by side would slow each other down.
    for (const address of addresses) {
      const allowed = safeAddress(address, hosts.sites, { own: browser.host });
      const ms = allowed === null ? null : await timeOf(allowed, left).catch(() => null);
      if (left.aborted || asker.getSnapshot().status !== 'active') return;
      send(asker, { type: 'site.timed', address, ms });
    }
  }

  function leave(asker: AnyActorRef): void {
    runs.get(asker)?.abort();
    runs.delete(asker);
  }

  return {
    leave,
    ask(asker, addresses) {
      leave(asker);
      const left = new AbortController();
      runs.set(asker, left);
      void run(asker, addresses, left.signal);
    },
  };
}
