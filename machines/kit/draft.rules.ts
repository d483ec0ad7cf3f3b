import type { EventObject } from 'xstate';
import { neverKept, secretName } from './secrets.rules.ts';

/**
 * How a form is filled in again after a reload: what a person would do to an untouched one, so that it comes to hold what is
 * typed in this one. Nothing that is no work: an untouched form has no events, or always the same ones.
 */
export type Draft<Context, Event extends EventObject> = (context: Context) => readonly Event[];

/** An event of a person as it is kept. */
export type Kept = EventObject & { readonly field?: string };

/** What is filled in, field by field: texts that were typed, and what was picked. */
export function fieldsTyped<Fields extends object>(fields: Fields) {
  type Field = keyof Fields & string;
  type Value = NonNullable<Fields[Field]>;
  return (Object.entries(fields) as [Field, Value | '' | null | undefined][]).flatMap(([field, value]) =>
    value === '' || value === null || value === undefined
      ? []
      : [{ type: 'field.changed' as const, field, value: value as Value }],
  );
}

/** How the form of an act (act-form.ts) is filled in again. */
export function actDraft<Fields extends object>({ fields }: { readonly fields: Fields }) {
  return fieldsTyped(fields);
}

function holdsSecret(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, part]) => secretName.test(name) || holdsSecret(part));
}

/** Without what is never kept, whichever form it comes from: `secret.typed`, a field of a code, a part with a password. */
export function withoutSecrets<Event extends Kept>(events: readonly Event[]): readonly Event[] {
  return events.filter((event) => {
    const about = event.field ?? event.type.split('.')[0] ?? '';
    return !neverKept(about) && !holdsSecret(event);
  });
}

/** The name that a form is kept under: its machine's, and of what it is, where there could be several. */
export function draftName(machine: string, about: string): string {
  return about === '' ? machine : `${machine} ${about}`;
}
