import type { ElkNode, ElkPoint } from 'elkjs/lib/elk-api.js';
import type { AnyStateNode } from 'xstate';
import { anchorOf } from '#sandbox/control/pages/markdown.ts';
import { pathOf } from '../transitions.ts';
import type { Cut } from './picture-cuts.ts';
import { dotOf, goesBack, type Layout, layOut, pointsOf } from './picture-layout.ts';
import { drawMarks } from './picture-marks.ts';
import { type Arrow, type Box, type Caption, planOf, sizes, type Titles } from './picture-plan.ts';
import { escaped } from './picture-text.ts';
import { hasSection } from './vocabulary.ts';

const colours = {
  paper: '#ffffff',
  ink: '#1c2430',
  faint: '#5b6675',
  line: '#44515f',
  label: '#2b4a7d',
  fills: ['#ffffff', '#f5f7fa', '#ffffff', '#f5f7fa', '#ffffff'],
} as const;

const round = (value = 0) => Math.round(value * 10) / 10;

function textAt(x: number, y: number, value: string, more: string): string {
  // A rim in the colour of the paper keeps it readable where an arrow passes under it.
  return `<text x="${round(x)}" y="${round(y)}" stroke="${colours.paper}" stroke-width="3" stroke-linejoin="round" paint-order="stroke" ${more}>${escaped(value)}</text>`;
}

function frame({ x, y, width, height }: ElkNode, more: string, inset = 0): string {
  const side = (value = 0) => round(value - 2 * inset);
  return `<rect x="${round((x ?? 0) + inset)}" y="${round((y ?? 0) + inset)}" width="${side(width)}" height="${side(height)}" rx="8" ${more}/>`;
}

function captions(given: readonly Caption[], x: number, y: number, colour: string): string {
  let line = 0;
  const groups = given.map(({ id, lines }) => {
    const texts = lines.map((one) => {
      line += 1;
      return textAt(x, y + line * sizes.line - 4, one, `font-size="${sizes.text}" fill="${colour}"`);
    });
    return `<g data-transition="${escaped(id)}">${texts.join('')}</g>`;
  });
  return groups.join('');
}

function drawHistory({ node }: Box, { x = 0, y = 0 }: ElkNode): string {
  const mark = node.history === 'deep' ? 'H*' : 'H';
  return `<circle cx="${round(x + 13)}" cy="${round(y + 13)}" r="12" fill="${colours.paper}" stroke="${colours.line}"/>${textAt(x + 13, y + 17, mark, `font-size="11" text-anchor="middle" fill="${colours.ink}"`)}`;
}

function drawBox(box: Box, at: ElkNode, drawing: string): string {
  const { node, titles, titleLines, code, asks, inner } = box;
  const title = titles[drawing] ?? [];
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
  const below = top + titleLines * (line + 2) + 4;
  const coded = code
    .filter((one) => one !== title.join(''))
    .map((one) =>
      textAt(
        x,
        top + title.length * (line + 2) + line - 4,
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
  const captionText = captions(inner, x, under + asks.length * line, colours.label);
  return `${frame(at, rim)}${ring}${drawMarks(node.tags, at)}${names.join('')}${coded.join('')}${asked.join('')}${captionText}`;
}

function pathAlong(points: readonly ElkPoint[]): string {
  return points.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join(' ');
}

const drawn = `stroke="${colours.line}"`;
const lineTo = (marker: string) => `fill="none" stroke-width="1.2" marker-end="url(#${marker})"`;

function drawArrow({ id, captions: given }: Arrow, { edges }: Layout, turned: boolean, line: string): string {
  const path = pathAlong(pointsOf(edges.get(id), turned));
  const { x = 0, y = 0 } = edges.get(id)?.labels?.[0] ?? {};
  let lines = 0;
  // Several transitions share an arrow: each has its own path, to be lit, and the first is the visible one.
  return given
    .map((caption, n) => {
      const text = captions([caption], x + 4, y + lines * sizes.line, colours.label);
      lines += caption.lines.length;
      return text.replace('>', `><path d="${path}" ${n === 0 ? drawn : 'stroke="none"'} ${line}/>`);
    })
    .join('\n');
}

function drawBeginnings(layout: Layout, boxes: readonly Box[], line: string): string {
  return boxes
    .flatMap(({ id }) => {
      const [dot, edge] = [layout.nodes.get(dotOf(id)), layout.edges.get(dotOf(id))];
      if (!dot || !edge) return [];
      return [
        `<circle cx="${round((dot.x ?? 0) + 6)}" cy="${round((dot.y ?? 0) + 6)}" r="6" fill="${colours.ink}"/><path d="${pathAlong(pointsOf(edge, false))}" ${drawn} ${line}/>`,
      ];
    })
    .join('\n');
}

/** Leads from a box to the section of its state, by a pointer: for a keyboard the contents list has all sections. */
function ledTo(node: AnyStateNode, state: string): string {
  if (!node.parent || !hasSection(node)) return state;
  return `<a href="#${anchorOf(`\`${pathOf(node)}\``)}" tabindex="-1">${state}</a>`;
}

/**
 * The picture of a machine, or of a part of it, in each drawing, by its name: its states inside each other, its transitions
 * between them, all in the same places; the same for the same machine. `told` is its title for those who can't see it: a drawing with one stands in a chapter, and its boxes lead to their sections.
 */
export async function drawPictures(
  cut: Cut,
  called: Titles,
  told: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> {
  const plan = planOf(cut, called);
  const layout = await layOut(plan);
  const [width, height] = [Math.ceil(layout.width), Math.ceil(layout.height)];
  // Several pictures may stand in one page.
  const marker = cut.name === '' ? 'arrow' : `arrow-${cut.name}`;
  const line = lineTo(marker);
  const lines = plan.arrows.map((arrow) => drawArrow(arrow, layout, goesBack(arrow, plan), line));
  const pictures = Object.keys(called).map((drawing) => {
    const states = plan.boxes.map((box) => {
      const at = layout.nodes.get(box.id) ?? { id: box.id };
      const state = `<g data-state="${escaped(pathOf(box.node))}">${drawBox(box, at, drawing)}</g>`;
      return drawing in told ? ledTo(box.node, state) : state;
    });
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Arial, Helvetica, 'Liberation Sans', sans-serif" role="img">
<title>${escaped(told[drawing] ?? cut.machine.id)}</title>
<defs><marker id="${marker}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0 0 L10 5 L0 10 z" fill="${colours.line}"/></marker></defs>
<rect width="${width}" height="${height}" rx="6" fill="${colours.paper}"/>
${states.join('\n')}
${drawBeginnings(layout, plan.boxes, line)}
${lines.join('\n')}
</svg>
`;
    return [drawing, picture] as const;
  });
  return new Map(pictures);
}
