import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { eventLabel } from './event-names.ts';

/** One branch of one event of one state node; `event` is the raw type, '' for an eventless one. */
export type Transition = { readonly id: string; readonly state: string; readonly event: string };

type Guard =
  | string
  | { readonly type: string }
  | { readonly name: string; readonly guards?: readonly Guard[] };

/** The path of a state node in its machine, dotted. */
export function pathOf(node: AnyStateNode): string {
  return node.path.join('.') || '(root)';
}

/** A guard as a person reads it: its name, or `and(one, other)`. */
export function guardLabel(guard: Guard): string {
  if (typeof guard === 'string') return guard;
  if ('type' in guard) return guard.type;
  return guard.guards
    ? `${guard.name}(${guard.guards.map(guardLabel).join(', ')})`
    : guard.name || 'a function';
}

function branches(source: AnyStateNode, event: string): readonly AnyTransitionDefinition[] {
  return (event === '' ? source.always : source.transitions.get(event)) ?? [];
}

/**
 * The id of a transition of any copy of its machine: `form · submitted [0] if complete -> submitting`. The number
 * is that of the branch and stands only where there are several.
 */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const among = branches(source, eventType);
  const branch = among.length > 1 ? ` [${among.indexOf(transition)}]` : '';
  const guard = transition.guard ? ` if ${guardLabel(transition.guard as Guard)}` : '';
  const targets = target?.map(pathOf).join(', ') ?? '(stays)';
  return `${pathOf(source)} · ${eventLabel(eventType, source.id)}${branch}${guard} -> ${targets}`;
}

function edgeOf({ source, eventType, target, guard }: AnyTransitionDefinition): string {
  const condition = guard ? ` [${guardLabel(guard as Guard)}]` : '';
  const targets = target?.map(pathOf).join(', ') ?? '(stays)';
  return `${pathOf(source)} --${eventLabel(eventType, source.id)}${condition}--> ${targets}`;
}

/** Where the edges of each machine stand, to be reviewed. */
export const edgesFolder = 'docs/edges';

/** A machine as a reviewer reads it, a line each edge: `form --submitted [complete]--> submitting`. */
export function edgesOf(machine: AnyStateMachine): string {
  const lines = nodesOf(machine).flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(edgeOf),
  );
  return `${lines.join('\n')}\n`;
}

/** The state nodes of a machine in the order of the document, the root first. */
export function nodesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  const under = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(under)];
  return under(machine.root as AnyStateNode);
}

/** Every transition of a machine, read from its own definition. */
export function transitionsOf(machine: AnyStateMachine): readonly Transition[] {
  return nodesOf(machine).flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map((transition) => ({
      id: transitionId(transition),
      state: pathOf(node),
      event: transition.eventType as string,
    })),
  );
}
