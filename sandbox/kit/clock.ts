/** The sandbox's clock: it ticks as the machine's does, from the moment it is moved to. Epoch milliseconds. */
export type Clock = {
  readonly now: () => number;
  /** How far it has been moved, in milliseconds. */
  readonly ahead: () => number;
  readonly move: (milliseconds: number) => void;
  readonly set: (epochMilliseconds: number) => void;
  /** Back to the machine's own time, or to the very moment at which it began. */
  readonly reset: () => void;
  /** Calls the listener after each move, since work may be due now. Call the returned function to stop. */
  readonly onMoved: (listener: () => void) => () => void;
};

/** A clock that shows the machine's own time until it is moved, or that begins at a moment of its own. */
export function createClock(machine: () => number = Date.now, begins?: number): Clock {
  const behind = () => (begins === undefined ? 0 : begins - machine());
  let own = behind();
  let ahead = 0;
  const listeners = new Set<() => void>();
  const unmoved = () => machine() + own;
  function moveTo(milliseconds: number): void {
    ahead = milliseconds;
    for (const listener of listeners) listener();
  }
  return {
    now: () => unmoved() + ahead,
    ahead: () => ahead,
    move: (milliseconds) => moveTo(ahead + milliseconds),
    set: (epochMilliseconds) => moveTo(epochMilliseconds - unmoved()),
    reset() {
      own = behind();
      moveTo(0);
    },
    onMoved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
