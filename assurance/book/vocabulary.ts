import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { builtIn, sourceOf } from '../walk/event-names.ts';
import type { Model } from '../walk/model.ts';
import { nodesOf, pathOf } from '../walk/transitions.ts';

/** A guard as the chart has it: by name, or made of others by and, or, not. */
export type Guard =
  | string
  | { readonly type: string }
  | { readonly name: string; readonly guards?: readonly Guard[] };

/** The values that the chart itself gives to a guard or an action, such as `paid`; '' where it gives none. */
function valuesOf(part: unknown): string {
  const params = (part as { params?: unknown } | undefined)?.params;
  return typeof params === 'object' && params !== null ? Object.values(params).map(String).join(', ') : '';
}

/** The name of a guard with the values that the chart gives it: words may be said for it alone. */
export function valuedName(part: unknown, name: string): string {
  const values = valuesOf(part);
  return values ? `${name}(${values})` : name;
}

function guardParts(guard: Guard | undefined): readonly Guard[] {
  if (guard === undefined || typeof guard === 'string' || 'type' in guard) return guard ? [guard] : [];
  return guard.guards?.flatMap(guardParts) ?? [];
}

/** The guards of a machine with the values that its chart gives them. */
export function valuedGuards({ machine }: Model): readonly string[] {
  const transitions = nodesOf(machine as AnyStateMachine).flatMap(transitionsFrom);
  return transitions
    .flatMap(({ guard }) => guardParts(guard as Guard | undefined))
    .flatMap((part) => (typeof part !== 'string' && 'type' in part ? [valuedName(part, part.type)] : []));
}

/** The names of the guards in a guard, those inside and, or, not too. */
function guardNames(guard: Guard | undefined): readonly string[] {
  if (guard === undefined) return [];
  if (typeof guard === 'string') return [guard];
  if ('type' in guard) return [guard.type];
  return guard.guards?.flatMap(guardNames) ?? [];
}

const ofTimers: readonly string[] = [builtIn.raise, builtIn.cancel];

/** The names of the actions among those of a state or transition; the chart arms and cancels its timers by others. */
export function actionNames(actions: readonly unknown[]): readonly string[] {
  return actions
    .map((action) => (typeof action === 'string' ? action : (action as { type: string }).type))
    .filter((name) => !ofTimers.includes(name));
}

/** Every transition of a state, in the order of the chart. */
export function transitionsFrom(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** Whether a state has a section in its chapter: something is done or may happen there. */
export function hasSection(node: AnyStateNode): boolean {
  const { entry, exit, invoke, after } = node;
  return [entry, exit, invoke, after, transitionsFrom(node)].some(({ length }) => length > 0);
}

/** The kinds of things in a chart that have words of their own, each with the names that a machine has. */
export type Vocabulary = Readonly<
  Record<'states' | 'events' | 'guards' | 'actions' | 'actors' | 'delays' | 'properties', readonly string[]>
>;

/** All names of a machine and its model that the book has words for. */
export function vocabularyOf({ machine, properties = [] }: Model): Vocabulary {
  const nodes = nodesOf(machine as AnyStateMachine);
  const transitions = nodes.flatMap(transitionsFrom);
  const once = (names: readonly string[]) => [...new Set(names)];
  return {
    states: nodes.filter(({ description }) => description !== undefined).map(pathOf),
    events: once(transitions.map(({ eventType }) => eventType).filter((type) => sourceOf(type) === 'sender')),
    guards: once(transitions.flatMap(({ guard }) => guardNames(guard as Guard | undefined))),
    actions: once([
      ...nodes.flatMap(({ entry, exit }) => actionNames([...entry, ...exit])),
      ...transitions.flatMap(({ actions }) => actionNames(actions)),
    ]),
    actors: once(nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id))),
    delays: once(nodes.flatMap(({ after }) => after.map(({ delay }) => String(delay)))),
    properties: properties.map(({ name }) => name),
  };
}
