import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { AnyStateNode } from 'xstate';
import { anchorOf } from '#sandbox/control/pages/markdown.ts';
import { pathOf } from '../walk/transitions.ts';
import type { Way } from './ordinary.ts';
import { arrowHeads, drawArrows, drawBeginnings } from './picture-arrows.ts';
import type { Cut } from './picture-cuts.ts';
import { captionAt, colours, round, type Says, textAt } from './picture-ink.ts';
import { layOut } from './picture-layout.ts';
import { drawMarks } from './picture-marks.ts';
import { type Box, type Lettering, planOf, sizes } from './picture-plan.ts';
import { escaped } from './picture-text.ts';
import { hasSection } from './vocabulary.ts';

function frame({ x, y, width, height }: ElkNode, more: string, inset = 0): string {
  const side = (value = 0) => round(value - 2 * inset);
  return `<rect x="${round((x ?? 0) + inset)}" y="${round((y ?? 0) + inset)}" width="${side(width)}" height="${side(height)}" rx="8" ${more}/>`;
}

function drawHistory({ node }: Box, { x = 0, y = 0 }: ElkNode): string {
  const mark = node.history === 'deep' ? 'H*' : 'H';
  return `<circle cx="${round(x + 13)}" cy="${round(y + 13)}" r="12" fill="${colours.paper}" stroke="${colours.line}"/>${textAt(x + 13, y + 17, mark, `font-size="11" text-anchor="middle" fill="${colours.ink}"`)}`;
}

function drawBox(box: Box, at: ElkNode, says: Says | undefined): string {
  const { node, title, code, asks, inner } = box;
  const { pad, band, line } = sizes;
  if (node.type === 'history') return drawHistory(box, at);
  const fill = colours.fills[node.path.length % colours.fills.length];
  const dashed = node.parent?.type === 'parallel' ? ' stroke-dasharray="6 4"' : '';
  const rim = `fill="${fill}" stroke="${colours.line}" stroke-width="1.2"${dashed}`;
  const ring = node.type === 'final' ? frame(at, `fill="none" stroke="${colours.line}"`, 3) : '';
  const x = (at.x ?? 0) + pad + band;
  const top = (at.y ?? 0) + pad;
  const names = title.map((one, n) =>
    textAt(
      x,
      top + (n + 1) * (line + 2) - 3,
      one,
      `font-size="${sizes.title}" font-weight="bold" fill="${colours.ink}"`,
    ),
  );
  const below = top + title.length * (line + 2) + 4;
  const coded = code.map((one) =>
    textAt(
      x,
      below + line - 8,
      one,
      `font-size="${sizes.text}" font-family="monospace" fill="${colours.faint}"`,
    ),
  );
  const under = below + code.length * line;
  const asked = asks.map((one, n) =>
    textAt(
      x,
      under + (n + 1) * line - 4,
      one,
      `font-size="${sizes.text}" font-style="italic" fill="${colours.faint}"`,
    ),
  );
  let written = asks.length;
  const within = inner.map((caption) => {
    const y = under + written * line;
    written += caption.lines.length;
    return captionAt(caption, x, y, { says });
  });
  return `${frame(at, rim)}${ring}${drawMarks(node.tags, at)}${names.join('')}${coded.join('')}${asked.join('')}${within.join('')}`;
}

/** Leads from a box to the section of its state, by a pointer: for a keyboard the contents list has all sections. */
function ledTo(node: AnyStateNode, state: string): string {
  if (!node.parent || !hasSection(node)) return state;
  return `<a href="#${anchorOf(`\`${pathOf(node)}\``)}" tabindex="-1">${state}</a>`;
}

/**
 * A picture that is to be drawn: what is written in it and, where it stands in a chapter, what it is told as to those who
 * can’t see it, and what a transition says. In a chapter the ordinary way is thick, and boxes lead to their sections.
 */
export type Drawing = Lettering & { readonly chapter?: { readonly told: string; readonly says: Says } };

/** The picture of a machine, or of a part of it: its states inside each other, its transitions between them; the same for the same machine. */
export async function drawPicture(cut: Cut, way: Way, { chapter, ...lettering }: Drawing): Promise<string> {
  const plan = planOf(cut, way, lettering);
  const layout = await layOut(plan);
  const [width, height] = [Math.ceil(layout.width), Math.ceil(layout.height)];
  // Several pictures may stand in one page.
  const head = cut.name === '' ? 'arrow' : `arrow-${cut.name}`;
  const pencil = { head, thick: chapter !== undefined, says: chapter?.says };
  const states = plan.boxes.map((box) => {
    const at = layout.nodes.get(box.id) ?? { id: box.id };
    const state = `<g data-state="${escaped(pathOf(box.node))}">${drawBox(box, at, chapter?.says)}</g>`;
    return chapter ? ledTo(box.node, state) : state;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Arial, Helvetica, 'Liberation Sans', sans-serif" role="img">
<title>${escaped(chapter?.told ?? cut.machine.id)}</title>
${arrowHeads(pencil)}
<rect width="${width}" height="${height}" rx="6" fill="${colours.paper}"/>
${states.join('\n')}
${drawBeginnings(plan, layout, pencil)}
${drawArrows(plan, layout, pencil)}
</svg>
`;
}
