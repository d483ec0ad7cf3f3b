import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { eventLabel } from '../event-names.ts';
import { nodesOf, pathOf, transitionId } from '../transitions.ts';
import type { Way } from './ordinary.ts';
import { type Cut, foldedIn, standsFor } from './picture-cuts.ts';
import { markSize, marksOf } from './picture-marks.ts';
import { widthOf, wrapped } from './picture-text.ts';
import { type Guard, transitionsFrom } from './vocabulary.ts';

/** One transition as it is written: its lines of text. */
export type Caption = {
  readonly transition: AnyTransitionDefinition;
  readonly id: string;
  readonly lines: readonly string[];
};

/** What states are called in each drawing of a picture, by the name of the drawing. */
export type Titles = Readonly<Record<string, (node: AnyStateNode) => string>>;

/** A state with what is written in it. */
export type Box = {
  readonly node: AnyStateNode;
  readonly id: string;
  /** What it is called in each drawing, line by line, and the lines that all have room for. */
  readonly titles: Readonly<Record<string, readonly string[]>>;
  readonly titleLines: number;
  /** Its name in the code, where it is called something else. */
  readonly code: readonly string[];
  readonly asks: readonly string[];
  /** Transitions that change no state. */
  readonly inner: readonly Caption[];
  readonly width: number;
  readonly head: number;
  /** The ordinary way enters it at its beginning. */
  readonly begun: boolean;
};

/** An arrow: all transitions from one state to another. */
export type Arrow = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly captions: readonly Caption[];
  /** It is on the ordinary way. */
  readonly ordinary: boolean;
  readonly width: number;
  readonly height: number;
};

/** What to draw of a machine, before it has its places. */
export type Plan = { readonly boxes: readonly Box[]; readonly arrows: readonly Arrow[] };

export const sizes = { title: 14, text: 11, line: 15, pad: 10, band: 6 } as const;

function guardText(guard: Guard): string {
  if (typeof guard === 'string') return guard;
  if ('type' in guard) {
    const { params } = guard as { params?: unknown };
    const given = typeof params === 'object' && params !== null ? Object.values(params).map(String) : [];
    return given.length > 0 ? `${guard.type}: ${given.join(', ')}` : guard.type;
  }
  return `${guard.name} ${guard.guards?.map(guardText).join(', ') ?? ''}`;
}

function captionOf(transition: AnyTransitionDefinition, letters: number, mark = ''): Caption {
  const { source, eventType, guard } = transition;
  const siblings = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  const otherwise = siblings[0] === transition ? '' : ' [else]';
  const condition = guard ? ` [${guardText(guard as Guard)}]` : otherwise;
  const label = eventLabel(eventType, source.id);
  const event = label === 'always' && condition ? '' : label;
  return {
    transition,
    id: transitionId(transition),
    lines: wrapped(`${mark}${event}${condition}`.trim(), letters),
  };
}

function widest(lines: readonly string[], size: number, bold = false): number {
  return Math.max(0, ...lines.map((line) => widthOf(line, size, bold)));
}

function boxOf(node: AnyStateNode, called: Titles, shown: ReadonlySet<AnyStateNode>, begun: boolean): Box {
  const { text, title: large, line, pad, band } = sizes;
  const titles = Object.fromEntries(
    Object.entries(called).map(([name, titleOf]) => [name, wrapped(titleOf(node), 24)]),
  );
  const titleLines = Math.max(...Object.values(titles).map((lines) => lines.length));
  const code = Object.keys(called).length > 1 ? [node.key] : [];
  const folded = foldedIn(node, shown);
  const asks = [...(folded > 0 ? [`+${folded}`] : []), ...node.invoke.map(({ id }) => `» ${id}`)];
  // A state outside the picture is only named in it.
  const inner = (shown.has(node) ? transitionsFrom(node) : [])
    .filter(({ target }) => !target)
    .map((transition) => captionOf(transition, 34, '↺ '));
  const small = [...code, ...asks, ...inner.flatMap(({ lines }) => lines)];
  const marked = marksOf(node.tags).length * (markSize + 4);
  const title = Math.max(...Object.values(titles).map((lines) => widest(lines, large, true))) + marked;
  const width = Math.max(title, widest(small, text)) + 2 * pad + band;
  const head = 2 * pad + titleLines * (line + 2) + small.length * line + (small.length > 0 ? 4 : 0);
  return {
    node,
    id: node.id,
    titles,
    titleLines,
    code,
    asks,
    inner,
    width: Math.max(width, 84),
    head,
    begun,
  };
}

/** Arrows between the states of a picture by their ids, and the states outside it to which some lead. */
function arrowsIn(cut: Cut, shown: ReadonlySet<AnyStateNode>, way: Way) {
  const passages = way.steps.flatMap((step) => step.passages);
  const outside = new Set<AnyStateNode>();
  const found = new Map<string, { from: string; to: string; captions: Caption[]; ordinary: boolean }>();
  for (const node of nodesOf(cut.machine)) {
    const from = standsFor(node, shown);
    if (!from) continue;
    for (const transition of transitionsFrom(node)) {
      for (const target of transition.target ?? []) {
        const to = standsFor(target, shown) ?? target;
        // It stays within what is folded.
        if (from === to && (node !== from || target !== to)) continue;
        if (!shown.has(to)) outside.add(to);
        const id = `${pathOf(from)} > ${pathOf(to)}`;
        const arrow = found.get(id) ?? { from: from.id, to: to.id, captions: [], ordinary: false };
        arrow.ordinary ||= passages.some((one) => one.transition === transition && one.target === target);
        const caption = captionOf(transition, cut.name === '' ? 30 : 20);
        const known = arrow.captions.some(({ lines }) => lines.join(' ') === caption.lines.join(' '));
        if (!known || node === from) arrow.captions.push(caption);
        found.set(id, arrow);
      }
    }
  }
  return { found, outside };
}

/** Reads from a machine what to draw, with room for what its states are called in every drawing. */
export function planOf(cut: Cut, way: Way, called: Titles): Plan {
  const shown = new Set(cut.shown);
  const { found, outside } = arrowsIn(cut, shown, way);
  const boxes = [...shown, ...outside].map((node) => boxOf(node, called, shown, way.begun.has(node)));
  const arrows = [...found].map(([id, arrow]): Arrow => {
    const lines = arrow.captions.flatMap((caption) => caption.lines);
    return { id, ...arrow, width: widest(lines, sizes.text) + 8, height: lines.length * sizes.line + 2 };
  });
  return { boxes, arrows };
}
