import { asMilliseconds, asSeconds, type Seconds, secondsLeft, signOf } from '#contract/units.ts';
import type { Clock } from './clock.ts';
import { Refusal } from './refusal.ts';

/** At most `count` times within any stretch of `window` milliseconds. */
export type Limit = { readonly count: number; readonly window: number };

/** A counter's name, such as `sms:+56912345678`, and its limits. */
export type Counted = { readonly name: string; readonly limits: readonly Limit[] };

export type Limits = {
  /** The seconds to wait, by the first of these that does not allow one more; 0 when all do. */
  readonly wait: (...counted: readonly Counted[]) => Seconds;
  /**
   * Counts one more under every name when all of them allow it; otherwise counts nothing and returns the
   * seconds to wait. Put the caller's own limit first: a caller who has reached it can't use up the limits of
   * others. `by` is the network or member that brings these names; each may bring so many.
   */
  readonly take: (by: string, ...counted: readonly Counted[]) => Seconds;
  /** The count of a name within the last `window` milliseconds. */
  readonly count: (name: string, window: number) => number;
  readonly reset: () => void;
};

const none = asSeconds(0);

/** The most names from one address or member, and from all together, so that memory stays flat. */
const usualMost = { ofOne: 5_000, ofAll: 100_000 };

/** How often all names are searched for expired ones; milliseconds. */
const sweepEvery = 60_000;

type Kept = { readonly times: readonly number[]; readonly by: string; readonly until: number };

/** Refuses with the seconds to wait, if there are any; `value` says what else would help. */
export function refuseTooMany(retryAfterSeconds: Seconds, value?: { readonly captcha: true }): void {
  if (signOf(retryAfterSeconds) > 0)
    throw new Refusal('TOO_MANY_REQUESTS', { status: 429, retryAfterSeconds, value });
}

/** The names in use, and who brought them. */
function createNames(clock: Clock, most: typeof usualMost) {
  const kept = new Map<string, Kept>();
  const brought = new Map<string, Set<string>>();
  let swept = Number.NEGATIVE_INFINITY;

  function drop(name: string): void {
    const by = kept.get(name)?.by ?? '';
    kept.delete(name);
    brought.get(by)?.delete(name);
    if (brought.get(by)?.size === 0) brought.delete(by);
  }

  function dropOver(names: Iterable<string>): void {
    for (const name of names) if ((kept.get(name)?.until ?? 0) <= clock.now()) drop(name);
  }

  /**
   * Past the total limit, the caller with the most names loses their oldest, so that nobody can push out the
   * names of others.
   */
  function shrink(): void {
    if (kept.size <= most.ofAll) return;
    if (clock.now() >= swept + sweepEvery) {
      swept = clock.now();
      dropOver(kept.keys());
    }
    while (kept.size > most.ofAll) {
      let largest = new Set<string>();
      for (const own of brought.values()) if (own.size > largest.size) largest = own;
      for (const oldest of [...largest].slice(0, kept.size - most.ofAll)) drop(oldest);
    }
  }

  return {
    times: (name: string) => kept.get(name)?.times ?? [],
    /**
     * The seconds until a caller may bring so many more names; 0 for now. Their earlier names are never
     * dropped to make room.
     */
    waitForSlot: (by: string, names: readonly string[]): Seconds => {
      const fresh = names.filter((name) => !kept.has(name)).length;
      const own = brought.get(by) ?? new Set();
      if (own.size + fresh <= most.ofOne) return none;
      dropOver(own);
      if (own.size + fresh <= most.ofOne) return none;
      const ends = [...own].map((name) => kept.get(name)?.until ?? 0);
      return secondsLeft(asMilliseconds(Math.min(...ends) - clock.now()));
    },
    keep: (by: string, name: string, times: readonly number[], until: number): void => {
      dropOver([name]);
      const owner = kept.get(name)?.by ?? by;
      kept.set(name, { times, by: owner, until });
      brought.set(owner, (brought.get(owner) ?? new Set()).add(name));
      shrink();
    },
    clear: () => {
      kept.clear();
      brought.clear();
      swept = Number.NEGATIVE_INFINITY;
    },
  };
}

/** Creates counters in memory, by the sandbox's clock; they start from zero with the process. */
export function createLimits(clock: Clock, most = usualMost): Limits {
  const names = createNames(clock, most);

  function within(name: string, window: number): readonly number[] {
    const since = clock.now() - window;
    return names.times(name).filter((time) => time > since);
  }

  function waitFor({ name, limits }: Counted): Seconds {
    const now = clock.now();
    const waits = limits.map(({ count, window }) => {
      const times = within(name, window);
      const first = times[times.length - count];
      return times.length < count ? 0 : (first ?? now) + window - now;
    });
    return secondsLeft(asMilliseconds(Math.max(0, ...waits)));
  }

  function wait(...counted: readonly Counted[]): Seconds {
    for (const one of counted) {
      const seconds = waitFor(one);
      if (signOf(seconds) > 0) return seconds;
    }
    return none;
  }

  return {
    wait,
    take: (by, ...counted) => {
      const limited = wait(...counted);
      if (signOf(limited) > 0) return limited;
      const slot = names.waitForSlot(
        by,
        counted.map(({ name }) => name),
      );
      if (signOf(slot) > 0) return slot;
      const now = clock.now();
      for (const { name, limits } of counted) {
        const longest = Math.max(0, ...limits.map(({ window }) => window));
        names.keep(by, name, [...within(name, longest), now], now + longest);
      }
      return none;
    },
    count: (name, window) => within(name, window).length,
    reset: names.clear,
  };
}
