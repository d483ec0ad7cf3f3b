import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { builtIn, eventLabel } from '../walk/event-names.ts';
import { guardLabel, nodesOf, pathOf } from '../walk/transitions.ts';
import type { WordFacts } from './word-facts.ts';
import type { Named, Written } from './written.ts';

/** The parts that are compared by name, and what one of each is called. */
export const parts = {
  states: 'state',
  transitions: 'transition',
  orders: 'order',
  guards: 'guard',
  delays: 'delay',
  actions: 'action',
  actors: 'actor',
  rules: 'rule',
} as const;

export type Part = keyof typeof parts;

/**
 * Everything of a chart in which two of its versions may differ, by names. The key of a transition names its state, its
 * event and its condition; `orders` tells in which order the conditions of one event are asked, where there are several.
 */
export type ChartFacts = Readonly<Record<Part, Readonly<Record<string, Named>>>> & {
  readonly audited: boolean;
  readonly money: boolean;
  readonly words: WordFacts;
};

/** The names of actions, but for those by which the machine arms and cancels its own timers. */
function names(actions: readonly unknown[]): string {
  const ofTimers: readonly string[] = [builtIn.raise, builtIn.cancel];
  const nameOf = (action: unknown) =>
    typeof action === 'string' ? action : ((action as { type?: string }).type ?? '?');
  return actions
    .map(nameOf)
    .filter((name) => !ofTimers.includes(name))
    .join(', ');
}

/** A value of the chart as text; functions as they are written. */
function shown(value: unknown): string {
  if (value === undefined) return '';
  const text = JSON.stringify(value, (_, part) => (typeof part === 'function' ? String(part) : part));
  return (text ?? '').replace(/\s+/g, ' ');
}

/** What the chart gives to guards and actions, by their names; those without anything are left out. */
function given(all: readonly unknown[]): string {
  return all
    .flatMap((one) => {
      const { type = '', params } = (one ?? {}) as { type?: string; params?: unknown };
      const said = typeof params === 'function' ? String(params).replace(/\s+/g, ' ') : shown(params);
      return said ? [`${type}: ${said}`] : [];
    })
    .join('; ');
}

const isNamed = (action: unknown) => names([action]) !== '';

function stateFacts(node: AnyStateNode): Named {
  const begins = node.type === 'compound' ? node.initial.target.map(pathOf).join(', ') : '';
  const inputs = node.invoke.map(({ id, input }) => ({ type: id, params: input }));
  const { context, output } = node.config as { context?: unknown; output?: unknown };
  return {
    type: node.type,
    tags: [...node.tags].sort().join(', '),
    begins,
    runs: node.invoke.map(({ id }) => id).join(', '),
    entry: names(node.entry),
    exit: names(node.exit),
    step: Object.entries(node.meta ?? {})
      .map(([name, value]) => (name === 'step' ? String(value) : `${name}: ${shown(value)}`))
      .join(', '),
    given: given([
      { type: 'context', params: context },
      { type: 'output', params: output },
      ...inputs,
      ...node.entry.filter(isNamed),
      ...node.exit.filter(isNamed),
    ]),
  };
}

function transitionFacts(transition: AnyTransitionDefinition): Named {
  const { source, eventType, guard, target, actions, reenter } = transition;
  return {
    state: pathOf(source),
    event: eventLabel(eventType, source.id),
    if: guard ? guardLabel(guard as Parameters<typeof guardLabel>[0]) : '',
    leads: target?.map(pathOf).join(', ') ?? '(stays)',
    does: names(actions),
    reenters: reenter ? 'yes' : '',
    given: given([guard, ...actions]),
  };
}

const eventKey = ({ state, event }: Named) => `${state} · ${event}`;
const keyOf = (facts: Named) => `${eventKey(facts)}${facts.if ? ` if ${facts.if}` : ''}`;

/** Branches of one event with the same condition are told apart by their number. */
function keyed(all: readonly Named[]): Record<string, Named> {
  const same = (facts: Named, n: number) =>
    all.slice(0, n).filter((other) => keyOf(other) === keyOf(facts)).length;
  return Object.fromEntries(
    all.map((facts, n) => [
      same(facts, n) === 0 ? keyOf(facts) : `${keyOf(facts)} (${same(facts, n) + 1})`,
      facts,
    ]),
  );
}

function ordersOf(all: readonly Named[]): Record<string, Named> {
  const events = [...new Set(all.map(eventKey))];
  return Object.fromEntries(
    events.flatMap((key) => {
      const branches = all.filter((one) => eventKey(one) === key).map((one) => one.if || '(otherwise)');
      return branches.length > 1 ? [[key, { asks: branches.join(', ') }]] : [];
    }),
  );
}

const noWords: WordFacts = { said: {}, shared: [] };

/** What is said of a machine, from its definition, from what is written beside it, and from the words of the book. */
export function factsOf(
  machine: AnyStateMachine,
  written: Partial<Written> = {},
  words: WordFacts = noWords,
): ChartFacts {
  const transitions = nodesOf(machine)
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .map(transitionFacts);
  const texts = (all: Named = {}) =>
    Object.fromEntries(Object.entries(all).map(([name, text]) => [name, { written: text }]));
  return {
    audited: machine.root.tags.includes('audited'),
    money: written.money ?? false,
    states: Object.fromEntries(nodesOf(machine).map((node) => [pathOf(node), stateFacts(node)])),
    transitions: keyed(transitions),
    orders: ordersOf(transitions),
    guards: texts(written.guards),
    delays: texts(written.delays),
    actions: texts(written.actions),
    actors: texts(written.actors),
    rules: texts(written.rules),
    words,
  };
}
