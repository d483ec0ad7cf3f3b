import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Taken } from '../feed-lines.ts';

/** The machines of the product by their ids. */
export type Charts = ReadonlyMap<string, AnyStateMachine>;

type Guard =
  | string
  | { readonly type: string; readonly params?: unknown }
  | { readonly name: string; readonly guards?: readonly Guard[] };

/** An arrow that was taken: its name in the pictures, and the guard that let it pass, as a person reads it. */
export type TakenArrow = {
  readonly id: string;
  readonly event: string;
  /** With the value that the chart itself gives to it; null where nothing was asked. */
  readonly guard: string | null;
  /** The guards that were asked before it, and said no. */
  readonly refused: readonly string[];
};

function pathOf(node: AnyStateNode): string {
  return node.path.join('.') || '(root)';
}

function labelOf(guard: Guard, valued: boolean): string {
  if (typeof guard === 'string') return guard;
  if ('type' in guard) return `${guard.type}${valued ? givenIn(guard.params) : ''}`;
  const inner = guard.guards?.map((one) => labelOf(one, valued)).join(', ');
  return inner === undefined ? guard.name || 'a function' : `${guard.name}(${inner})`;
}

/** The value that a chart gives to a guard, such as ` (state: paid)`; what it computes is no value of the chart. */
function givenIn(params: unknown): string {
  if (typeof params !== 'object' || params === null) return '';
  const parts = Object.entries(params)
    .filter(([, value]) => typeof value !== 'object' && typeof value !== 'function')
    .map(([key, value]) => `${key}: ${String(value)}`);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

/** How XState begins the names of its own events, and how a person reads them. */
const answers: readonly (readonly [prefix: string, word: string])[] = [
  ['xstate.done.actor.', 'done'],
  ['xstate.error.actor.', 'error'],
  ['xstate.snapshot.', 'snapshot'],
];

/** An event as a person reads it: `login done`, `after pause`, `always`, `submitted`. A timer bears the id of its state node. */
function eventLabel(type: string, node: string): string {
  if (type === '') return 'always';
  const answer = answers.find(([prefix]) => type.startsWith(prefix));
  if (answer) return `${type.slice(answer[0].length)} ${answer[1]}`;
  if (type.startsWith('xstate.done.state.')) return 'done';
  if (type.startsWith('xstate.after.'))
    return `after ${type.slice('xstate.after.'.length, -node.length - 1)}`;
  return type;
}

/** An event of a machine as a person reads it, wherever it is taken. */
export function heardLabel(type: string, machine: string): string {
  const of = type.startsWith('xstate.after.') ? type.slice(type.indexOf(`.${machine}`) + 1) : '';
  return eventLabel(type, of);
}

function branchesOf(node: AnyStateNode, event: string): readonly AnyTransitionDefinition[] {
  return (event === '' ? node.always : node.transitions.get(event)) ?? [];
}

function nodesIn(machine: AnyStateMachine): readonly AnyStateNode[] {
  const under = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(under)];
  return under(machine.root as AnyStateNode);
}

/** The arrow of a transition that was taken; undefined where this chart knows of none. */
export function arrowOf(charts: Charts, [machine, nodeId, event, branch]: Taken): TakenArrow | undefined {
  const chart = charts.get(machine);
  const node = chart && nodesIn(chart).find(({ id }) => id === nodeId);
  const among = node ? branchesOf(node, event) : [];
  const transition = among[branch];
  if (!node || !transition) return undefined;
  const number = among.length > 1 ? ` [${branch}]` : '';
  const guard = transition.guard as Guard | undefined;
  const condition = guard ? ` if ${labelOf(guard, false)}` : '';
  const targets = transition.target?.map(pathOf).join(', ') ?? '(stays)';
  const label = eventLabel(event, node.id);
  const before = among.slice(0, branch).flatMap((one) => (one.guard ? [one.guard as Guard] : []));
  return {
    id: `${pathOf(node)} · ${label}${number}${condition} -> ${targets}`,
    event: label,
    guard: guard ? labelOf(guard, true) : null,
    refused: before.map((one) => labelOf(one, true)),
  };
}

/** The dotted paths of all states of a machine, in the order of its chart. */
export function statesOf(charts: Charts, machine: string): readonly string[] {
  const chart = charts.get(machine);
  return chart
    ? nodesIn(chart)
        .filter(({ parent, type }) => parent && type !== 'history')
        .map(pathOf)
    : [];
}

/** What is read of an actor to find out what it runs. */
type Running = { readonly id: string; readonly machine: string | null; readonly parent: Running | undefined };

type Logic = Partial<AnyStateMachine> & { readonly call?: string };

function logicOf(charts: Charts, { id, machine, parent }: Running): Logic | undefined {
  const outer = parent && logicOf(charts, parent);
  const nodes = outer?.root ? nodesIn(outer as AnyStateMachine) : [];
  const src = nodes.flatMap(({ invoke }) => invoke).find((one) => one.id === id)?.src;
  const given = typeof src === 'string' ? outer?.implementations?.actors[src] : undefined;
  // A chart that is fetched later is known by its id alone.
  const named = machine === null ? undefined : (charts.get(machine) as Logic | undefined);
  return (given as Logic | undefined)?.root || !named ? (given as Logic | undefined) : named;
}

/** The name in the contract of the call that an actor makes; undefined for another actor. */
export function callOf(charts: Charts, actor: Running): string | undefined {
  return logicOf(charts, actor)?.call;
}
