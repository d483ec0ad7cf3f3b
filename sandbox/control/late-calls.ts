/** Calls that arrive late: after whoever made them has asked what became of them. */
export type LateCalls = {
  readonly put: (carryOut: () => Promise<unknown>) => void;
  /** Carries out all that waits; what is refused then is nobody's business. */
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
