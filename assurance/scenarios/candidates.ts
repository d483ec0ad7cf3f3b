import { type AnyActorLogic, type AnyEventObject, type AnyStateMachine, StateMachine } from 'xstate';
import { writtenEvent } from '#src/watch/scenario.events.ts';
import type { Leg, Scenario } from '#src/watch/scenario.schema.ts';
import { secrets } from '#tests/kit/models/people.ts';
import { answerEvent } from '../walk/event-names.ts';
import { type Step, stepLabel } from '../walk/graph.ts';
import type { Model } from '../walk/model.ts';
import { plain } from '../walk/plain.ts';
import type { Proof } from '../walk/proof.ts';
import type { Moment } from '../walk/pure-step.ts';
import { nodesOf } from '../walk/transitions.ts';
import type { Opening } from './openings.ts';
import { endOf, longer, settledAt, startOf, type Way, waysFrom } from './ways.ts';

/** An actor that is there by itself when a scenario begins, and the steps it has taken by itself by then. */
export type Stage = {
  readonly model: Model;
  readonly where: Leg['where'];
  readonly input: unknown;
  readonly prelude: readonly Step[];
};

/** A scenario, and the actors it begins with. */
export type Plan = { readonly scenario: Scenario; readonly stages: readonly Stage[] };

/** What stands before the own steps of a machine: who is in, the page, and what other machines are told. */
export type Before = Pick<Scenario, 'who' | 'path' | 'prepare' | 'legs'> & Pick<Plan, 'stages'>;

/** A place where a machine can be met, and the moment it is met at. */
export type Candidate = {
  readonly model: Model;
  readonly where: Leg['where'];
  readonly from: Moment;
  /** Steps that all its ways begin with. */
  readonly first: Way['steps'];
  readonly before: Before;
  /** The only states that it is for. */
  readonly only?: readonly string[] | undefined;
};

/** A child by the id its parent knows it by. */
type Child = { readonly id: string } & Pick<Proof, 'model' | 'sentAtOnce'>;

/** What the models have in place of a session's token and of the sandbox's game host. */
export const invented = { token: secrets.token, games: 'https://games.example' };

/** Different inputs that a machine is tried with, of all those that its parents may give it. */
const mostInputs = 6;
/** States of a parent among which those are looked for that start a child. */
const mostParents = 150;

/** What a machine is told by a step. */
export function eventOf(step: Step): AnyEventObject {
  if (step.kind === 'event') return step.event;
  return step.kind === 'timer' ? step.timer.event : answerEvent(step.actor, step.answer);
}

/** The leg of a machine that goes a way. */
export function legOf({ model, where, before }: Candidate, { from, steps }: Way): Leg {
  return {
    machine: model.id,
    where,
    awake: before.stages.some((stage) => stage.model === model && stage.prelude.length > 0),
    from: from.state.snapshot.value,
    steps: steps.map(({ step, to }) => ({
      name: stepLabel(step),
      event: writtenEvent(eventOf(step), invented),
      value: to.state.snapshot.value,
    })),
  };
}

/** The way of a machine that is told this, by the names of its model. */
function wayOfEvents(model: Model, from: Moment, names: readonly string[]): Way {
  return names.reduce<Way>(
    (before, name) => {
      const event = model.events?.[name];
      if (!event) throw new Error(`${model.id} is told nothing called ${name}`);
      return longer(model, before, { kind: 'event', name, event });
    },
    { from, steps: [] },
  );
}

/** The moment at which an actor is met that was told this much, or has gone on as far by itself. */
function metAt(
  model: Model,
  start: Moment,
  { settled, sent = [] }: Opening,
): { from: Moment; way: Way['steps'] } {
  if (settled !== undefined) {
    const { moment, way } = settledAt(model, start, settled);
    return { from: moment, way: way.steps };
  }
  const way = wayOfEvents(model, start, sent);
  return { from: endOf(way), way: way.steps };
}

