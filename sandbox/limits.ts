import type { Clock } from './clock.ts';

/** At most `count` times within any stretch of `window` milliseconds. */
export type Limit = { readonly count: number; readonly window: number };

/** Counts what happens under a name, such as `sms:+56912345678`. */
export type Limits = {
  /**
   * Counts one more, if every limit allows it; resolves nothing and keeps nothing when one does not. Gives the
   * seconds to wait, 0 when it was counted.
   */
  readonly take: (key: string, ...limits: readonly Limit[]) => number;
  /** How often it was counted within the last `window` milliseconds. */
  readonly count: (key: string, window: number) => number;
  readonly forget: (key: string) => void;
  readonly reset: () => void;
};

/** More names than honest use has: the oldest are forgotten first, so that memory stays flat. */
const mostKeys = 20_000;

/** Counters in memory, by the sandbox's clock; they start again with the process. */
export function createLimits(clock: Clock): Limits {
  const seen = new Map<string, readonly number[]>();

  function within(key: string, window: number): readonly number[] {
    const since = clock.now() - window;
    return (seen.get(key) ?? []).filter((time) => time > since);
  }

  function keep(key: string, times: readonly number[]): void {
    seen.delete(key);
    seen.set(key, times);
    for (const oldest of seen.keys()) {
      if (seen.size <= mostKeys) break;
      seen.delete(oldest);
    }
  }

  return {
    take: (key, ...limits) => {
      const now = clock.now();
      const waits = limits.map(({ count, window }) => {
        const times = within(key, window);
        const first = times[times.length - count];
        return times.length < count ? 0 : (first ?? now) + window - now;
      });
      const wait = Math.max(0, ...waits);
      if (wait > 0) return Math.ceil(wait / 1_000);
      keep(key, [...within(key, Math.max(0, ...limits.map(({ window }) => window))), now]);
      return 0;
    },
    count: (key, window) => within(key, window).length,
    forget: (key) => {
      seen.delete(key);
    },
    reset: () => seen.clear(),
  };
}
