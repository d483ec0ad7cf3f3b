import { withFault } from '../mutants/faults.ts';
import { unfed, unheard } from './cases.ts';
import { follower, wrongWith } from './examples.ts';
import { type Bounds, explore } from './explore.ts';
import type { Graph } from './graph.ts';
import { proofs } from './liveness.ts';
import type { Fault, Model, Property } from './model.ts';
import { type Breach, breachOf } from './properties.ts';
import { transitionsOf } from './transitions.ts';

/** States of a short walk, which finds a breach near the start without a long one. */
const near = 150;

/** States of ever longer walks, the last one whole. */
const further = [near, near * 8, Number.POSITIVE_INFINITY];

/** A mutant that walks this many times as far as its original counts as endless. */
const patience = 3;

/**
 * Where a property does not hold of a model with a planted fault; undefined when it holds everywhere. A
 * breach in a part of a walk is one of the whole, and mostly near: more is walked only where there is none.
 */
export function breachUnder(model: Model, fault: Fault, property: Property): Breach | undefined {
  const faulty = withFault(model, fault);
  for (const first of further) {
    const breach = breachOf(explore(faulty, { first }), property);
    if (breach) return breach;
  }
  return undefined;
}

/** Transitions that nothing in a whole walk takes. */
function untaken(model: Model, graph: Graph): readonly string[] {
  const moments = [...graph.starts, ...[...graph.edges.values()].flat()];
  const taken = new Set(moments.flatMap((moment) => moment.taken));
  return transitionsOf(model.machine)
    .map(({ id }) => id)
    .filter((id) => !taken.has(id));
}

/** The checks of the chart’s own test, the cheap ones first; each gives what it finds wrong. */
function* findings(model: Model, bounds: Bounds): Generator<string> {
  const properties = model.properties ?? [];
  const follow = follower(model);
  for (const example of model.examples ?? []) {
    if (wrongWith(example, follow(example))) yield `example: ${example.name}`;
  }
  const broken = function* (graph: Graph) {
    for (const property of properties) if (breachOf(graph, property)) yield `property: ${property.name}`;
  };
  // A breach in a part of a walk is one of the whole.
  yield* broken(explore(model, { ...bounds, first: near }));
  const graph = explore(model, bounds);
  for (const id of untaken(model, graph)) yield `no tour takes ${id}`;
  for (const name of unheard(model, graph)) yield `nothing accepts ${name}`;
  for (const id of unfed(model, graph)) yield `no case feeds ${id}`;
  for (const { name, fails } of proofs) if (fails(graph, model)) yield `proof: ${name}`;
  yield* broken(graph);
}

function firstOf(model: () => Model, bounds: Bounds): string | undefined {
  try {
    for (const finding of findings(model(), bounds)) return finding;
  } catch (cause) {
    return `it throws: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
  return undefined;
}

/**
 * A judge of one model’s mutants: names what kills a chart with a fault, or undefined when the chart passes
 * every check. Throws when the model’s own chart does not pass, since then nothing is shown.
 */
export function judgeOf(model: Model): (fault: Fault) => string | undefined {
  const own = firstOf(() => model, {});
  if (own !== undefined) throw new Error(`${model.id} without any fault is no good: ${own}`);
  const most = explore(model).states.size * patience;
  return (fault) => firstOf(() => withFault(model, fault), { most });
}
