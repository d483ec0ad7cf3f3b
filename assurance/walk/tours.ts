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

/** What a tour may be asked for besides transitions, and which steps it must leave out. */
export type Wishes = {
  /** Leaves out the steps that a driver can’t bring about. */
  readonly allowed?: (edge: FlowEdge) => boolean;
  /** What a step counts for, by names that may be wanted; the transitions it takes, when not given. */
  readonly counts?: (edge: FlowEdge) => readonly string[];
  /** Milliseconds between two steps, where the timers allow it: for drivers whose world needs time to follow. */
  readonly pace?: number;
};

type Wanted = Required<Wishes> & { readonly names: ReadonlySet<string> };

/** The ways from a state to each edge that takes a wanted transition, the shortest first. */
function* waysTo(graph: Graph, from: string, { names, allowed, counts }: Wanted) {
  const wayTo = new Map<string, readonly FlowEdge[]>([[from, []]]);
  for (const [key, way] of wayTo) {
    for (const edge of graph.edges.get(key) ?? []) {
      if (!allowed(edge)) continue;
      if (counts(edge).some((name) => names.has(name))) yield [...way, edge];
      if (!wayTo.has(edge.to.key)) wayTo.set(edge.to.key, [...way, edge]);
    }
  }
}

/** The tour made longer up to the nearest wanted transition that a clock allows; undefined when there is none. */
function longer(graph: Graph, tour: Tour, wanted: Wanted): Tour | undefined {
  const end = tour.edges.at(-1)?.to ?? tour.start.to;
  for (const way of waysTo(graph, end.key, wanted)) {
    const edges = [...tour.edges, ...way];
    const at = schedule(tour.start, edges, wanted.pace);
    if (at) return { ...tour, edges, at };
  }
  return undefined;
}

/** A tour from the start that has a wanted transition nearest, or takes one at once. */
function newTour(graph: Graph, wanted: Wanted): Tour | undefined {
  const empty = graph.starts.map((start): Tour => ({ start, edges: [], at: [] }));
  const atOnce = empty.find(({ start }) => start.taken.some((id) => wanted.names.has(id)));
  const grown = empty.flatMap((tour) => longer(graph, tour, wanted) ?? []);
  return atOnce ?? grown.sort((a, b) => a.edges.length - b.edges.length)[0];
}

/**
 * Few, long tours that take every wanted transition: each goes to the nearest that is left, until none can be
 * reached any more.
 */
export function findTours(graph: Graph, wanted: Iterable<string>, wishes: Wishes = {}): Tours {
  const { allowed = () => true, counts = ({ taken }) => taken, pace = 0 } = wishes;
  const names = new Set(wanted);
  const left: Wanted = { names, allowed, counts, pace };
  const tours: Tour[] = [];
  const strike = ({ start, edges }: Tour) => {
    for (const name of [...start.taken, ...edges.flatMap(counts)]) names.delete(name);
  };
  for (let tour = newTour(graph, left); tour; tour = newTour(graph, left)) {
    strike(tour);
    for (let next = longer(graph, tour, left); next; next = longer(graph, tour, left)) {
      tour = next;
      strike(tour);
    }
    tours.push(tour);
  }
  return { tours, missed: [...names] };
}
