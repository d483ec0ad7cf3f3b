import { type AnyActorLogic, type AnyMachineSnapshot, initialTransition, StateMachine } from 'xstate';
import { type CallName, calls } from '#contract/calls.ts';
import type { Facts } from './facts.ts';
import { actionNames } from './vocabulary.ts';

/** How a name reaches a machine: it is in its memory, a person or the world tells it, or a call carries it. */
export type Origin = 'memory' | 'start' | 'person' | 'world' | 'answer' | 'sent' | 'sentSealed';

/** The names of texts and numbers that a machine handles, each with the ways it comes and goes. */
export type Handled = ReadonlyMap<string, ReadonlySet<Origin>>;

const deepest = 9;

const isLeaf = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);
const isEmpty = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** Calls `take` with each named text, number or null in some data, at any depth. */
function eachLeaf(data: unknown, take: (name: string, value: unknown) => void, depth = 0): void {
  if (typeof data !== 'object' || data === null || depth > deepest || 'sessionId' in data) return;
  for (const [name, value] of Object.entries(data)) {
    const inside = Array.isArray(data) ? '' : name;
    const items = Array.isArray(value) ? value : [value];
    if (inside && (items.length === 0 || items.some(isLeaf))) take(inside, value);
    // Which fields are wrong tells nothing of what stands in them.
    if (name !== 'problems') eachLeaf(value, take, depth + 1);
  }
}

type Definition = Readonly<Record<string, unknown>> & { readonly type: string };

/** Calls `take` with each named field of a schema that is a text, a number, or a list of them. */
function eachField(schema: unknown, take: (name: string) => void, depth = 0): void {
  const def = (schema as { _zod?: { def?: Definition } } | undefined)?._zod?.def;
  if (!def || depth > deepest * 2) return;
  const inner = ['innerType', 'element', 'valueType', 'in', 'out', 'getter'].map((part) => def[part]);
  const parts = [...inner, ...((def.options ?? def.items ?? []) as unknown[])].filter(Boolean);
  for (const part of parts) eachField(typeof part === 'function' ? part() : part, take, depth + 1);
  for (const [name, field] of Object.entries((def.shape ?? {}) as Record<string, unknown>)) {
    if (holdsText(field)) take(name);
    eachField(field, take, depth + 1);
  }
}

function holdsText(schema: unknown, depth = 0): boolean {
  const def = (schema as { _zod?: { def?: Definition } } | undefined)?._zod?.def;
  if (!def || depth > deepest) return false;
  if (['string', 'number', 'int', 'boolean', 'unknown'].includes(def.type)) return true;
  const parts = [def.innerType, def.element, def.in, ...((def.options ?? []) as unknown[])];
  return parts.some((part) => holdsText(part, depth + 1));
}

/** The calls that a machine makes itself, or has an act of money make for it. */
function callsOf({ asked, model }: Facts): readonly CallName[] {
  const logics = Object.values(model.machine.implementations.actors as Record<string, AnyActorLogic>);
  const acts = logics.flatMap((logic) => {
    const send = logic instanceof StateMachine && logic.id === 'act' && logic.implementations.actors.send;
    return send ? [(send as { call?: string }).call] : [];
  });
  return [...asked.map(({ call }) => call), ...acts].filter((name) => name && name in calls) as CallName[];
}

/** The contexts that a machine may begin with. */
export function beginningsOf({ model }: Facts): readonly object[] {
  return Object.values(model.inputs ?? { start: undefined }).map((input) => {
    const [snapshot] = initialTransition(model.machine, input as never) as unknown as [AnyMachineSnapshot];
    return snapshot.context as object;
  });
}

const known = new WeakMap<Facts['model'], Handled>();

/** Everything that a machine handles: read from its own contexts, from what its model tells it, and from the contract’s schemas. */
export function handledBy(facts: Facts): Handled {
  const handled = known.get(facts.model) ?? read(facts);
  known.set(facts.model, handled);
  return handled;
}

