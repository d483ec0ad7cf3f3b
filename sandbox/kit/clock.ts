/** The sandbox's clock: the machine's clock plus the offset set through the control API. Epoch milliseconds. */
export type Clock = {
  readonly now: () => number;
  /** How far it is ahead of the machine's clock, in milliseconds. */
  readonly ahead: () => number;
  readonly move: (milliseconds: number) => void;
  readonly set: (epochMilliseconds: number) => void;
  /** Back to the machine's own time. */
  readonly reset: () => void;
  /** Calls the listener after each move, since work may be due now. Call the returned function to stop. */
  readonly onMoved: (listener: () => void) => () => void;
};

/** A clock that keeps ticking from the time it is moved to. */
export function createClock(machine: () => number = Date.now): Clock {
  let ahead = 0;
  const listeners = new Set<() => void>();
  function moveTo(milliseconds: number): void {
    ahead = milliseconds;
    for (const listener of listeners) listener();
  }
  return {
    now: () => machine() + ahead,
    ahead: () => ahead,
    move: (milliseconds) => moveTo(ahead + milliseconds),
    set: (epochMilliseconds) => moveTo(epochMilliseconds - machine()),
    reset: () => moveTo(0),
    onMoved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
