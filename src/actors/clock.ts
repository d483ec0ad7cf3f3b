/** What a device has to tell the time by: its own clock, which anybody may set, and one that only runs forward. */
export type Device = {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Milliseconds since some moment; on many devices it stands still while they sleep. */
  readonly forward: () => number;
};

/** The gateway's time on this device (decision: whose clock); in epoch milliseconds, where nothing else is said. */
export type Clock = {
  /**
   * What time it is at the gateway by its last answer. Nothing that is done to the device's clock moves it; before the
   * first answer it is the device's.
   */
  readonly now: () => number;
  /** Milliseconds since some moment, for how long something takes. */
  readonly forward: () => number;
  /**
   * The latest that it can be: the device's clock went on by more than the one that runs forward, so the device may have
   * slept, or somebody set it. The next answer tells.
   */
  readonly latest: () => number;
  /** An answer that has just come says that it is between these two moments. */
  readonly heard: (earliest: number, latest: number) => void;
  /** Whether an answer has ever told the time. */
  readonly told: () => boolean;
  /** Hears when an answer sets the clock by a second or more; the returned function ends that. */
  readonly listen: (listener: () => void) => () => void;
  /** From now on it is this time, whatever an answer says: in a scenario, time can be stopped. */
  readonly runBy: (now: () => number) => void;
};

/** A smaller correction shows nowhere; milliseconds. */
const seen = 1_000;

const browser: Device = { now: () => Date.now(), forward: () => performance.now() };

/** Makes a clock that shows the device's time until it is told the gateway's. */
export function createClock(device: Device = browser): Clock {
  const apart = () => device.now() - device.forward();
  let ahead = apart();
  let apartThen = ahead;
  let stoppable: (() => number) | undefined;
  let told = false;
  const listeners = new Set<() => void>();
  const now = () => stoppable?.() ?? device.forward() + ahead;
  return {
    now,
    forward: device.forward,
    latest: () => now() + (stoppable ? 0 : Math.max(0, apart() - apartThen)),
    heard(earliest, latest) {
      if (stoppable) return;
      told = true;
      const moved = Math.min(Math.max(now(), earliest), latest) - now();
      ahead += moved;
      apartThen = apart();
      if (Math.abs(moved) < seen) return;
      for (const listener of listeners) listener();
    },
    told: () => told,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    runBy(given) {
      stoppable = given;
    },
  };
}

/** The one clock of this page. */
export const clock = createClock();
