/** Calls that arrive late: after their caller has asked for their outcome. */
export type LateCalls = {
  readonly put: (carryOut: () => Promise<unknown>) => void;
  /** Runs all waiting calls; nobody waits for their refusals. */
  readonly arrive: () => Promise<void>;
  readonly forget: () => void;
};

export function createLateCalls(): LateCalls {
  let waiting: readonly (() => Promise<unknown>)[] = [];
  return {
    put: (carryOut) => {
      waiting = [...waiting, carryOut];
    },
    arrive: async () => {
      const all = waiting;
      waiting = [];
      await Promise.allSettled(all.map((carryOut) => carryOut()));
    },
    forget: () => {
      waiting = [];
    },
  };
}
