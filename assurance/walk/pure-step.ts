import {
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  createEmptyActor,
  type ExecutableActionObject,
  fromTransition,
} from 'xstate';
import { recorder } from './coverage.ts';
import { effectsOf, newActors } from './effects.ts';
import { answerEvent } from './event-names.ts';
import type { Effects, FlowState, Step } from './graph.ts';
import { plain } from './plain.ts';

/** A state and how it was come to. */
export type Moment = {
  readonly state: FlowState;
  readonly taken: readonly string[];
  readonly effects: Effects;
};

/** What of a context tells two states apart. */
export type Projection = (context: never) => unknown;

const idle = fromTransition((nothing: null) => nothing, null);
const nothing = () => {};

/** Runs one transition without carrying anything out, in a system of its own, so that nothing of it lives on. */
function observed(run: (scope: AnyActorScope) => AnyMachineSnapshot) {
  const self = createActor(idle, { parent: createEmptyActor() });
  const { inspect, taken } = recorder();
  const actions: ExecutableActionObject[] = [];
  self.system.inspect(inspect);
  const snapshot = run({
    self,
    id: '',
    sessionId: '',
    system: self.system,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: (action) => actions.push(action),
  });
  return { self, snapshot, actions, taken };
}

function eventOf(step: Step): AnyEventObject {
  if (step.kind === 'event') return step.event;
  return step.kind === 'timer' ? step.timer.event : answerEvent(step.actor, step.answer);
}

/** Whether the step uses up what it comes from: an actor ends but once. */
function ends(step: Step, actor: string): boolean {
  return step.kind === 'answer' && step.actor === actor && !('snapshot' in step.answer);
}

/** The text by which two states are the same. */
export function keyOf(
  { status, value, context, historyValue }: AnyMachineSnapshot,
  { running, timers }: Pick<FlowState, 'running' | 'timers'>,
  project: Projection,
): string {
  const history = Object.entries(historyValue as Record<string, AnyStateNode[]>).map(([id, nodes]) => [
    id,
    nodes.map((node) => node.id),
  ]);
  return plain({ status, value, context: project(context as never), history, running, timers });
}

/** What an actor was started with. */
export function inputOf(actor: AnyActorRef): unknown {
  return (actor as AnyActorRef & { readonly options: { readonly input?: unknown } }).options.input;
}

function momentOf(
  machine: AnyStateMachine,
  project: Projection,
  run: (scope: AnyActorScope) => AnyMachineSnapshot,
  step?: Step,
  before?: FlowState,
): Moment {
  const { self, snapshot, actions, taken } = observed(run);
  const timersBefore =
    before?.timers.filter(({ id }) => step?.kind !== 'timer' || id !== step.timer.id) ?? [];
  const { effects, timers } = effectsOf(self, actions, timersBefore);
  const started = newActors(before?.snapshot, snapshot);
  const waiting = before?.running.filter((id) => step === undefined || !ends(step, id)) ?? [];
  const kept = waiting.filter((id) => snapshot.children[id] === before?.snapshot.children[id]);
  const active = snapshot.status === 'active';
  const now = {
    running: active ? [...kept, ...started.map(({ id }) => id)].sort() : [],
    timers: active ? timers : [],
  };
  return {
    state: { key: keyOf(snapshot, now, project), snapshot, ...now },
    taken: taken(machine.id),
    effects: {
      ...effects,
      stopped: waiting.filter((id) => !now.running.includes(id) || started.some((child) => child.id === id)),
      started: started.map((actor) => ({ id: actor.id, src: String(actor.src), input: inputOf(actor) })),
    },
  };
}

function joined(one: Effects, other: Effects): Effects {
  const parts = Object.entries(one) as [keyof Effects, readonly unknown[]][];
  return Object.fromEntries(
    parts.map(([name, part]) => [name, [...part, ...other[name]]]),
  ) as unknown as Effects;
}

/** Goes on with the ends of those actors that were at their end as soon as they began. */
function withEnds(machine: AnyStateMachine, project: Projection, moment: Moment): Moment {
  const { snapshot, running } = moment.state;
  const ended = moment.effects.started.find(
    ({ id }) => running.includes(id) && snapshot.children[id]?.getSnapshot().status === 'done',
  );
  if (!ended) return moment;
  const answer = { done: snapshot.children[ended.id]?.getSnapshot().output };
  const step: Step = { kind: 'answer', name: 'at once', actor: ended.id, answer };
  const next = advance(machine, moment.state, step, project);
  return {
    state: next.state,
    taken: [...moment.taken, ...next.taken],
    effects: joined(moment.effects, next.effects),
  };
}

/** The first state of a machine with one input, after everything it does at once. */
export function begin(machine: AnyStateMachine, input: unknown, project: Projection): Moment {
  const run = (scope: AnyActorScope) => machine.getInitialSnapshot(scope, input as never);
  return withEnds(machine, project, momentOf(machine, project, run));
}

/** The state after a step. What guards and actions throw is thrown on. */
export function advance(
  machine: AnyStateMachine,
  before: FlowState,
  step: Step,
  project: Projection,
): Moment {
  const run = (scope: AnyActorScope) => machine.transition(before.snapshot, eventOf(step), scope);
  return withEnds(machine, project, momentOf(machine, project, run, step, before));
}
