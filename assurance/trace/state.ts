import type { StateValue } from 'xstate';

/** The value of a state in one line. */
export function textOf(value: StateValue | null): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The innermost states of a value, dotted. */
export function statesOf(value: StateValue | null): readonly string[] {
  if (value === null) return [];
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([state, inner]) => {
    const deeper = statesOf(inner ?? null).map((one) => `${state}.${one}`);
    return deeper.length > 0 ? deeper : [state];
  });
}
