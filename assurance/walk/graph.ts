import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';

/**
 * One thing an actor may answer. An `error` is a failure by itself; `means` marks the answers that stand for a
 * time-out, and the outputs by which a child machine says that it failed or waited in vain. A `snapshot` is what
 * a child shows meanwhile, for charts with `onSnapshot`; it may come any number of times, the others once.
 */
export type Answer<Output = unknown> =
  | { readonly done: Output; readonly means?: 'error' | 'timeout' }
  | { readonly error: unknown; readonly means?: 'timeout' }
  | { readonly snapshot: object };

/** One step of a tour: an event sent to the machine, an answer of an actor it runs, or a timer that ends. */
export type Step =
  | { readonly kind: 'event'; readonly name: string; readonly event: AnyEventObject }
  | { readonly kind: 'answer'; readonly name: string; readonly actor: string; readonly answer: Answer }
  | { readonly kind: 'timer'; readonly name: string; readonly timer: Timer };

/** A timer that was armed, and the event it sends when it ends; `delay` in milliseconds. */
export type Arming = { readonly id: string; readonly delay: number; readonly event: AnyEventObject };

/** A running timer; `armed` numbers the steps that armed those still running, the oldest 0. */
export type Timer = Arming & { readonly armed: number };

/** What a step does besides changing the state. */
export type Effects = {
  /** Named actions that are carried out outside the machine, with their parameters. */
  readonly actions: readonly { readonly type: string; readonly params: unknown }[];
  readonly emitted: readonly AnyEventObject[];
  /** Events sent to other actors; `to` is the actor's id. */
  readonly sent: readonly { readonly to: string; readonly event: AnyEventObject }[];
  readonly started: readonly { readonly id: string; readonly src: string; readonly input: unknown }[];
  /** Actors stopped before they had answered. */
  readonly stopped: readonly string[];
  readonly armed: readonly Arming[];
  readonly cancelled: readonly string[];
};

/** A reachable state of a machine, with the actors that may still answer and the timers that may still end. */
export type FlowState<S extends AnyMachineSnapshot = AnyMachineSnapshot> = {
  readonly key: string;
  readonly snapshot: S;
  readonly running: readonly string[];
  readonly timers: readonly Timer[];
};

/** One step from one state to the next; `taken` are the ids of its transitions, in order. */
export type FlowEdge<S extends AnyMachineSnapshot = AnyMachineSnapshot> = {
  readonly from: FlowState<S>;
  readonly step: Step;
  readonly to: FlowState<S>;
  readonly taken: readonly string[];
  readonly effects: Effects;
};

/** Where a machine begins with one of its inputs, and what it did to get there. */
export type FlowStart<S extends AnyMachineSnapshot = AnyMachineSnapshot> = {
  readonly name: string;
  readonly input: unknown;
  readonly to: FlowState<S>;
  readonly taken: readonly string[];
  readonly effects: Effects;
};

/** Everything a machine can do with the cases of its model; `edges` by the key of the state they leave. */
export type Graph<S extends AnyMachineSnapshot = AnyMachineSnapshot> = {
  readonly starts: readonly FlowStart<S>[];
  readonly states: ReadonlyMap<string, FlowState<S>>;
  readonly edges: ReadonlyMap<string, readonly FlowEdge<S>[]>;
};

/** A step as a person reads it in a failure. */
export function stepLabel(step: Step): string {
  return step.kind === 'answer' ? `${step.actor}: ${step.name}` : step.name;
}

/** The value of a state as one line: `form.editing`, or `a.b, c.d` when several regions are active. */
export function stateLabel({ value, status }: AnyMachineSnapshot): string {
  const leaves = (part: StateValue | undefined): string[] =>
    typeof part === 'string'
      ? [part]
      : Object.entries(part ?? {}).flatMap(([key, under]) => {
          const below = leaves(under);
          return below.length > 0 ? below.map((leaf) => `${key}.${leaf}`) : [key];
        });
  const label = leaves(value).join(', ') || '(root)';
  return status === 'error' ? `${label}, stopped by an error` : label;
}
