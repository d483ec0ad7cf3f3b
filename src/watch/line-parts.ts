import type { AnyMachineSnapshot, InspectionEvent, StateValue } from 'xstate';
import type { Histories, Taken } from './feed-lines.ts';
import type { Redact } from './redact.ts';

export type Context = Readonly<Record<string, unknown>>;

/** Whether a snapshot is of a machine that is there. */
export function isMachine(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;
}

/** The value of an actor's state; while its machine is being fetched, what `later` shows meanwhile. */
export function stateOf(snapshot: unknown): StateValue | null {
  return typeof snapshot === 'object' && snapshot !== null && 'value' in snapshot
    ? (snapshot.value as StateValue)
    : null;
}

/** What the history states of a machine remember, if it has any. */
export function historyOf(snapshot: AnyMachineSnapshot): { history?: Histories } {
  const entries = Object.entries(snapshot.historyValue as Record<string, { id: string }[]>);
  if (entries.length === 0) return {};
  return { history: Object.fromEntries(entries.map(([id, nodes]) => [id, nodes.map((node) => node.id)])) };
}

/** The transitions of a microstep, by names. */
export function takenIn({ _transitions }: Extract<InspectionEvent, { type: '@xstate.microstep' }>): Taken[] {
  return _transitions.map(({ source, ...rest }, at): Taken => {
    const type = rest.eventType as string;
    const among = (type === '' ? source.always : source.transitions.get(type)) ?? [];
    return [source.machine.id, source.id, type, among.indexOf(_transitions[at] as never)];
  });
}

/** What of `after` is other than `before`, redacted; its own names are the product's. */
export function changesOf(before: Context, after: Context, redact: Redact): Context {
  if (before === after) return {};
  const names = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
  return Object.fromEntries(names.map((name) => [name, redact(after[name], name)]));
}

/** An event about one field says its name: `secret.typed` brings a secret, whatever the text is called in it. */
const ofField = /^(.+)\.typed$/;

/** The data of an event, redacted; typed text is treated like the field it was typed into. */
export function eventDataOf({ type, value, typed, ...parts }: Context, redact: Redact): Context {
  const field = ofField.exec(String(type))?.[1] ?? 'value';
  const key = typeof parts.field === 'string' ? parts.field : field;
  return {
    ...changesOf({}, parts, redact),
    ...(typed === undefined ? {} : { typed: redact(typed, field === 'value' ? 'typed' : field, 'typed') }),
    ...(value === undefined ? {} : { value: redact(value, key, 'typed') }),
  };
}
