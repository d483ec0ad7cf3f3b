import type { FlowEdge, FlowState, Graph } from './graph.ts';
import { stateLabel, stepLabel } from './graph.ts';
import type { Model, Property } from './model.ts';
import { plain } from './plain.ts';
import { reachability } from './reachability.ts';

/** The shortest way from a start to each state, as the labels of its steps. */
export function shortestPaths(graph: Graph): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, readonly string[]>();
  for (const { name, to } of graph.starts) if (!paths.has(to.key)) paths.set(to.key, [`start with ${name}`]);
  for (const [key, path] of paths) {
    for (const { to, step } of graph.edges.get(key) ?? []) {
      if (!paths.has(to.key)) paths.set(to.key, [...path, stepLabel(step)]);
    }
  }
  return paths;
}

type Memory = { readonly key: string; readonly memory: unknown; readonly way: readonly string[] };

/** Walks every path together with the memory of the property; gives the ways that break it. */
function* brokenPaths(graph: Graph, { start, next }: NonNullable<Property['path']>) {
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
