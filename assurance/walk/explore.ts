import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { timerLabel } from './event-names.ts';
import type { FlowEdge, FlowStart, FlowState, Graph, Step, Timer } from './graph.ts';
import type { Model } from './model.ts';
import { advance, begin, type Projection } from './pure-step.ts';
import { withStandIns } from './stand-in.ts';

/** Steps after which a walk is given up: a projection that allows so many tells too much apart. */
const most = 300_000;

/** Timers that may be the next to end: not those that surely end after another one that runs. */
function nextTimers(timers: readonly Timer[]): readonly Timer[] {
  const before = (one: Timer, other: Timer) =>
    one.armed === other.armed
      ? one.delay < other.delay || (one.delay === other.delay && timers.indexOf(one) < timers.indexOf(other))
      : one.armed < other.armed && one.delay <= other.delay;
  return timers.filter((timer) => !timers.some((other) => before(other, timer)));
}

/**
 * Whether a step surely does nothing: an event that no transition takes, in a state without a transition that
 * needs none. An answer or a timer that nothing listens to still ends its source.
 */
export function comesToNothing(machine: AnyStateMachine, { snapshot }: FlowState, step: Step): boolean {
  if (step.kind !== 'event') return false;
  const nodes: readonly AnyStateNode[] = snapshot._nodes;
  return !nodes.some(({ always }) => always) && machine.getTransitionData(snapshot, step.event).length === 0;
}

/**
 * What may happen in a state: every event that may be sent to the machine, and the answers and timers it
 * really waits for.
 */
export function stepsIn(model: Model, { snapshot, running, timers }: FlowState): readonly Step[] {
  const answering = (model.answered?.(snapshot) ?? true) ? running : [];
  return [
    ...Object.entries(model.events ?? {}).map(([name, event]): Step => ({ kind: 'event', name, event })),
    ...answering.flatMap((actor) =>
      Object.entries(model.answers?.[actor] ?? {}).map(
        ([name, answer]): Step => ({ kind: 'answer', name, actor, answer }),
      ),
    ),
    ...nextTimers(timers).map((timer): Step => ({ kind: 'timer', name: timerLabel(timer.id), timer })),
  ];
}

/** How far to walk, in states: a walk with `first` ends there from each start, one with `most` throws when there are more. */
export type Bounds = { readonly first?: number; readonly most?: number };

/** What leads on from a state: the steps that change it or take a transition. */
function edgesFrom(
  machine: AnyStateMachine,
  model: Model,
  project: Projection,
  from: FlowState,
  keep: (state: FlowState) => FlowState,
): readonly FlowEdge[] {
  return stepsIn(model, from).flatMap((step): FlowEdge[] => {
    if (comesToNothing(machine, from, step)) return [];
    const { state, taken, effects } = advance(machine, from, step, project);
    const to = keep(state);
    return taken.length > 0 || to !== from ? [{ from, step, to, taken, effects }] : [];
  });
}

/**
 * Walks everything a machine can do with the cases of its model, from each of its inputs, the nearest states
 * first. Throws when the states are too many, and rethrows the errors of guards and actions.
 */
export function explore(model: Model, { first = most, most: bound = most }: Bounds = {}): Graph {
  const machine = withStandIns(model.machine);
  const project: Projection = model.project ?? ((context) => context);
  const states = new Map<string, FlowState>();
  const edges = new Map<string, readonly FlowEdge[]>();

  function walk(start: FlowState): FlowState {
    const ahead: FlowState[] = [];
    const keep = (state: FlowState) => {
      const known = states.get(state.key);
      if (known) return known;
      if (states.size >= bound) throw new Error(`it has more than ${bound} states`);
      states.set(state.key, state);
      ahead.push(state);
      return state;
    };
    const kept = keep(start);
    // What is pushed meanwhile is walked too.
    for (const [at, state] of ahead.entries()) {
      const goesOn = at < first && state.snapshot.status === 'active';
      edges.set(state.key, goesOn ? edgesFrom(machine, model, project, state, keep) : []);
    }
    return kept;
  }

  const starts = Object.entries(model.inputs ?? { start: undefined }).map(([name, input]): FlowStart => {
    const { state, taken, effects } = begin(machine, input, project);
    return { name, input, to: walk(state), taken, effects };
  });
  return { starts, states, edges };
}
