import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { not } from 'xstate';
import { eventLabel } from '../walk/event-names.ts';
import type { Fault } from '../walk/model.ts';
import { nodesOf, pathOf, transitionId } from '../walk/transitions.ts';

/** A machine’s chart with one single fault; the name says which, and stays while the chart does. */
export type Mutant = { readonly name: string; readonly fault: Fault };

type Branch = { readonly target?: unknown; readonly guard?: unknown; readonly actions?: unknown };
type Config = Readonly<Record<string, unknown>>;

/** Where the branches of one event stand in a chart: the path of them all, and what XState made of each. */
type Place = {
  readonly path: string;
  readonly branches: readonly Branch[];
  readonly made: readonly AnyTransitionDefinition[];
};

const listed = (value: unknown): readonly unknown[] => (value === undefined ? [] : [value].flat());
const without = <T>(list: readonly T[], n: number): T[] => list.filter((_, index) => index !== n);
const swapped = <T>(list: readonly T[], n: number, one: T): T[] =>
  list.map((other, index) => (index === n ? one : other));

/** Branches as a chart holds them; an event without any branch is taken away whole. */
const planted = (branches: readonly Branch[]) => (branches.length === 0 ? undefined : branches);

function branchesOf(value: unknown): readonly Branch[] {
  return listed(value).map((one) => (typeof one === 'string' ? { target: one } : (one as Branch)));
}

function pathIn(node: AnyStateNode, ...more: readonly string[]): string {
  return [...node.path.flatMap((key) => ['states', key]), ...more].join('/');
}

function childrenOf(node: AnyStateNode | undefined): readonly AnyStateNode[] {
  return Object.values(node?.states ?? {});
}

/** A target that means the same state from wherever it is named. */
const aim = (node: AnyStateNode) => `#${node.id}`;

function invokesOf(node: AnyStateNode): readonly (readonly [path: string, invoke: Config])[] {
  const { invoke } = node.config as Config;
  if (!Array.isArray(invoke)) return invoke ? [[pathIn(node, 'invoke'), invoke as Config]] : [];
  return invoke.map((one: Config, n) => [pathIn(node, 'invoke', String(n)), one]);
}

/** Every place in a state node’s own part of the chart where transitions stand. */
function placesOf(node: AnyStateNode): readonly Place[] {
  const config = node.config as Config;
  const all = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  const place = (path: string, value: unknown, label: string): Place => ({
    path,
    branches: branchesOf(value),
    made: all.filter(({ eventType }) => eventLabel(eventType, node.id) === label),
  });
  const each = (part: 'on' | 'after', label: (key: string) => string) =>
    Object.entries((config[part] ?? {}) as Config).map(([key, value]) =>
      place(pathIn(node, part, key), value, label(key)),
    );
  const answers = invokesOf(node).flatMap(([path, { id, onDone, onError, onSnapshot }]) => [
    place(`${path}/onDone`, onDone, `${id} done`),
    place(`${path}/onError`, onError, `${id} error`),
    place(`${path}/onSnapshot`, onSnapshot, `${id} snapshot`),
  ]);
  return [
    ...each('on', (key) => key),
    ...each('after', (key) => `after ${key}`),
    place(pathIn(node, 'always'), config.always, 'always'),
    place(pathIn(node, 'onDone'), config.onDone, 'done'),
    ...answers,
  ].filter(({ branches }) => branches.length > 0);
}

