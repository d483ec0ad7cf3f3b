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

/** The dotted paths of the innermost active states of a value: one for each region. */
export function leavesIn(value: StateValue | null): readonly string[] {
  const paths = pathsIn(value);
  return paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)));
}

/** Whether a state with this dotted path is active. */
export function isIn(value: StateValue, path: string): boolean {
  return pathsIn(value).includes(path);
}
