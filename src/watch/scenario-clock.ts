/** The browser's timers, and what time it is by the clock that only runs forward. */
type Timers = {
  readonly setTimeout: (then: () => void, milliseconds: number) => number;
  readonly clearTimeout: (timer: number) => void;
  readonly now: () => number;
};

type Pending = { readonly then: () => void; readonly due: number; running: number | undefined };

/** Timers for machines and a time of day, which stand still together and go on from where they stood. */
export type StoppableClock = {
  readonly setTimeout: (then: () => void, milliseconds: number) => number;
  readonly clearTimeout: (timer: number) => void;
  /** Epoch milliseconds: behind the true time by as long as the clock stood. */
  readonly now: () => number;
  readonly stop: () => void;
  readonly goOn: () => void;
};

function timersOf(page: Window): Timers {
  return {
    setTimeout: (then, milliseconds) => page.setTimeout(then, milliseconds),
    clearTimeout: (timer) => page.clearTimeout(timer),
    now: () => performance.timeOrigin + performance.now(),
  };
}

/** A clock that runs until it is stopped. */
export function createStoppableClock(timers: Timers = timersOf(window)): StoppableClock {
  const pending = new Map<number, Pending>();
  let last = 0;
  let behind = 0;
  let stoppedAt: number | null = null;

  const now = () => (stoppedAt ?? timers.now()) - behind;

  function run(id: number, one: Pending): void {
    const ended = () => {
      pending.delete(id);
      one.then();
    };
    one.running = timers.setTimeout(ended, Math.max(0, one.due - now()));
  }

  function stopOne(one: Pending): void {
    if (one.running !== undefined) timers.clearTimeout(one.running);
    one.running = undefined;
  }

  return {
    setTimeout(then, milliseconds) {
      last += 1;
      const one: Pending = { then, due: now() + milliseconds, running: undefined };
      pending.set(last, one);
      if (stoppedAt === null) run(last, one);
      return last;
    },
    clearTimeout(id) {
      const one = pending.get(id);
      if (one) stopOne(one);
      pending.delete(id);
    },
    now,
    stop() {
      if (stoppedAt !== null) return;
      stoppedAt = timers.now();
      for (const one of pending.values()) stopOne(one);
    },
    goOn() {
      if (stoppedAt === null) return;
      behind += timers.now() - stoppedAt;
      stoppedAt = null;
      for (const [id, one] of pending) run(id, one);
    },
  };
}
