import { explore } from './explore.ts';
import type { Graph } from './graph.ts';
import type { Model } from './model.ts';
import { replay } from './replay.ts';
import { findTours, type Tours } from './tours.ts';
import { transitionsOf } from './transitions.ts';
import { virtualDriver } from './virtual-driver.ts';

/** Everything known of a machine by walking its chart. */
export type Chart = Tours & {
  readonly model: Model;
  readonly graph: Graph;
  readonly transitions: readonly string[];
};

function walked(model: Model): Chart {
  const graph = explore(model);
  const transitions = transitionsOf(model.machine).map(({ id }) => id);
  return { model, graph, transitions, ...findTours(graph, transitions) };
}

/** By the models themselves: a model with a fault, or of a changed machine, is another one. */
const charts = new WeakMap<Model, Chart>();

/** Walks a machine whole and finds tours through all its transitions, once in a process for each model. */
export function chartOf(model: Model): Chart {
  const chart = charts.get(model) ?? walked(model);
  charts.set(model, chart);
  return chart;
}

/** Carries out all tours on real actors in virtual time; gives the transitions that were really taken. */
export async function tourChart({ model, tours }: Chart): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (const tour of tours) {
    for (const id of await replay(tour, virtualDriver(model))) taken.add(id);
  }
  return taken;
}
