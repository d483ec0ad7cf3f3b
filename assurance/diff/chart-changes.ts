import { type ChartFacts, type Part, parts } from './facts.ts';
import { sentencesOf, type Told } from './sentences.ts';
import type { Named } from './written.ts';

/** One thing in one version: its facts, and what the book says of it and of the names in them. */
export type Side = { readonly facts: Named; readonly said: Told };

/** A change of one thing; `from` or `to` is missing where it did not exist. */
export type Change = {
  readonly what: (typeof parts)[Part];
  readonly name: string;
  readonly from?: Side;
  readonly to?: Side;
};

/** The keys of both: in the order of the second, then those that only the first has. */
export function keysOf(before: object = {}, after: object = {}): readonly string[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])];
}

/** Whether two texts differ in more than spaces and line breaks. */
export function differs(from: string | undefined, to: string | undefined): boolean {
  const plain = (text = '') => text.replace(/\s+/g, ' ');
  return plain(from) !== plain(to);
}

/** The names of the facts that differ between two sides. */
export function factsThatDiffer(from: Named = {}, to: Named = {}): readonly string[] {
  return keysOf(from, to).filter((fact) => differs(from[fact], to[fact]));
}

function changesIn(part: Part, before: ChartFacts | undefined, after: ChartFacts | undefined): Change[] {
  const what = parts[part];
  const sideOf = (chart: ChartFacts | undefined, name: string): Side | undefined => {
    const facts = chart?.[part][name];
    return chart && facts && { facts, said: sentencesOf({ what, name, facts }, chart.words.said) };
  };
  return keysOf(before?.[part], after?.[part]).flatMap((name) => {
    const [from, to] = [sideOf(before, name), sideOf(after, name)];
    if (from && to && factsThatDiffer(from.facts, to.facts).length === 0) return [];
    return [{ what, name, ...(from ? { from } : {}), ...(to ? { to } : {}) }];
  });
}

/**
 * A transition that went and one that came from the same state by the same event are one whose condition changed, where
 * there is one of each.
 */
function paired(all: readonly Change[]): readonly Change[] {
  const of = ({ from, to }: Change) => `${(from ?? to)?.facts.state} · ${(from ?? to)?.facts.event}`;
  const lone = (one: Change, side: 'from' | 'to') => {
    const same = all.filter((other) => of(other) === of(one) && other[side] && !(other.from && other.to));
    return same.length === 1 ? same[0] : undefined;
  };
  return all.flatMap((one) => {
    if (one.from && one.to) return [one];
    const [gone, came] = [lone(one, 'from'), lone(one, 'to')];
    if (!gone?.from || !came?.to) return [one];
    return one === came ? [{ ...came, from: gone.from }] : [];
  });
}

/** Another order of conditions, where no condition came or went: an order with other conditions is told by these. */
function reordered({ from, to }: Change): boolean {
  const sorted = (side: Side | undefined) => (side?.facts.asks ?? '').split(', ').sort().join(', ');
  return from !== undefined && to !== undefined && sorted(from) === sorted(to);
}

/** What came, went or changed of a machine, part by part; without one side, all of the other. */
export function changesOf(before: ChartFacts | undefined, after: ChartFacts | undefined): readonly Change[] {
  return (Object.keys(parts) as Part[]).flatMap((part) => {
    const all = changesIn(part, before, after);
    if (part === 'transitions') return paired(all);
    return part === 'orders' && before && after ? all.filter(reordered) : all;
  });
}
