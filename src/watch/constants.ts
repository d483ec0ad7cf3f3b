import { noFeatures } from '#machines/system/features.rules.ts';

/** Values that machines recognise by identity, such as “not told yet”: a trace adds their names. */
export const constants: Readonly<Record<string, object>> = { noFeatures };

const namesOf: ReadonlyMap<object, string> = new Map(
  Object.entries(constants).map(([name, value]) => [value, name]),
);

/** The name of such a value, to add to its parts; nothing for any other. */
export function constantName(value: object): { readonly constant?: string } {
  const constant = namesOf.get(value);
  return constant === undefined ? {} : { constant };
}
