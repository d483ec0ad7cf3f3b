import { randomUUID } from 'node:crypto';
import type { Pause } from '#sandbox/kit/jobs.ts';
import { type Fault, type Named, speaksOf } from './fault-kinds.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import { createLateCalls, type LateCalls } from './late-calls.ts';

/** A fault that hit. */
export type FaultHit = Pick<Fault, 'call' | 'kind'> & {
  /** By the sandbox's clock, epoch milliseconds. */
  readonly at: number;
  /** The call or job that it hit, where `call` may be '*'. */
  readonly name: Named;
  /** How often it will hit again. */
  readonly left: number | 'always';
};

/** The most hits that are kept; older ones are forgotten. */
const kept = 200;

type Armed = { readonly fault: Fault; arrivals: number };

/** The armed faults and the held calls. */
export type Faults = {
  readonly arm: (faults: readonly Fault[]) => void;
  /** Counts the arrival of a call; returns the fault due for it. */
  readonly take: (name: Named) => Fault | null;
  /** Holds a job, or kills this process, when a fault is due for the job. */
  readonly pause: Pause;
  readonly list: () => readonly (Fault & { arrivals: number })[];
  /** The faults that hit, the newest first. */
  readonly hits: () => readonly FaultHit[];
  /** Forgets the hits. */
  readonly forget: () => void;
  /** Disarms every fault and releases every call. */
  readonly clear: () => void;
  readonly held: HeldCalls;
  /** Calls whose answer broke off before they ran; they run once somebody asks for the outcome of one. */
  readonly late: LateCalls;
};

function due({ fault: { nth, times }, arrivals }: Armed): boolean {
  return arrivals >= nth && (times === 'always' || arrivals < nth + times);
}

function spent({ fault: { nth, times }, arrivals }: Armed): boolean {
  return times !== 'always' && arrivals >= nth + times - 1;
}

function hitOf({ fault, arrivals }: Armed, name: Named, at: number): FaultHit {
  const { call, kind, nth, times } = fault;
  return { at, call, kind, name, left: times === 'always' ? times : nth + times - 1 - arrivals };
}

/** Creates the list; every fault counts arrivals from when it was armed, and the first one due happens. */
export function createFaults(now: () => number = Date.now): Faults {
  const held = createHeldCalls();
  const late = createLateCalls();
  let armed: readonly Armed[] = [];
  let hits: readonly FaultHit[] = [];
  function take(name: Named): Fault | null {
    const meant = armed.filter(({ fault }) => speaksOf(fault.call, name));
    for (const one of meant) one.arrivals += 1;
    const found = meant.find(due) ?? null;
    armed = armed.filter((one) => !(meant.includes(one) && spent(one)));
    if (found) hits = [hitOf(found, name, now()), ...hits].slice(0, kept);
    return found?.fault ?? null;
  }
  return {
    held,
    late,
    take,
    arm: (faults) => {
      armed = [...armed, ...faults.map((fault) => ({ fault, arrivals: 0 }))];
    },
    pause: async (job) => {
      const fault = take(job);
      // As `kill -9` does: nothing is tidied up.
      if (fault?.kind === 'kill') process.kill(process.pid, 'SIGKILL');
      if (fault?.kind !== 'hold') return;
      const waiting = { id: randomUUID(), call: job, since: Date.now() };
      await held.park(waiting, new Promise(() => {}), Promise.resolve());
    },
    hits: () => hits,
    forget: () => {
      hits = [];
    },
    list: () => armed.map(({ fault, arrivals }) => ({ ...fault, arrivals })),
    clear: () => {
      armed = [];
      held.releaseAll();
      late.forget();
    },
  };
}
