import type { CallOutput } from '#contract/calls.ts';
import type { Vendor } from '#contract/games.ts';

/** A vendor of a category, known by its code. */
export function vendor(code: string, gameType: string, more: Partial<Vendor> = {}): Vendor {
  return { accountTypeId: 1, vassalage: code, displayName: `Casa ${code}`, isHot: 0, gameType, ...more };
}

/** The answer of the vendor call: so many vendors in each category. */
export function vendorsAnswer(counts: Readonly<Record<string, number>>): CallOutput<'games.vendors'> {
  const lanes = Object.entries(counts).map(([title, count]) => ({
    title,
    cards: Array.from({ length: count }, (_, at) => vendor(`${title}${at + 1}`, title)),
  }));
  return { data: { lanes } };
}