function read(facts: Facts): Handled {
  const found = new Map<string, Set<Origin>>();
  const add = (origin: Origin) => (name: string) => {
    found.set(name, (found.get(name) ?? new Set()).add(origin));
  };
  const { events = {}, fromOutside = [], answers = {}, inputs = {} } = facts.model;
  for (const context of beginningsOf(facts)) eachLeaf(context, add('memory'));
  for (const input of Object.values(inputs)) eachLeaf(input, add('start'));
  for (const [name, event] of Object.entries(events)) {
    const from = fromOutside.includes(name) ? 'world' : 'person';
    eachLeaf(event, add(from));
    // A form’s event says which field it is about.
    const { field } = event as { field?: unknown };
    if (typeof field === 'string') add(from)(field);
  }
  for (const answer of Object.values(answers).flatMap((cases) => Object.values(cases)))
    if ('done' in answer) eachLeaf(answer.done, add('answer'));
  for (const name of callsOf(facts)) {
    const call = calls[name];
    eachField(call.input, add('sealed' in call ? 'sentSealed' : 'sent'));
    eachField(call.output, add('answer'));
  }
  return found;
}

type Assignment = { readonly assignment?: unknown };

/** A context in which each place of these names holds something. */
function filled(data: unknown, names: readonly string[], sample: string): unknown {
  if (Array.isArray(data)) return data.map((item) => filled(item, names, sample));
  if (typeof data !== 'object' || data === null || 'sessionId' in data) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      names.includes(name) && (typeof value === 'string' || value === null)
        ? sample
        : filled(value, names, sample),
    ]),
  );
}

/** How many places of these names hold something. */
function heldIn(data: unknown, names: readonly string[]): number {
  let held = 0;
  eachLeaf(data, (name, value) => {
    if (names.includes(name) && !isEmpty(value)) held += 1;
  });
  return held;
}

/** Stands for what comes with an event: an action that reads it replaces, and erases nothing. */
const unread = new Proxy(
  {},
  {
    get() {
      throw new Error('it reads its event');
    },
  },
);

function assigned(assignment: unknown, context: object): object {
  const scope = { context, event: unread, self: unread, system: unread };
  if (typeof assignment === 'function') return { ...context, ...(assignment(scope, unread) as object) };
  const parts = Object.entries((assignment ?? {}) as object).map(([key, part]) => [
    key,
    typeof part === 'function' ? (part as (...given: unknown[]) => unknown)(scope, unread) : part,
  ]);
  return { ...context, ...Object.fromEntries(parts) };
}

const erasing = new WeakMap<Facts['model'], Map<string, ReadonlySet<string>>>();

/**
 * The actions of a machine after which nothing of these names is in its memory any more: each is carried out on a memory in
 * which all of them stand. One that cannot be without the data of its event erases nothing.
 */
export function erasersOf(facts: Facts, names: readonly string[], sample: string): ReadonlySet<string> {
  const found = erasing.get(facts.model) ?? new Map<string, ReadonlySet<string>>();
  erasing.set(facts.model, found);
  const asked = names.join(' ');
  const erasers = found.get(asked) ?? tried(facts, names, sample);
  found.set(asked, erasers);
  return erasers;
}

function tried(facts: Facts, names: readonly string[], sample: string): ReadonlySet<string> {
  const contexts = beginningsOf(facts).map((context) => filled(context, names, sample) as object);
  const full = contexts.filter((context) => heldIn(context, names) > 0);
  const actions = Object.entries(facts.model.machine.implementations.actions as Record<string, Assignment>);
  return new Set(
    actions.flatMap(([name, { assignment }]) => {
      if (assignment === undefined || full.length === 0) return [];
      try {
        const after = full.map((context) => assigned(assignment, context));
        return after.every((context) => heldIn(context, names) === 0) ? [name] : [];
      } catch {
        return [];
      }
    }),
  );
}

/** Whether some of these actions is among those given. */
export function does(actions: readonly unknown[], wanted: ReadonlySet<string>): boolean {
  return actionNames(actions).some((name) => wanted.has(name));
}
