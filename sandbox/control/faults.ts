import type { CallName } from '#contract/calls.ts';
import { type Fault, type PlayCall, speaksOf } from './fault-kinds.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import { createLateCalls, type LateCalls } from './late-calls.ts';

type Armed = { readonly fault: Fault; arrivals: number };

/** The armed faults and the held calls. */
export type Faults = {
  readonly arm: (faults: readonly Fault[]) => void;
  /** Counts the arrival of a call; returns the fault due for it. */
  readonly take: (name: CallName | PlayCall) => Fault | null;
  readonly list: () => readonly (Fault & { arrivals: number })[];
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

/** Creates the list; every fault counts arrivals from when it was armed, and the first one due happens. */
export function createFaults(): Faults {
  const held = createHeldCalls();
  const late = createLateCalls();
  let armed: readonly Armed[] = [];
  return {
    held,
    late,
    arm: (faults) => {
      armed = [...armed, ...faults.map((fault) => ({ fault, arrivals: 0 }))];
    },
    take: (name) => {
      const meant = armed.filter(({ fault }) => speaksOf(fault.call, name));
      for (const one of meant) one.arrivals += 1;
      const found = meant.find(due) ?? null;
      armed = armed.filter((one) => !(meant.includes(one) && spent(one)));
      return found?.fault ?? null;
    },
    list: () => armed.map(({ fault, arrivals }) => ({ ...fault, arrivals })),
    clear: () => {
      armed = [];
      held.releaseAll();
      late.forget();
    },
  };
}
