import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Scenario } from '#src/watch/scenario.schema.ts';
import { type Said, wordsOf } from '../book/words.ts';
import { stepsIn } from '../walk/explore.ts';
import { type FlowState, type Step, stateLabel } from '../walk/graph.ts';
import type { Model } from '../walk/model.ts';
import { advance, begin, type Moment } from '../walk/pure-step.ts';
import { withStandIns } from '../walk/stand-in.ts';
import { nodesOf, pathOf } from '../walk/transitions.ts';

/** A shortest way of a machine from the moment it is met at: its steps, and the moment after each. */
export type Way = {
  readonly from: Moment;
  readonly steps: readonly { readonly step: Step; readonly to: Moment }[];
};

/** States after which a walk is given up: what is further away than this is looked for from elsewhere. */
const most = 2_000;

/** The moment a way ends at. */
export function endOf({ from, steps }: Way): Moment {
  return steps.at(-1)?.to ?? from;
}

const walks = new WeakMap<Moment, { readonly ways: Way[]; readonly rest: Generator<Way, undefined> }>();

/**
 * The ways to every state within reach, the shortest first; all begin with the steps `first`. Nothing is walked twice.
 */
export function* waysFrom(model: Model, from: Moment, first: Way['steps'] = []): Generator<Way> {
  const walk = walks.get(from) ?? { ways: [], rest: walked(model, { from, steps: first }) };
  walks.set(from, walk);
  for (let at = 0; ; at += 1) {
    const way = walk.ways[at] ?? walk.rest.next().value;
    if (!way) return;
    walk.ways[at] = way;
    yield way;
  }
}

function* walked(model: Model, first: Way): Generator<Way, undefined> {
  const machine = withStandIns(model.machine);
  const project = model.project ?? ((context) => context);
  const seen = new Set([endOf(first).state.key]);
  const ways: Way[] = [first];
  for (const way of ways) {
    yield way;
    const { state } = endOf(way);
    if (state.snapshot.status !== 'active') continue;
    for (const step of stepsIn(model, state)) {
      if (seen.size >= most) break;
      const to = advance(machine, state, step, project);
      if (seen.has(to.state.key)) continue;
      seen.add(to.state.key);
      ways.push({ ...way, steps: [...way.steps, { step, to }] });
    }
  }
  return undefined;
}

/** A way and one more step. */
export function longer(model: Model, way: Way, step: Step): Way {
  const project = model.project ?? ((context) => context);
  const to = advance(withStandIns(model.machine), endOf(way).state, step, project);
  return { ...way, steps: [...way.steps, { step, to }] };
}

/** The moment at which a machine has just started. */
export function startOf(model: Model, input: unknown): Moment {
  return begin(withStandIns(model.machine), input, model.project ?? ((context) => context));
}

/**
 * The nearest moment at which a machine is in a state of this label, and the way there. The actors it runs there count
 * as started then.
 */
export function settledAt(model: Model, start: Moment, label: string): { moment: Moment; way: Way } {
  for (const way of waysFrom(model, start)) {
    const { state, taken, effects } = endOf(way);
    if (stateLabel(state.snapshot) !== label) continue;
    const all = [start, ...way.steps.map(({ to }) => to)].flatMap((moment) => moment.effects.started);
    const running = state.running.flatMap((id) => all.findLast((one) => one.id === id) ?? []);
    return { moment: { state, taken, effects: { ...effects, started: running } }, way };
  }
  throw new Error(`${model.id} never settles in ${label}`);
}

/** Whether a person may find the machine in a state for longer than a moment. */
export function isStable({ snapshot }: FlowState): boolean {
  return snapshot.status === 'active' && snapshot.hasTag('stable');
}

function tagged(node: AnyStateNode): boolean {
  return node.tags.includes('stable') || (node.parent !== undefined && tagged(node.parent));
}

function passedAtOnce({ always = [] }: AnyStateNode): boolean {
  return always.some(({ guard }) => guard === undefined);
}

/** The innermost stable states of a chart, by their paths; not those that are left as soon as they are entered. */
export function stableLeaves(machine: AnyStateMachine): readonly string[] {
  return nodesOf(machine)
    .filter((node) => node.type === 'atomic' && !passedAtOnce(node) && tagged(node))
    .map(pathOf);
}

/** Whether several regions are active at once, so that a situation is more than one of its states. */
export function hasRegions(machine: AnyStateMachine): boolean {
  return nodesOf(machine).some(({ type }) => type === 'parallel');
}

/** What the chart says of where a machine is, and its words in Spanish: of the innermost states. */
export function describing(machine: string, { snapshot }: FlowState): Said {
  const nodes: readonly AnyStateNode[] = snapshot._nodes;
  const leaves = nodes.filter(({ type }) => type === 'atomic');
  const { states = {} } = wordsOf(machine);
  return {
    es: leaves.map((node) => states[pathOf(node)] ?? node.key).join(' · '),
    en: leaves.map(({ description, key }) => description ?? key).join(' · '),
  };
}

/** What a person is told in a state, by its tags. */
export function toldIn({ snapshot }: FlowState): Scenario['tells'] {
  return (['unsure', 'refused'] as const).find((tag) => snapshot.hasTag(tag)) ?? null;
}
