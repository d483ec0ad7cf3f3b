import type { CallName } from '#contract/calls.ts';
import { type Misdeed, type PlayCall, speaksOf } from './fault-kinds.ts';

/** How a held call goes on: as it would have, with another answer, or not at all (its caller left). */
type Verdict = { readonly instead: Misdeed | null } | 'left';

/** A call that waits to be let go. */
export type HeldCall = {
  readonly id: string;
  readonly call: CallName | PlayCall;
  /** When it came, epoch milliseconds by the machine's clock. */
  readonly since: number;
};

type Waiting = HeldCall & { readonly go: (verdict: Verdict) => void; readonly gone: Promise<void> };
type Awaiting = { readonly meant: Meant; readonly tell: (found: Waiting | null) => void };

/** Which held call is meant: the oldest one of a call's name, or one by its own id. */
export type Meant = { readonly call: string; readonly id?: string | undefined };

function fits({ call, id }: Meant, held: HeldCall): boolean {
  return speaksOf(call, held.call) && (id === undefined || id === held.id);
}

/** Calls that wait, and those who wait for a call to come; whoever comes first is met by the other. */
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
     * Parks a call until it is let go or its caller `left`. `gone` resolves when the answer is on its way, so
     * that whoever let it go hears of it only then.
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
    /** Lets one go, waiting up to `patience` milliseconds for it to come; null when none came. */
    async release(meant: Meant, instead: Misdeed | null, patience: number): Promise<HeldCall | null> {
      const found = await arrived(meant, patience);
      if (!found) return null;
      found.go({ instead });
      await found.gone;
      return { id: found.id, call: found.call, since: found.since };
    },
    /** How many wait for a call to come. */
    awaited: () => awaiting.length,
    list: (): HeldCall[] => waiting.map(({ id, call, since }) => ({ id, call, since })),
    /** Lets all go as they would have, and sends home whoever still waits for one. */
    releaseAll(): void {
      for (const { go } of waiting.splice(0)) go({ instead: null });
      for (const { tell } of awaiting.splice(0)) tell(null);
    },
  };
}
export type HeldCalls = ReturnType<typeof createHeldCalls>;
