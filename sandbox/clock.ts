/** The sandbox's clock: the machine's own, moved as far as the control door says. Epoch milliseconds. */
export type Clock = {
  readonly now: () => number;
  readonly move: (milliseconds: number) => void;
  readonly set: (epochMilliseconds: number) => void;
  /** Back to the machine's own time. */
  readonly reset: () => void;
};

/** A clock that goes on ticking from wherever it is moved to. */
export function createClock(machine: () => number = Date.now): Clock {
  let ahead = 0;
  return {
    now: () => machine() + ahead,
    move: (milliseconds) => {
      ahead += milliseconds;
    },
    set: (epochMilliseconds) => {
      ahead = epochMilliseconds - machine();
    },
    reset: () => {
      ahead = 0;
    },
  };
}
