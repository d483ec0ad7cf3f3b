import { randomName } from './random-name.ts';

/** Why a part of the page is not there: it never came, or it broke; `reference` finds a crash in the reports. */
export type PartFailure =
  | { readonly kind: 'lost' }
  | { readonly kind: 'crashed'; readonly reference: string };

/** A part that did not come, or not in time. */
export class PartLost extends Error {}

/** What Chromium, Firefox and Safari say when a script did not come; one that came and broke throws its own error. */
const notCome =
  /dynamically imported module|importing a module script failed|not a valid JavaScript MIME type/i;

const references = new WeakMap<object, string>();

/** The reference of whatever broke: the same one each time that this very thing is asked about. */
export function referenceOf(broken: unknown): string {
  const thing = typeof broken === 'object' && broken !== null ? broken : undefined;
  const known = thing && references.get(thing);
  if (known) return known;
  const reference = randomName(4);
  if (thing) references.set(thing, reference);
  return reference;
}

/** What a person reads about an error that a part threw, while it was fetched or drawn. */
export function failureOf(thrown: unknown): PartFailure {
  const lost = thrown instanceof PartLost || (thrown instanceof Error && notCome.test(thrown.message));
  return lost ? { kind: 'lost' } : { kind: 'crashed', reference: referenceOf(thrown) };
}
