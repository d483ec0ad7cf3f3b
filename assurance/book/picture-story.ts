import type { AnyStateNode } from 'xstate';
import type { Facts } from './facts.ts';
import { type Ordinary, ordinaryOf, readOrdinary, type Way, wayThrough } from './ordinary.ts';
import { beginning } from './passage.ts';
import { type Cut, standsFor } from './picture-cuts.ts';
import { stateName } from './state-names.ts';
import type { Language, Said } from './words.ts';

/** What a story is told from. */
export type Told = Pick<Facts, 'id' | 'nodes' | 'words'>;

const says = {
  es: {
    ordinary: 'El camino ordinario',
    beside: 'a la par',
    begins: 'Comienza en',
    passes: 'Sus estados',
    ends: 'Termina en',
    aside: 'Avanzan a la par',
  },
  en: {
    ordinary: 'The ordinary way',
    beside: 'beside that',
    begins: 'It begins in',
    passes: 'Its states',
    ends: 'It ends in',
    aside: 'Side by side',
  },
} as const;

const given = readOrdinary();

/** The ordinary way through a machine, and why it has none where it has none. */
export function wayOf(told: Told, ways: Ordinary = given): { readonly way: Way; readonly none: Said | null } {
  const found = ordinaryOf(told, ways);
  return 'steps' in found ? { way: found, none: null } : { way: wayThrough([]), none: found };
}

/** What a machine is called as a whole, or one of its states. */
export function nameIn({ id, words }: Told, node: AnyStateNode, language: Language): string {
  return node.parent ? stateName(id, node, language) : words.title[language];
}

/** A state that a picture shows on the ordinary way, and whether it goes on beside the one before it; null for what is elsewhere. */
type Stop = { readonly node: AnyStateNode; readonly beside: boolean } | null;

/** The ordinary way as far as a picture shows it: what is folded or enters it from elsewhere is named as it is drawn. */
function stopsIn({ nodes, steps }: Way, cut: Cut): readonly Stop[] {
  const shown = new Set(cut.shown);
  const stops = nodes.map((node, n): Stop => {
    const step = steps[n - 1];
    const before = step ? standsFor(step.from, shown) : null;
    const box = standsFor(node, shown) ?? (before && (step?.passages[0]?.target ?? null));
    return box && { node: box, beside: step?.beside ?? false };
  });
  const once = stops.filter((stop, n) => n === 0 || stop?.node !== stops[n - 1]?.node);
  const first = once.findIndex(Boolean);
  return first === -1 ? [] : once.slice(first, once.findLastIndex(Boolean) + 1);
}

function ordinaryLine(told: Told, cut: Cut, language: Language): readonly string[] {
  const { way, none } = wayOf(told);
  if (none) return [none[language]];
  const stops = stopsIn(way, cut);
  if (stops.length < 2) return [];
  const { ordinary, beside } = says[language];
  const line = stops.map((stop, n) => {
    if (!stop) return ', …';
    const mark = stop.beside ? `; ${beside} ` : n === 0 ? '' : ', ';
    return `${mark}«${nameIn(told, stop.node, language)}»`;
  });
  return [`${ordinary}: ${line.join('')}.`];
}

/**
 * The story of a picture in a few sentences: the ordinary way as far as it shows it, where it begins, its states in order, and
 * where it may end.
 */
export function pictureStory(told: Told, cut: Cut, language: Language): string {
  const root = cut.shown[0] ?? cut.machine.root;
  const name = (node: AnyStateNode) => `«${nameIn(told, node, language)}»`;
  const parts = Object.values(root.states);
  const first = beginning(root).at(-1);
  const ends = parts.filter(({ type }) => type === 'final');
  const say = says[language];
  const list = parts.map(name).join(', ');
  return [
    `${nameIn(told, root, language)}.`,
    ...ordinaryLine(told, cut, language),
    ...(root.type === 'parallel'
      ? [`${say.aside}: ${list}.`]
      : [...(first?.parent ? [`${say.begins} ${name(first)}.`] : []), `${say.passes}: ${list}.`]),
    ...(ends.length > 0 ? [`${say.ends} ${ends.map(name).join(', ')}.`] : []),
  ].join(' ');
}
