import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nodesOf, pathOf, transitionsOf } from '../transitions.ts';

type Named = string | { readonly type: string };

/** The facts of one state node: its kind, the actors it runs and the actions it takes. */
export type StateFacts = Readonly<Record<'type' | 'tags' | 'runs' | 'on entry' | 'on exit', string>>;

/** The facts of one transition. Its key names its state, its event and its condition. */
export type TransitionFacts = Readonly<Record<'leads to' | 'does', string>>;

/** Everything of a chart in which two of its versions may differ, by names, as texts. */
export type ChartFacts = {
  readonly states: Readonly<Record<string, StateFacts>>;
  readonly transitions: Readonly<Record<string, TransitionFacts>>;
  /** Guards, delays and the functions of the rules, with how they are written. */
  readonly guards: Readonly<Record<string, string>>;
  readonly delays: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, string>>;
};

function names(actions: readonly unknown[]): string {
  const nameOf = (action: unknown) =>
    typeof action === 'string' ? action : ((action as Named & object).type ?? '?');
  return actions.map(nameOf).join(', ');
}

function stateFacts(node: AnyStateNode): StateFacts {
  return {
    type: node.type,
    tags: [...node.tags].sort().join(', '),
    runs: node.invoke.map(({ id }) => id).join(', '),
    'on entry': names(node.entry),
    'on exit': names(node.exit),
  };
}

function written(parts: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(parts).map(([name, part]): [string, string] => [name, String(part)]);
  return Object.fromEntries(entries.map(([name, text]) => [name, text.replace(/\s+/g, ' ')]));
}

/** Branches of one event with the same condition are told apart by their number. */
function keyed(all: readonly (readonly [string, TransitionFacts])[]): Record<string, TransitionFacts> {
  const same = (key: string, n: number) => all.slice(0, n).filter(([other]) => other === key).length;
  return Object.fromEntries(
    all.map(([key, facts], n) => [same(key, n) === 0 ? key : `${key} (${same(key, n) + 1})`, facts]),
  );
}

function transitionFacts(machine: AnyStateMachine): Record<string, TransitionFacts> {
  const ids = transitionsOf(machine).map(({ id }) => id);
  const definitions = nodesOf(machine).flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);
  return keyed(
    definitions.map(({ target, actions }, n) => {
      const key = (ids[n] ?? '').replace(/ \[\d+\]/, '').replace(/ -> .*$/, '');
      return [key, { 'leads to': target?.map(pathOf).join(', ') ?? '(stays)', does: names(actions) }];
    }),
  );
}

/** What is said of a machine; `rules` are the functions of its rules file, by name, as they are written. */
export function factsOf(machine: AnyStateMachine, rules: Readonly<Record<string, string>>): ChartFacts {
  return {
    states: Object.fromEntries(nodesOf(machine).map((node) => [pathOf(node), stateFacts(node)])),
    transitions: transitionFacts(machine),
    guards: written(machine.implementations.guards as Record<string, unknown>),
    delays: written(machine.implementations.delays as Record<string, unknown>),
    rules,
  };
}
