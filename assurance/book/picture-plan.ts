import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nodesOf, pathOf, transitionId } from '../walk/transitions.ts';
import type { Way } from './ordinary.ts';
import { type Cut, foldedIn, standsFor } from './picture-cuts.ts';
import { markSize, marksOf } from './picture-marks.ts';
import { widthOf, wrapped } from './picture-text.ts';
import { transitionsFrom } from './vocabulary.ts';

/** One transition as it is written: its lines of text. */
export type Caption = {
  readonly transition: AnyTransitionDefinition;
  readonly id: string;
  readonly lines: readonly string[];
};

/**
 * What is written in a drawing: what its states, transitions and actors are called; `coded` where a state's name in the code
 * stands beneath.
 */
export type Lettering = {
  readonly called: (node: AnyStateNode) => string;
  readonly captioned: (transition: AnyTransitionDefinition) => string;
  /** An actor that a state starts, by the id of its invoke. */
  readonly asked: (id: string) => string;
  readonly coded: boolean;
};

/** A state with what is written in it. */
export type Box = {
  readonly node: AnyStateNode;
  readonly id: string;
  /** What it is called, line by line. */
  readonly title: readonly string[];
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

/** In pixels; `gap` is between two captions of one arrow. */
export const sizes = { title: 14, text: 11, line: 15, pad: 10, band: 6, gap: 5 } as const;

function captionOf(
  transition: AnyTransitionDefinition,
  { captioned }: Lettering,
  letters: number,
  mark = '',
): Caption {
  return {
    transition,
    id: transitionId(transition),
    lines: wrapped(`${mark}${captioned(transition)}`, letters),
  };
}

function widest(lines: readonly string[], size: number, bold = false): number {
  return Math.max(0, ...lines.map((line) => widthOf(line, size, bold)));
}

function boxOf(
  node: AnyStateNode,
  lettering: Lettering,
  shown: ReadonlySet<AnyStateNode>,
  begun: boolean,
): Box {
  const { text, title: large, line, pad, band } = sizes;
  const title = wrapped(lettering.called(node), 24);
  const code = lettering.coded && node.key !== title.join('') ? [node.key] : [];
  const folded = foldedIn(node, shown);
  const asks = [
    ...(folded > 0 ? [`+${folded}`] : []),
    ...node.invoke.flatMap(({ id }) => wrapped(`» ${lettering.asked(id)}`, 26)),
  ];
  // A state outside the picture is only named in it.
  const inner = (shown.has(node) ? transitionsFrom(node) : [])
    .filter(({ target }) => !target)
    .map((transition) => captionOf(transition, lettering, 26, '↺ '));
  const small = [...code, ...asks, ...inner.flatMap(({ lines }) => lines)];
  const marked = marksOf(node.tags).length * (markSize + 4);
  const width = Math.max(widest(title, large, true) + marked, widest(small, text)) + 2 * pad + band;
  const head = 2 * pad + title.length * (line + 2) + small.length * line + (small.length > 0 ? 4 : 0);
  return {
    node,
    id: node.id,
    title,
    code,
    asks,
    inner,
    width: Math.max(width, 84),
    head,
    begun,
  };
}

/** Arrows between the states of a picture by their ids, and the states outside it to which some lead. */
function arrowsIn(cut: Cut, shown: ReadonlySet<AnyStateNode>, way: Way, lettering: Lettering) {
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
        const caption = captionOf(transition, lettering, cut.name === '' ? 20 : 16);
        const known = arrow.captions.some(({ lines }) => lines.join(' ') === caption.lines.join(' '));
        if (!known || node === from) arrow.captions.push(caption);
        found.set(id, arrow);
      }
    }
  }
  return { found, outside };
}

/** Reads from a machine what to draw, with room for what is written in a drawing. */
export function planOf(cut: Cut, way: Way, lettering: Lettering): Plan {
  const shown = new Set(cut.shown);
  const { found, outside } = arrowsIn(cut, shown, way, lettering);
  const boxes = [...shown, ...outside].map((node) => boxOf(node, lettering, shown, way.begun.has(node)));
  const arrows = [...found].map(([id, arrow]): Arrow => {
    const lines = arrow.captions.flatMap((caption) => caption.lines);
    const height = lines.length * sizes.line + (arrow.captions.length - 1) * sizes.gap + 2;
    return { id, ...arrow, width: widest(lines, sizes.text) + 8, height };
  });
  return { boxes, arrows };
}
