import { type FlowState, type Graph, stateLabel, stepLabel } from './graph.ts';
import type { Property } from './model.ts';
import { plain } from './plain.ts';
import { shortestPaths } from './reachability.ts';

/** A state or a step where something does not hold, and the steps that lead there. */
export type Breach = { readonly at: FlowState; readonly way: readonly string[] };

type Memory = { readonly key: string; readonly memory: unknown; readonly way: readonly string[] };

/** Walks every path together with the memory of the property; gives the ways that break it. */
function* brokenPaths(graph: Graph, { start, next }: NonNullable<Property['path']>): Generator<Breach> {
  const seen = new Map<string, Memory>();
  const visit = (found: Memory) => {
    const id = plain([found.key, found.memory]);
    if (!seen.has(id)) seen.set(id, found);
  };
  for (const { name, to } of graph.starts) visit({ key: to.key, memory: start, way: [`start with ${name}`] });
  for (const { key, memory, way } of seen.values()) {
    for (const edge of graph.edges.get(key) ?? []) {
      const after = next(memory as never, edge);
      const longer = [...way, stepLabel(edge.step)];
      if (after === false) yield { at: edge.to, way: longer };
      else visit({ key: edge.to.key, memory: after, way: longer });
    }
  }
}

function* breaches(graph: Graph, { state, edge, path }: Property): Generator<Breach> {
  const ways = shortestPaths(graph);
  // In the order of the ways, so that the first breach told is a nearest one.
  for (const [key, way] of ways) {
    const at = graph.states.get(key);
    if (at && state && !state(at)) yield { at, way };
    for (const one of edge ? (graph.edges.get(key) ?? []) : []) {
      if (!edge?.(one)) yield { at: one.to, way: [...way, stepLabel(one.step)] };
    }
  }
  if (path) yield* brokenPaths(graph, path);
}

/** The nearest place where a property does not hold of a machine; undefined when it holds everywhere. */
export function breachOf(graph: Graph, property: Property): Breach | undefined {
  for (const breach of breaches(graph, property)) return breach;
  return undefined;
}

/** A breach as a person reads it. */
export function breachLabel({ at, way }: Breach): string {
  return `${stateLabel(at.snapshot)}\nafter ${way.join(' -> ')}`;
}
