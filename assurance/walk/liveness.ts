import type { AnyStateNode } from 'xstate';
import type { FlowEdge, FlowState, Graph, Step } from './graph.ts';
import type { Model } from './model.ts';
import type { Breach } from './properties.ts';
import { reaching, shortestPaths } from './reachability.ts';
import { pathOf } from './transitions.ts';

/** A proof over a whole graph, true of every machine whatever its subject. */
export type Proof = {
  readonly name: string;
  /** The nearest place where it fails, with what is wrong there; undefined when the proof holds. */
  readonly fails: (graph: Graph, model: Model) => (Breach & { readonly what: string }) | undefined;
};

/** The machine runs on its own until someone answers, and leaves the person waiting. */
const busy = 'busy';
/** Nothing has to happen: a person may take all the time in the world. */
const stable = 'stable';
/** Something went wrong, and the product says so. */
const refused = 'refused';
/** The outcome of a sent request is unknown, and the product says so. */
const unsure = 'unsure';

function meaning(step: Step): string | undefined {
  if (step.kind !== 'answer') return step.kind === 'timer' ? 'timeout' : undefined;
  const { answer } = step;
  return ('means' in answer && answer.means) || ('error' in answer ? 'error' : undefined);
}

const isTimeout = ({ step }: FlowEdge) => meaning(step) === 'timeout';
const isError = ({ step }: FlowEdge) => meaning(step) === 'error';

/**
 * What a person alone can do, or time: anything that needs no answer from a server, another tab or another
 * machine.
 */
function unaided({ fromOutside = [] }: Model): (edge: FlowEdge) => boolean {
  return (edge) => isTimeout(edge) || (edge.step.kind === 'event' && !fromOutside.includes(edge.step.name));
}

function activeNodes({ snapshot }: FlowState): readonly AnyStateNode[] {
  return snapshot.status === 'active' ? (snapshot._nodes as AnyStateNode[]) : [];
}

function tagged(graph: Graph, tag: string): readonly AnyStateNode[] {
  const nodes = [...graph.states.values()].flatMap(activeNodes).filter((node) => node.tags.includes(tag));
  return [...new Map(nodes.map((node) => [node.id, node])).values()];
}

function isIn(state: FlowState, id: string): boolean {
  return activeNodes(state).some((node) => node.id === id);
}

/** The nearest state in question that is not among the good ones. */
function nearest(graph: Graph, what: string, bad: (state: FlowState) => boolean) {
  for (const [key, way] of shortestPaths(graph)) {
    const at = graph.states.get(key);
    if (at && bad(at)) return { at, way, what };
  }
  return undefined;
}

/** Each state node with the tag must be left, from wherever in it one is, by steps that are allowed. */
function leaving(graph: Graph, tag: string, by: string, allowed: (edge: FlowEdge) => boolean) {
  for (const node of tagged(graph, tag)) {
    const out = reaching(graph, (state) => !isIn(state, node.id), allowed);
    const what = `${pathOf(node)} is ${tag} and can’t be left by ${by}`;
    const found = nearest(graph, what, (state) => !out.has(state.key));
    if (found) return found;
  }
  return undefined;
}

/** The proofs that every machine must pass; they read the tags `busy`, `stable`, `refused` and `unsure`. */
export const proofs: readonly Proof[] = [
  {
    name: 'nothing stops it by an error of its own',
    fails: (graph) =>
      nearest(
        graph,
        'it is stopped by an error that nobody caught',
        ({ snapshot }) => snapshot.status === 'error',
      ),
  },
  {
    name: 'there is no dead end that is not final',
    fails: (graph) =>
      nearest(graph, 'nothing leads away from here', ({ key, snapshot }) => {
        const edges = graph.edges.get(key) ?? [];
        return snapshot.status === 'active' && edges.every(({ to }) => to.key === key);
      }),
  },
  {
    name: 'from everywhere a stable state can be reached without a server’s help',
    fails: (graph, model) => {
      const goal = ({ snapshot }: FlowState) => snapshot.status === 'done' || snapshot.hasTag(stable);
      const good = reaching(graph, goal, unaided(model));
      return nearest(graph, 'only a server’s answer leads on from here', ({ key }) => !good.has(key));
    },
  },
  {
    name: 'every refusal has a way out',
    fails: (graph, { fromOutside = [] }) =>
      leaving(graph, refused, 'any means', ({ step }) => !fromOutside.includes(step.name)),
  },
  {
    name: 'whatever nobody knows has a way out',
    fails: (graph, { fromOutside = [] }) =>
      leaving(graph, unsure, 'any means', ({ step }) => !fromOutside.includes(step.name)),
  },
  {
    name: 'every busy state can be left by an error',
    fails: (graph) => leaving(graph, busy, 'an error', isError),
  },
  {
    name: 'every busy state can be left by a time-out',
    fails: (graph) => leaving(graph, busy, 'a time-out', isTimeout),
  },
];
