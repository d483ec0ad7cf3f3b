import { languages } from '../book/words.ts';
import { type Sentence, type WordFacts, type WordKind, wordKey } from './word-facts.ts';

/** A sentence of the book that changed; `from` or `to` is missing where the book had none. */
export type WordChange = {
  readonly kind: WordKind;
  /** The name of what it is said of; empty for the title and the purpose of a machine. */
  readonly name: string;
  readonly from?: Sentence;
  readonly to?: Sentence;
  /** The shared file of words says it in both versions. */
  readonly shared: boolean;
};

/** What the book always says in a line of its own; of everything else it speaks beside the thing. */
const alone: readonly WordKind[] = ['title', 'purpose', 'property', 'reason'];

const none: WordFacts = { said: {}, shared: [] };

/**
 * The sentences that differ between two versions of a machine. Those of a state, event or name that came or went with the
 * chart are not among them: they are told beside it. A chapter that came or went is told by its title and purpose; of
 * the rest, only what the chart itself says of its states, in English, can differ then.
 */
export function wordChanges(before: WordFacts = none, after: WordFacts = none): readonly WordChange[] {
  const keys = [...new Set([...Object.keys(before.said), ...Object.keys(after.said)])];
  const title = wordKey('title', '');
  const chapters = title in before.said === title in after.said;
  return keys.flatMap((key) => {
    const at = key.indexOf(' · ');
    const [kind, name] = [key.slice(0, at) as WordKind, key.slice(at + 3)];
    const [from, to] = [before.said[key], after.said[key]];
    const lone = alone.includes(kind);
    const compared = lone || chapters ? languages : kind === 'state' ? (['en'] as const) : [];
    if (!lone && !(from && to)) return [];
    if (compared.every((language) => from?.[language] === to?.[language])) return [];
    const shared = !lone && before.shared.includes(key) && after.shared.includes(key);
    return [{ kind, name, ...(from ? { from } : {}), ...(to ? { to } : {}), shared }];
  });
}
