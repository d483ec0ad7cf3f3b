import { type FaultSpec, type Named, speaksOf } from './fault-kinds.ts';

/** How a held call goes on: normally, with another answer, or not at all (its caller left). */
type Verdict = { readonly instead: FaultSpec | null } | 'left';

/** A call, or a job, that waits for its release. */
export type HeldCall = {
  readonly id: string;
  readonly call: Named;
  /** When it came, epoch milliseconds by the machine's clock. */
  readonly since: number;
};

type Waiting = HeldCall & { readonly go: (verdict: Verdict) => void; readonly gone: Promise<void> };
type Awaiting = { readonly meant: Meant; readonly tell: (found: Waiting | null) => void };

/** Selects a held call: the oldest of a name, or one by its own id. */
export type Meant = { readonly call: string; readonly id?: string | undefined };

function fits({ call, id }: Meant, held: HeldCall): boolean {
  return speaksOf(call, held.call) && (id === undefined || id === held.id);
}

/** Held calls, and releases that wait for a call. Whichever comes first waits for the other. */
export function createHeldCalls() {
  const waiting: Waiting[] = [];
  const awaiting: Awaiting[] = [];

  function drop<T>(list: T[], one: T): boolean {
    const at = list.indexOf(one);
    if (at >= 0) list.splice(at, 1);
    return at >= 0;
  }

  function arrived(meant: Meant, patience: number): Promise<Waiting | null> {
    const found = waiting.find((held) => fits(meant, held));
    if (found && drop(waiting, found)) return Promise.resolve(found);
    if (patience <= 0) return Promise.resolve(null);
    return new Promise((resolve) => {
      const one: Awaiting = {
        meant,
        tell: (held) => {
          clearTimeout(timer);
          resolve(held);
        },
      };
      const timer = setTimeout(() => {
        drop(awaiting, one);
        resolve(null);
      }, patience);
      awaiting.push(one);
    });
  }

  return {
    /**
     * Parks a call until its release, or until its caller `left`. `gone` resolves when the answer is on its
     * way: the release is answered only then.
     */
    park(held: HeldCall, left: Promise<void>, gone: Promise<void>): Promise<Verdict> {
      return new Promise((resolve) => {
        const one: Waiting = { ...held, go: resolve, gone };
        void left.then(() => {
          drop(waiting, one);
          resolve('left');
        });
        const at = awaiting.findIndex(({ meant }) => fits(meant, held));
        const met = awaiting[at];
        if (!met) waiting.push(one);
        else {
          awaiting.splice(at, 1);
          met.tell(one);
        }
      });
    },
    /** Releases a call, waiting up to `patience` milliseconds for it; null when none came. */
    async release(meant: Meant, instead: FaultSpec | null, patience: number): Promise<HeldCall | null> {
      const found = await arrived(meant, patience);
      if (!found) return null;
      found.go({ instead });
      await found.gone;
      return { id: found.id, call: found.call, since: found.since };
    },
    /** How many releases wait for a call. */
    awaited: () => awaiting.length,
    list: (): HeldCall[] => waiting.map(({ id, call, since }) => ({ id, call, since })),
    /** Releases all calls normally, and ends all waits for one. */
    releaseAll(): void {
      for (const { go } of waiting.splice(0)) go({ instead: null });
      for (const { tell } of awaiting.splice(0)) tell(null);
    },
  };
}
export type HeldCalls = ReturnType<typeof createHeldCalls>;
