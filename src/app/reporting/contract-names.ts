import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** What stands around a schema and has no names of its own. */
function unwrapped({ _zod: { def } }: Schema): readonly Schema[] {
  const {
    innerType,
    options,
    left,
    right,
    in: before,
    out: after,
  } = def as unknown as {
    innerType?: Schema;
    options?: readonly Schema[];
    left?: Schema;
    right?: Schema;
    in?: Schema;
    out?: Schema;
  };
  return [innerType, ...(options ?? []), left, right, before, after].filter((one) => one !== undefined);
}

/** The schemas one step further along a path: those of a field that has the name, or those of any entry. */
function step(schema: Schema, key: PropertyKey): readonly (readonly [name: string, next: Schema])[] {
  const { shape, element, items, valueType } = schema._zod.def as unknown as {
    shape?: Readonly<Record<string, Schema>>;
    element?: Schema;
    items?: readonly Schema[];
    valueType?: Schema;
  };
  if (shape) {
    const field = typeof key === 'string' && Object.hasOwn(shape, key) ? shape[key] : undefined;
    return field ? [[String(key), field]] : [];
  }
  const entries = element ? [element] : (items ?? (valueType ? [valueType] : []));
  if (entries.length > 0) return entries.map((entry) => ['*', entry]);
  return unwrapped(schema).flatMap((inner) => step(inner, key));
}

/**
 * A path to a field of an answer by the names that the contract has for it: `data.*.balance`. An entry of a list or of a
 * record is `*`, and so is whatever the contract does not know: a key may be what somebody is called.
 */
export function contractPath(schema: Schema, path: readonly PropertyKey[]): string {
  let here: readonly Schema[] = [schema];
  const names = path.map((key) => {
    const found = here.flatMap((one) => step(one, key));
    here = found.map(([, next]) => next);
    const [name = '*'] = found.map(([known]) => known);
    return /^\w+$/.test(name) ? name : '*';
  });
  return names.join('.').slice(0, 200);
}
