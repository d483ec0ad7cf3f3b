/** Names on one side, and what they are on the other. */
export type Names = Readonly<Record<string, string>>;

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function inverted(names: Names): Names {
  return Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [theirs, ours]));
}

/** An object with other names. A field whose name is given to another one is left out: the other side does not know it. */
export function called(value: Record<string, unknown>, names: Names): Record<string, unknown> {
  const pairs = Object.entries(value);
  const known = pairs.filter(([name]) => Object.hasOwn(names, name));
  const rest = pairs.filter(([name]) => !Object.hasOwn(names, name));
  return Object.fromEntries([...rest, ...known.map(([name, held]) => [names[name], held])]);
}

/** The same at any depth. */
export function calledThroughout(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((one) => calledThroughout(one, names));
  if (!isObject(value)) return value;
  const pairs = Object.entries(value).map(([name, held]) => [name, calledThroughout(held, names)]);
  return called(Object.fromEntries(pairs), names);
}

/** A path by its longest beginning, in whole parts, that is elsewhere on the other side; null when none of it is. */
export function elsewhere(path: string, paths: Names): string | null {
  const start = Object.keys(paths)
    .filter((one) => path === one || path.startsWith(`${one}/`))
    .toSorted((one, other) => other.length - one.length)[0];
  return start === undefined ? null : `${paths[start]}${path.slice(start.length)}`;
}
