import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { pathOf } from '../walk/transitions.ts';
import { beginning } from './passage.ts';
import { transitionsFrom } from './vocabulary.ts';
import { allWords, type Said } from './words.ts';

/** The ordinary way through each machine, by its id; or why it has none. */
export type Ordinary = Readonly<Record<string, readonly string[] | Said>>;

/** The ways as they are kept. */
export function readOrdinary(): Ordinary {
  return Object.fromEntries([...allWords()].map(([id, { ordinary }]) => [id, ordinary]));
}

/** A transition, and one of the states that it leads to. */
export type Passage = { readonly transition: AnyTransitionDefinition; readonly target: AnyStateNode };

/** From a state of a way to the next: what leads there; `beside` where the next goes on at the same time and nothing leads there. */
export type Step = {
  readonly from: AnyStateNode;
  readonly to: AnyStateNode;
  readonly passages: readonly Passage[];
  readonly beside: boolean;
};

/** A way with its steps, and the states with parts that it enters at their beginnings. */
export type Way = {
  readonly nodes: readonly AnyStateNode[];
  readonly steps: readonly Step[];
  readonly begun: ReadonlySet<AnyStateNode>;
};

const around = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent ? [node, ...around(node.parent)] : [node];

/** What leads from a state to another: of the state itself, or else of the nearest one around it from which something does. */
function leading(from: AnyStateNode, to: AnyStateNode): readonly Passage[] {
  for (const source of around(from)) {
    const found = transitionsFrom(source).flatMap((transition) =>
      (transition.target ?? [])
        .filter((target) => beginning(target).includes(to))
        .map((target) => ({ transition, target })),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether two states go on at the same time: the nearest state around both has parts side by side. */
function goesBeside(one: AnyStateNode, other: AnyStateNode): boolean {
  const both = around(one).find((node) => around(other).includes(node));
  return both?.type === 'parallel' && both !== one && both !== other;
}

/** The states around a state up to one, and that one: those whose beginnings lead to it. */
function upTo(node: AnyStateNode, last: AnyStateNode): readonly AnyStateNode[] {
  const all = around(node);
  return all.slice(1, all.indexOf(last) + 1);
}

/** The way through the states of a machine; without states, the way of a machine that has none. */
export function wayThrough(nodes: readonly AnyStateNode[]): Way {
  const [first] = nodes;
  const steps = nodes.slice(1).map((to, n): Step => {
    const from = nodes[n] as AnyStateNode;
    const passages = leading(from, to);
    return { from, to, passages, beside: passages.length === 0 && goesBeside(from, to) };
  });
  const entered = steps.flatMap(({ to, passages }) => passages.flatMap(({ target }) => upTo(to, target)));
  // Where it goes on beside, that part has begun by itself.
  const starts = [...(first ? [first] : []), ...steps.filter(({ beside }) => beside).map(({ to }) => to)];
  const begun = starts.flatMap((node) => {
    const root = around(node).at(-1) as AnyStateNode;
    return beginning(root).includes(node) ? upTo(node, root) : [];
  });
  return { nodes, steps, begun: new Set([...entered, ...begun]) };
}

type Machine = { readonly id: string; readonly nodes: readonly AnyStateNode[] };

/** The ordinary way through a machine; why it has none, where it has none. Throws for a machine or a state that nobody gave. */
export function ordinaryOf({ id, nodes }: Machine, given: Ordinary): Way | Said {
  const paths = given[id];
  if (!paths) throw new Error(`${id} has no ordinary way`);
  if (!isWay(paths)) return paths;
  return wayThrough(
    paths.map((path) => {
      const node = nodes.find((one) => pathOf(one) === path);
      if (!node) throw new Error(`${id}: there is no state ${path}`);
      return node;
    }),
  );
}

const isWay = (value: readonly string[] | Said): value is readonly string[] => Array.isArray(value);

const lasts = (node: AnyStateNode) =>
  node.type === 'final' || around(node).some(({ tags }) => tags.includes('stable'));

function faultsOf(machine: Machine, given: Ordinary): readonly string[] {
  const { id, nodes } = machine;
  const paths = given[id];
  if (!paths) return [`${id} has no ordinary way`];
  if (!isWay(paths)) {
    const empty = [paths.es, paths.en].some((words) => !words?.trim().endsWith('.'));
    return empty ? [`${id} does not say in each language why it has no ordinary way`] : [];
  }
  const gone = paths.filter((path) => !nodes.some((node) => pathOf(node) === path));
  if (gone.length > 0) return gone.map((path) => `${id}: there is no state ${path}`);
  if (paths.length < 2) return [`${id}: a way has two states or more`];
  const way = ordinaryOf(machine, given) as Way;
  const [root, first, last] = [nodes[0], way.nodes[0], way.nodes.at(-1)] as AnyStateNode[];
  const begins = root && first && beginning(root).includes(first);
  return [
    ...(begins ? [] : [`${id} does not begin in ${paths[0]}`]),
    ...way.steps
      .filter(({ passages, beside }) => passages.length === 0 && !beside)
      .map(({ from, to }) => `${id}: nothing leads from ${pathOf(from)} to ${pathOf(to)}`),
    ...(last && lasts(last) ? [] : [`${id} neither ends nor lasts in ${paths.at(-1)}`]),
  ];
}

/**
 * What is wrong with the ways: a machine without one, a state that is not there, two states in a row between which
 * nothing leads, one that is no beginning at the beginning, or one that passes at the end.
 */
export function ordinaryFaults(all: readonly Machine[], given: Ordinary): readonly string[] {
  return all.flatMap((machine) => faultsOf(machine, given));
}
