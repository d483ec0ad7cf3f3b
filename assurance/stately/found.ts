import type { AnyStateMachine } from 'xstate';
import { nodesOf, pathOf, transitionsOf } from '../walk/transitions.ts';

type Branch = { readonly cond?: { readonly type: string } };
type Branches = Branch | readonly Branch[];
type Invoked = { readonly id?: string; readonly onDone?: Branches; readonly onError?: Branches };

/** A chart as the extractor gives it, as far as we read it: XState 4 calls a guard `cond`. */
export type Extracted = {
  readonly id?: string;
  readonly states?: Readonly<Record<string, Extracted>>;
  readonly on?: Readonly<Record<string, Branches>>;
  readonly after?: Readonly<Record<string, Branches>>;
  readonly always?: Branches;
  readonly onDone?: Branches;
  readonly invoke?: Invoked | readonly Invoked[];
};

/** The states under the root of a chart by their paths, and its branches: `form · submitted [0] if complete`; both sorted. */
export type Found = { readonly states: readonly string[]; readonly branches: readonly string[] };

function namesOf(path: string, event: string, branches: Branches | undefined): string[] {
  const list = branches === undefined ? [] : ([branches].flat() as readonly Branch[]);
  return list.map(({ cond }, n) => {
    const number = list.length > 1 ? ` [${n}]` : '';
    return `${path} · ${event}${number}${cond ? ` if ${cond.type}` : ''}`;
  });
}

function walked(node: Extracted, path: readonly string[]): { states: string[]; branches: string[] } {
  const name = path.join('.') || '(root)';
  const invoked = node.invoke === undefined ? [] : ([node.invoke].flat() as readonly Invoked[]);
  const own = [
    ...Object.entries(node.on ?? {}).flatMap(([event, to]) => namesOf(name, event, to)),
    ...Object.entries(node.after ?? {}).flatMap(([delay, to]) => namesOf(name, `after ${delay}`, to)),
    ...namesOf(name, 'always', node.always),
    ...namesOf(name, 'done', node.onDone),
    ...invoked.flatMap(({ id, onDone, onError }) => [
      ...namesOf(name, `${id} done`, onDone),
      ...namesOf(name, `${id} error`, onError),
    ]),
  ];
  const under = Object.entries(node.states ?? {}).map(([key, state]) => walked(state, [...path, key]));
  return {
    states: [...(path.length > 0 ? [name] : []), ...under.flatMap(({ states }) => states)],
    branches: [...own, ...under.flatMap(({ branches }) => branches)],
  };
}

/** What the extractor found; nothing where it found no chart. */
export function foundIn(chart: Extracted | null | undefined): Found {
  const { states, branches } = chart ? walked(chart, []) : { states: [], branches: [] };
  return { states: states.sort(), branches: branches.sort() };
}

/** What there is to find: the states and branches of the machine that runs. */
export function runningIn(machine: AnyStateMachine): Found {
  return {
    states: nodesOf(machine).slice(1).map(pathOf).sort(),
    branches: transitionsOf(machine)
      .map(({ id }) => id.slice(0, id.lastIndexOf(' -> ')))
      .sort(),
  };
}

/** What of a machine was not found, and what was found that it does not have: a sentence each. */
export function foundFaults(found: Found, running: Found): string[] {
  const without = (some: readonly string[], others: readonly string[]) =>
    some.filter((one) => !others.includes(one));
  return (['states', 'branches'] as const).flatMap((kind) => [
    ...without(running[kind], found[kind]).map((one) => `not found: ${one}`),
    ...without(found[kind], running[kind]).map((one) => `not of the machine: ${one}`),
  ]);
}
