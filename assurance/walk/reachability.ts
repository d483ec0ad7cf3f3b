import type { FlowEdge, FlowState, Graph } from './graph.ts';
import { stepLabel } from './graph.ts';

/** The shortest way from a start to each state, as the labels of its steps; by the key of the state. */
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

/** The keys of the states from which a state that is a goal can be reached by allowed steps; goals included. */
export function reaching(
  graph: Graph,
  goal: (state: FlowState) => boolean,
  allowed: (edge: FlowEdge) => boolean,
): ReadonlySet<string> {
  const into = new Map<string, string[]>();
  for (const edge of [...graph.edges.values()].flat()) {
    if (!allowed(edge)) continue;
    const sources = into.get(edge.to.key) ?? [];
    sources.push(edge.from.key);
    into.set(edge.to.key, sources);
  }
  const found = new Set<string>();
  for (const state of graph.states.values()) if (goal(state)) found.add(state.key);
  // A set that grows while it is walked is walked to its end.
  for (const key of found) for (const source of into.get(key) ?? []) found.add(source);
  return found;
}