/** How an action is called; a number tells apart those that are called alike. */
function actionNames(actions: readonly unknown[]): readonly string[] {
  const names = actions.map((action) =>
    typeof action === 'string' ? action : ((action as { type?: string }).type ?? 'a function'),
  );
  return names.map((name, n) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${names.slice(0, n + 1).length})`,
  );
}

/**
 * The other states a transition could lead to: those beside its target, or around it where it stays. A state without
 * others in it that leads to itself stays as it is, which is another mutant.
 */
function elsewhere({ source, target }: AnyTransitionDefinition): readonly AnyStateNode[] {
  const [aimed] = target ?? [];
  const around = aimed ? childrenOf(aimed.parent) : [...childrenOf(source), ...childrenOf(source.parent)];
  return around.filter((node) => node !== aimed && (node !== source || (aimed && source.type !== 'atomic')));
}

function* branchMutants({ path, branches, made }: Place, n: number): Generator<Mutant> {
  const branch = branches[n] as Branch;
  const definition = made[n];
  if (!definition) throw new Error(`there is no transition of ${path}`);
  const name = transitionId(definition);
  const instead = (what: string, one: Branch): Mutant => ({
    name: `${name}: ${what}`,
    fault: { [path]: swapped(branches, n, one) },
  });
  yield { name: `${name}: removed`, fault: { [path]: planted(without(branches, n)) } };
  for (const node of elsewhere(definition)) {
    yield instead(`to ${pathOf(node)}`, { ...branch, target: aim(node) });
  }
  if (definition.target) yield instead('stays', { ...branch, target: undefined });
  if (branch.guard !== undefined) {
    yield instead('guard dropped', { ...branch, guard: undefined });
    yield instead('guard negated', { ...branch, guard: not(branch.guard as never) });
  }
  const actions = listed(branch.actions);
  for (const [index, action] of actionNames(actions).entries()) {
    yield instead(`without ${action}`, { ...branch, actions: without(actions, index) });
  }
}

/** A failure that goes where success goes, or that is heard and changes nothing. */
function* errorMutants(node: AnyStateNode, places: readonly Place[]): Generator<Mutant> {
  for (const [path] of invokesOf(node)) {
    const [done, error] = ['onDone', 'onError'].map((part) =>
      places.find((one) => one.path === `${path}/${part}`),
    );
    for (const [n, branch] of (error?.branches ?? []).entries()) {
      const failed = error?.made[n] as AnyTransitionDefinition;
      const [success] = done?.made[0]?.target ?? [];
      const name = transitionId(failed);
      const instead = (what: string, one: Branch): Mutant => ({
        name: `${name}: ${what}`,
        fault: { [error?.path ?? '']: swapped(error?.branches ?? [], n, one) },
      });
      const news = success && success !== failed.target?.[0] && !elsewhere(failed).includes(success);
      if (news) yield instead('as if it were done', { ...branch, target: aim(success) });
      if (listed(branch.actions).length > 0 && failed.target) yield instead('swallowed', {});
    }
  }
}

function* nodeMutants(node: AnyStateNode): Generator<Mutant> {
  const config = node.config as Config;
  const name = pathOf(node);
  const places = placesOf(node);
  for (const place of places) {
    for (const n of place.branches.keys()) yield* branchMutants(place, n);
  }
  yield* errorMutants(node, places);
  for (const part of ['entry', 'exit']) {
    const actions = listed(config[part]);
    for (const [n, action] of actionNames(actions).entries()) {
      yield {
        name: `${name}: ${part} without ${action}`,
        fault: { [pathIn(node, part)]: without(actions, n) },
      };
    }
  }
  for (const [path, { id }] of invokesOf(node)) {
    const whole = Array.isArray(config.invoke);
    const [at, left] = whole
      ? [pathIn(node, 'invoke'), without(config.invoke as Config[], Number(path.split('/').at(-1)))]
      : [path, undefined];
    yield { name: `${name}: no ${id}`, fault: { [at]: left } };
  }
  for (const key of Object.keys(node.states).filter((one) => config.initial && one !== config.initial)) {
    yield { name: `${name}: begins in ${key}`, fault: { [pathIn(node, 'initial')]: key } };
  }
  // Beside states that have none in them, deep and shallow are the same.
  const nested = childrenOf(node.parent).some(({ states }) => Object.keys(states).length > 0);
  if (node.type === 'history' && nested) {
    const other = node.history === 'deep' ? 'shallow' : 'deep';
    yield { name: `${name}: ${other}`, fault: { [pathIn(node, 'history')]: other } };
  }
}

type Delay = number | ((args: never, params: never) => number);

function* delayMutants(machine: AnyStateMachine): Generator<Mutant> {
  const waited = new Set(nodesOf(machine).flatMap(({ config }) => Object.keys(config.after ?? {})));
  for (const [name, delay] of Object.entries(machine.implementations.delays as Record<string, Delay>)) {
    if (!waited.has(name)) continue;
    const longer: Delay = typeof delay === 'number' ? delay * 10 : (args, params) => delay(args, params) * 10;
    yield { name: `${name}: ten times as long`, fault: { [`delays/${name}`]: longer } };
    yield { name: `${name}: no time at all`, fault: { [`delays/${name}`]: 0 } };
  }
}

/**
 * Every chart that differs from a machine’s own by a single fault: a transition removed, leading elsewhere or nowhere,
 * its guard dropped or negated, an action left out, an error taken for success or swallowed, an actor never started,
 * another state to begin with, a delay of ten times as long or none. The order is that of the document.
 */
export function mutantsOf(machine: AnyStateMachine): readonly Mutant[] {
  const mutants = [...nodesOf(machine).flatMap((node) => [...nodeMutants(node)]), ...delayMutants(machine)];
  const names = mutants.map(({ name }) => name);
  const twice = names.find((name, n) => names.indexOf(name) !== n);
  if (twice !== undefined) throw new Error(`${machine.id}: two mutants are called “${twice}”`);
  return mutants;
}
