/** The sandbox's clock: the machine's own, moved as far as the control API says. Epoch milliseconds. */
export type Clock = {
  readonly now: () => number;
  readonly move: (milliseconds: number) => void;
  readonly set: (epochMilliseconds: number) => void;
  /** Back to the machine's own time. */
  readonly reset: () => void;
  /** Tells whenever it was moved, until what it gives is called: what is due by it may be due now. */
  readonly onMoved: (listener: () => void) => () => void;
};

/** A clock that goes on ticking from wherever it is moved to. */
export function createClock(machine: () => number = Date.now): Clock {
  let ahead = 0;
  const listeners = new Set<() => void>();
  function moveTo(milliseconds: number): void {
    ahead = milliseconds;
    for (const listener of listeners) listener();
  }
  return {
    now: () => machine() + ahead,
    move: (milliseconds) => moveTo(ahead + milliseconds),
    set: (epochMilliseconds) => moveTo(epochMilliseconds - machine()),
    reset: () => moveTo(0),
    onMoved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