/** The leg of another machine that first brings it to where this one can be seen. */
function shownBy(leg: Leg, { shown = {} }: Opening): Leg {
  const told = shown[leg.machine] ?? [];
  const before = told.map((one) => ({ ...one, event: writtenEvent(one.event, invented) }));
  return { ...leg, steps: [...before, ...leg.steps] };
}

/** The candidate of an opening. `found` are the plans that stand already, by machine and state. */
export function openedAt(opening: Opening, model: Model, found: ReadonlyMap<string, Plan>): Candidate {
  const { where, after, only } = opening;
  const inputs: Readonly<Record<string, unknown>> = model.inputs ?? { start: undefined };
  const { input: name = Object.keys(inputs)[0] ?? '' } = opening;
  if (!(name in inputs)) throw new Error(`${model.id} has no input called ${name}`);
  const first = after === undefined ? undefined : found.get(after);
  if (after !== undefined && !first)
    throw new Error(`${model.id} comes after ${after}, which is no scenario`);
  const input = inputs[name];
  const { from, way } = metAt(model, startOf(model, input), opening);
  const stage: Stage = { model, where, input, prelude: way.map(({ step }) => step) };
  const { who, path, prepare = null } = first?.scenario ?? opening;
  const legs = (first?.scenario.legs ?? []).map((leg) => shownBy(leg, opening));
  return {
    model,
    where,
    from,
    first: [],
    only,
    before: { who, path, prepare, legs, stages: [...(first?.stages ?? []), stage] },
  };
}

type Logic = AnyActorLogic & { readonly load?: () => Promise<AnyStateMachine> };

/** The machines that a machine starts, by the ids it knows them by. */
export async function childrenOf(machine: AnyStateMachine): Promise<ReadonlyMap<string, string>> {
  const logics = machine.implementations.actors as Record<string, Logic | undefined>;
  const children = new Map<string, string>();
  for (const node of nodesOf(machine)) {
    for (const { id, src } of [node.config.invoke ?? []].flat() as { id: string; src: string }[]) {
      const logic = logics[src];
      const found = logic?.load ? await logic.load() : logic;
      if (found instanceof StateMachine) children.set(id, found.id);
    }
  }
  return children;
}

/** Steps that other machines take first. */
export function stepsBefore({ before }: Candidate): number {
  return before.legs.reduce((sum, { steps }) => sum + steps.length, 0);
}

/** A parent's ways to where it starts the child, one for each input that it may give it. */
function waysToStart(parent: Candidate, { id, model, sentAtOnce }: Child): Candidate[] {
  const inputs = new Map<string, Candidate>();
  let seen = 0;
  for (const way of waysFrom(parent.model, parent.from, parent.first)) {
    seen += 1;
    if (inputs.size >= mostInputs || seen > mostParents) break;
    const end = endOf(way);
    const started = end.effects.started.find((one) => one.id === id);
    if (!started || end.state.snapshot.status !== 'active' || inputs.has(plain(started.input))) continue;
    const before = { ...parent.before, legs: [...parent.before.legs, legOf(parent, way)] };
    const from = startOf(model, started.input);
    const { steps: first } = wayOfEvents(model, from, sentAtOnce);
    inputs.set(plain(started.input), { model, where: { child: id }, from, first, before });
  }
  return [...inputs.values()];
}

/** The candidates of a child: the shortest ways to where one of the parents starts it, with different inputs. */
export function startedBy(parents: readonly Candidate[], child: Child): Candidate[] {
  const different = new Map<string, Candidate>();
  const all = parents.flatMap((parent) => waysToStart(parent, child));
  for (const one of all.toSorted((a, b) => stepsBefore(a) - stepsBefore(b))) {
    const { key } = one.from.state;
    if (!different.has(key)) different.set(key, one);
  }
  return [...different.values()].slice(0, mostInputs);
}
