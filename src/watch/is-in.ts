import type { StateValue } from 'xstate';

/** The dotted paths of all active states of a value, the outer ones first. */
export function pathsIn(value: StateValue | null, outer = ''): readonly string[] {
  if (value === null) return [];
  if (typeof value === 'string') return [`${outer}${value}`];
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = `${outer}${key}`;
    return inner === undefined ? [path] : [path, ...pathsIn(inner, `${path}.`)];
  });
}

/** Whether a state with this dotted path is active. */
export function isIn(value: StateValue, path: string): boolean {
  return pathsIn(value).includes(path);
}
