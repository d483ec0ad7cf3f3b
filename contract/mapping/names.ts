/** Names on one side, and what they are on the other. */
export type Names = Readonly<Record<string, string>>;

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function invertNames(names: Names): Names {
  return Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [theirs, ours]));
}

/** An object with other names. A field whose name is given to another field is left out: the other side has no such field. */
export function called(value: Record<string, unknown>, names: Names): Record<string, unknown> {
  const pairs = Object.entries(value);
  const given = new Set(Object.values(names));
  const known = pairs.filter(([name]) => Object.hasOwn(names, name));
  const rest = pairs.filter(([name]) => !Object.hasOwn(names, name) && !given.has(name));
  return Object.fromEntries([...rest, ...known.map(([name, held]) => [names[name], held])]);
}

/** Nothing of the contract is nested so deeply; what is deeper stays as it is. */
const deepest = 50;

/** The same inside of it too. */
export function calledThroughout(value: unknown, names: Names, levels = deepest): unknown {
  if (levels === 0) return value;
  if (Array.isArray(value)) return value.map((one) => calledThroughout(one, names, levels - 1));
  if (!isObject(value)) return value;
  const pairs = Object.entries(value).map(([name, held]) => [
    name,
    calledThroughout(held, names, levels - 1),
  ]);
  return called(Object.fromEntries(pairs), names);
}

/** A path by its longest beginning, in whole parts, that is elsewhere on the other side; null when none of it is. */
export function elsewhere(path: string, paths: Names): string | null {
  const start = Object.keys(paths)
    .filter((one) => path === one || path.startsWith(`${one}/`))
    .toSorted((one, other) => other.length - one.length)[0];
  return start === undefined ? null : `${paths[start]}${path.slice(start.length)}`;
}
