import type { AnyStateMachine, Snapshot } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { timerLabel } from './event-names.ts';
import type { FlowEdge, FlowStart, FlowState, Graph, Step, Timer } from './graph.ts';
import { stepLabel } from './graph.ts';
import type { Model } from './model.ts';
import { advance, begin, type Moment, type Projection } from './pure-step.ts';
import { withStandIns } from './stand-in.ts';

/** Steps beyond which a walk is given up: a projection that lets so many through tells too much apart. */
const most = 300_000;

/** Timers that may be the next to end: not those that surely end after another one that runs. */
function nextTimers(timers: readonly Timer[]): readonly Timer[] {
  const before = (one: Timer, other: Timer) =>
    one.armed === other.armed
      ? one.delay < other.delay || (one.delay === other.delay && timers.indexOf(one) < timers.indexOf(other))
      : one.armed < other.armed && one.delay <= other.delay;
  return timers.filter((timer) => !timers.some((other) => before(other, timer)));
}

/** What may happen in a state: whatever the machine may be told, and the answers and timers it really waits for. */
export function stepsIn(model: Model, { running, timers }: FlowState): readonly Step[] {
  return [
    ...Object.entries(model.events ?? {}).map(([name, event]): Step => ({ kind: 'event', name, event })),
    ...running.flatMap((actor) =>
      Object.entries(model.answers?.[actor] ?? {}).map(
        ([name, answer]): Step => ({ kind: 'answer', name, actor, answer }),
      ),
    ),
    ...nextTimers(timers).map((timer): Step => ({ kind: 'timer', name: timerLabel(timer.id), timer })),
  ];
}

type Walked = Snapshot<undefined> & { readonly moment: Moment };
type Stepped = { readonly type: string; readonly step: Step };

function walked(moment: Moment): Walked {
  return { status: 'active', output: undefined, error: undefined, moment };
}

type Found = { readonly state: Walked; readonly transitions: Record<string, Arrow> };
type Arrow = { readonly event: Stepped; readonly state: Walked };

/** Walks from one start as far as the states that `known` names, which were walked before. */
function walk(
  machine: AnyStateMachine,
  model: Model,
  project: Projection,
  start: Moment,
  known: ReadonlySet<string>,
  bounds: Bounds,
) {
  let count = 0;
  const isFull = () => {
    count += 1;
    if (known.size + count > (bounds.most ?? most)) throw new Error(`it has more than ${bounds.most} states`);
    return count > (bounds.first ?? most);
  };
  const found = getAdjacencyMap<Walked, Stepped, undefined>(
    {
      getInitialSnapshot: () => walked(start),
      getPersistedSnapshot: (snapshot) => snapshot,
      transition: ({ moment }, { step }) => walked(advance(machine, moment.state, step, project)),
    },
    {
      events: ({ moment }) =>
        stepsIn(model, moment.state).map((step) => ({ type: `${step.kind} ${stepLabel(step)}`, step })),
      serializeState: ({ moment }) => moment.state.key as never,
      serializeEvent: ({ type }) => type as never,
      stopWhen: ({ moment: { state } }) =>
        known.has(state.key) || isFull() || state.snapshot.status !== 'active',
      limit: most,
    },
  );
  return Object.entries(found as Record<string, Found>);
}

/** How far to walk, in states: a walk with `first` ends there from each start, one with `most` throws when there are more. */
export type Bounds = { readonly first?: number; readonly most?: number };

/**
 * Walks everything a machine can do with the cases of its model, from each of its inputs. Throws when the states
 * are too many, and whatever a guard or an action throws.
 */
export function explore(model: Model, bounds: Bounds = {}): Graph {
  const machine = withStandIns(model.machine);
  const project: Projection = model.project ?? ((context) => context);
  const states = new Map<string, FlowState>();
  const edges = new Map<string, readonly FlowEdge[]>();
  const starts = Object.entries(model.inputs ?? { start: undefined }).map(([name, input]): FlowStart => {
    const start = begin(machine, input, project);
    const known = new Set(states.keys());
    const found = walk(machine, model, project, start, known, bounds).filter(([key]) => !known.has(key));
    for (const [key, { state }] of found) states.set(key, state.moment.state);
    for (const [key, { state, transitions }] of found) {
      const from = states.get(key) ?? state.moment.state;
      const steps = Object.values(transitions).map(({ event, state: next }): FlowEdge => {
        const { state: to, taken, effects } = next.moment;
        return { from, step: event.step, to: states.get(to.key) ?? to, taken, effects };
      });
      edges.set(
        key,
        steps.filter(({ taken, to }) => taken.length > 0 || to.key !== key),
      );
    }
    return { name, input, to: start.state, taken: start.taken, effects: start.effects };
  });
  return { starts, states, edges };
}
