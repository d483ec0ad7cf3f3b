import * as z from 'zod/mini';
import type { CallShape } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import { type AreaName, type AreaSaid, areaCalls, secondTry } from '#contract/system/areas.ts';

/** How long a gateway is taken at its word that it has no such call. Milliseconds. */
const remembered = 60 * 60_000;

/**
 * Never taken for missing because a call failed: who wants to sign out, their money, a receipt, a limit or a break is told what
 * failed, and not that there is no such thing.
 */
const alwaysAsked =
  /^(session\.logout$|protection\.|wallet\.(withdraw|payout|cancel|confirm|report|outcome|movements))/;

/** When each call was found missing, epoch milliseconds, and the release of the site that found it. */
const Kept = z.object({ release: z.string(), missing: z.record(z.string(), z.number()) });

export type PresenceOptions = {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** What the brand says of areas. */
  readonly said: Partial<Record<AreaName, AreaSaid>> | undefined;
  /** What the tab keeps; anything that is not ours counts as nothing. */
  readonly store: { readonly read: () => unknown; readonly keep: (value: string) => void };
  /** Another release of the site may speak with another gateway. */
  readonly release: string;
};

/** Which calls the gateway does not have, as far as the brand says or the gateway has told this tab. */
export type Presence = {
  readonly isMissing: (name: CallName) => boolean;
  /** How a call ended; without a failure, it was answered. */
  readonly heard: (name: CallName, shape: CallShape, failure: Failure | null) => void;
  /** How often a call was found missing; it only grows, also where one is forgotten and found again. */
  readonly found: () => number;
  /** Told whenever one more was; the returned function ends that. */
  readonly listen: (listener: () => void) => () => void;
};

/**
 * Remembers what a gateway does not have, for an hour or until another release: 405 and 501 say so; so does 404 of a call that
 * names no row, when a second one says it too. What the brand says counts before.
 */
export function createPresence({ now, said = {}, store, release }: PresenceOptions): Presence {
  const kept = z.safeParse(Kept, store.read());
  const missing = new Map(
    kept.success && kept.data.release === release ? Object.entries(kept.data.missing) : [],
  );
  const doubted = new Map<CallName, number>();
  let found = missing.size;
  const listeners = new Set<() => void>();
  const areas = Object.keys(areaCalls) as AreaName[];

  /** What the brand says of the area that can't be without a call. */
  function saidOf(name: CallName): AreaSaid | undefined {
    const area = areas.find((one) => areaCalls[one] === name);
    return area && said[area];
  }

  function isMissing(name: CallName): boolean {
    const since = missing.get(name);
    if (since !== undefined && now() - since >= remembered) missing.delete(name);
    return saidOf(name) === 'off' || missing.has(name);
  }

  function isSure(name: CallName, { row }: CallShape, { absent }: Failure): boolean {
    if (absent === 'sure') return true;
    if (absent === undefined || row) return false;
    const first = doubted.get(name) ?? now();
    doubted.set(name, first);
    return now() - first >= secondTry;
  }

  return {
    isMissing,
    heard(name, shape, failure) {
      if (!failure?.absent) return void doubted.delete(name);
      if (isMissing(name) || saidOf(name) === 'on' || alwaysAsked.test(name)) return;
      if (!isSure(name, shape, failure)) return;
      missing.set(name, now());
      found += 1;
      store.keep(JSON.stringify({ release, missing: Object.fromEntries(missing) }));
      for (const listener of listeners) listener();
    },
    found: () => found,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
