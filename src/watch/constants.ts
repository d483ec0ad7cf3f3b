import { noFeatures } from '#machines/system/features.rules.ts';

/** Values that machines know by being this very object, such as “not told yet”: a trace names them besides. */
export const constants: Readonly<Record<string, object>> = { noFeatures };

const namesOf: ReadonlyMap<object, string> = new Map(
  Object.entries(constants).map(([name, value]) => [value, name]),
);

/** The name of such a value, to stand among its parts; nothing for any other. */
export function constantName(value: object): { readonly constant?: string } {
  const constant = namesOf.get(value);
  return constant === undefined ? {} : { constant };
}
