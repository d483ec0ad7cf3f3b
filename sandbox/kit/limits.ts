import { Refusal } from '#sandbox/wire/handler.ts';
import type { Clock } from './clock.ts';

/** At most `count` times within any stretch of `window` milliseconds. */
export type Limit = { readonly count: number; readonly window: number };

/** What is counted under one name, such as `sms:+56912345678`, and how often it may happen. */
export type Counted = { readonly name: string; readonly limits: readonly Limit[] };

export type Limits = {
  /** The seconds to wait until all of these allow one more, as the first of them says that does not; 0 when all do. */
  readonly wait: (...counted: readonly Counted[]) => number;
  /**
   * Counts one more under every name when all of them allow it; otherwise keeps nothing, and gives the seconds to wait.
   * The limit of who asks comes first: who has reached it can't use up what belongs to others. `by` is who brings
   * these names, a network or a member: each may bring so many.
   */
  readonly take: (by: string, ...counted: readonly Counted[]) => number;
  /** How often it was counted within the last `window` milliseconds. */
  readonly count: (name: string, window: number) => number;
  readonly reset: () => void;
};

/** Names that one address or member may have brought, and all together: memory stays flat. */
const usualMost = { ofOne: 5_000, ofAll: 100_000 };

/** How often names that count no more are looked for among all; milliseconds. */
const sweepEvery = 60_000;

type Kept = { readonly times: readonly number[]; readonly by: string; readonly until: number };

/** Refuses with the seconds to wait, if there are any. */
export function refuseTooMany(retryAfterSeconds: number): void {
  if (retryAfterSeconds > 0) throw new Refusal('TOO_MANY_REQUESTS', { status: 429, retryAfterSeconds });
}

/** The names that are kept, and who brought them. */
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

  /** Past the most of all, who brought most loses the oldest of theirs: nobody can push out what others brought. */
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
    /** The seconds until somebody may bring so many more; 0 at once. What they brought before is never forgotten for it. */
    waitForSlot: (by: string, names: readonly string[]): number => {
      const fresh = names.filter((name) => !kept.has(name)).length;
      const own = brought.get(by) ?? new Set();
      if (own.size + fresh <= most.ofOne) return 0;
      dropOver(own);
      if (own.size + fresh <= most.ofOne) return 0;
      const ends = [...own].map((name) => kept.get(name)?.until ?? 0);
      return Math.ceil((Math.min(...ends) - clock.now()) / 1_000);
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

/** Counters in memory, by the sandbox's clock; they start again with the process. */
export function createLimits(clock: Clock, most = usualMost): Limits {
  const names = createNames(clock, most);

  function within(name: string, window: number): readonly number[] {
    const since = clock.now() - window;
    return names.times(name).filter((time) => time > since);
  }

  function waitFor({ name, limits }: Counted): number {
    const now = clock.now();
    const waits = limits.map(({ count, window }) => {
      const times = within(name, window);
      const first = times[times.length - count];
      return times.length < count ? 0 : (first ?? now) + window - now;
    });
    return Math.ceil(Math.max(0, ...waits) / 1_000);
  }

  function wait(...counted: readonly Counted[]): number {
    for (const one of counted) {
      const seconds = waitFor(one);
      if (seconds > 0) return seconds;
    }
    return 0;
  }

  return {
    wait,
    take: (by, ...counted) => {
      const seconds =
        wait(...counted) ||
        names.waitForSlot(
          by,
          counted.map(({ name }) => name),
        );
      if (seconds > 0) return seconds;
      const now = clock.now();
      for (const { name, limits } of counted) {
        const longest = Math.max(0, ...limits.map(({ window }) => window));
        names.keep(by, name, [...within(name, longest), now], now + longest);
      }
      return 0;
    },
    count: (name, window) => within(name, window).length,
    reset: names.clear,
  };
}
