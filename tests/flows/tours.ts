import type { FlowEdge, FlowStart, Graph } from './graph.ts';
import { schedule } from './schedule.ts';

/** A way through a machine; `at` says when each step takes place, in milliseconds from the start. */
export type Tour = {
  readonly start: FlowStart;
  readonly edges: readonly FlowEdge[];
  readonly at: readonly number[];
};

export type Tours = {
  readonly tours: readonly Tour[];
  /** Wanted transitions that no tour takes. */
  readonly missed: readonly string[];
};

type Allowed = (edge: FlowEdge) => boolean;

/** The ways from a state to each edge that takes a wanted transition, the shortest first. */
function* waysTo(graph: Graph, from: string, wanted: ReadonlySet<string>, allowed: Allowed) {
  const wayTo = new Map<string, readonly FlowEdge[]>([[from, []]]);
  for (const [key, way] of wayTo) {
    for (const edge of graph.edges.get(key) ?? []) {
      if (!allowed(edge)) continue;
      if (edge.taken.some((id) => wanted.has(id))) yield [...way, edge];
      if (!wayTo.has(edge.to.key)) wayTo.set(edge.to.key, [...way, edge]);
    }
  }
}

/** The tour made longer up to the nearest wanted transition that a clock allows; undefined when there is none. */
function longer(graph: Graph, tour: Tour, wanted: ReadonlySet<string>, allowed: Allowed): Tour | undefined {
  const end = tour.edges.at(-1)?.to ?? tour.start.to;
  for (const way of waysTo(graph, end.key, wanted, allowed)) {
    const edges = [...tour.edges, ...way];
    const at = schedule(tour.start, edges);
    if (at) return { ...tour, edges, at };
  }
  return undefined;
}

/** A tour from the start that has a wanted transition nearest, or takes one at once. */
function newTour(graph: Graph, wanted: ReadonlySet<string>, allowed: Allowed): Tour | undefined {
  const empty = graph.starts.map((start): Tour => ({ start, edges: [], at: [] }));
  const atOnce = empty.find(({ start }) => start.taken.some((id) => wanted.has(id)));
  const grown = empty.flatMap((tour) => longer(graph, tour, wanted, allowed) ?? []);
  return atOnce ?? grown.sort((a, b) => a.edges.length - b.edges.length)[0];
}

/**
 * Few, long tours that take every wanted transition: each goes to the nearest that is left, until none can be
 * reached any more. `allowed` leaves out steps that a driver cannot bring about.
 */
export function findTours(graph: Graph, ids: Iterable<string>, allowed: Allowed = () => true): Tours {
  const wanted = new Set(ids);
  const tours: Tour[] = [];
  const strike = ({ start, edges }: Tour) => {
    for (const id of [start, ...edges].flatMap(({ taken }) => taken)) wanted.delete(id);
  };
  for (let tour = newTour(graph, wanted, allowed); tour; tour = newTour(graph, wanted, allowed)) {
    strike(tour);
    for (let next = longer(graph, tour, wanted, allowed); next; next = longer(graph, tour, wanted, allowed)) {
      tour = next;
      strike(tour);
    }
    tours.push(tour);
  }
  return { tours, missed: [...wanted] };
}
