import type { ElkPoint } from 'elkjs/lib/elk-api.js';
import { captionAt, colours, round, type Says } from './picture-ink.ts';
import { dotOf, goesBack, type Layout, pointsOf } from './picture-layout.ts';
import type { Arrow, Plan } from './picture-plan.ts';
import { sizes } from './picture-plan.ts';

/** How the arrows of a drawing look: by what their heads are called, thick on the ordinary way or all alike, and what they say. */
export type Pencil = { readonly head: string; readonly thick: boolean; readonly says: Says | undefined };

/** The part of a thick line that its head covers, in pixels: the line itself ends before it. */
const covered = 7;

/** The heads of thin and of thick arrows, to be referred to by their names. */
export function arrowHeads({ head, thick }: Pencil): string {
  const of = (id: string, tip: number, size: number, colour: string) =>
    `<marker id="${id}" viewBox="0 0 10 10" refX="${tip}" refY="5" markerWidth="${size}" markerHeight="${size}" orient="auto-start-reverse"><path d="M0 0 L10 5 L0 10 z" fill="${colour}"/></marker>`;
  return `<defs>${of(head, 9, 8, colours.line)}${thick ? of(`${head}-way`, 4, 4.4, colours.ink) : ''}</defs>`;
}

/** A line that ends so many pixels before where it would, and keeps its direction. */
function shortened(points: readonly ElkPoint[], by: number): readonly ElkPoint[] {
  const [before, last] = points.slice(-2);
  if (!before || !last) return points;
  const length = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const kept = Math.max(1, length - by) / length;
  const end = { x: before.x + (last.x - before.x) * kept, y: before.y + (last.y - before.y) * kept };
  return [...points.slice(0, -1), end];
}

function lineAlong(points: readonly ElkPoint[], { head }: Pencil, thick: boolean, visible = true): string {
  const places = thick ? shortened(points, covered) : points;
  const path = places.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join(' ');
  const colour = visible ? (thick ? colours.ink : colours.line) : 'none';
  const [width, marker] = thick ? ['3', `${head}-way`] : ['1.2', head];
  return `<path d="${path}" stroke="${colour}" fill="none" stroke-width="${width}" marker-end="url(#${marker})"/>`;
}

function drawArrow(arrow: Arrow, plan: Plan, { edges }: Layout, pencil: Pencil): string {
  const { id, captions, ordinary } = arrow;
  const points = pointsOf(edges.get(id), goesBack(arrow, plan));
  const { x = 0, y = 0 } = edges.get(id)?.labels?.[0] ?? {};
  let lines = 0;
  // Several transitions share an arrow: each has its own path, to be lit, and the first is the visible one.
  const drawn = captions.map((caption, n) => {
    const before = lineAlong(points, pencil, ordinary && pencil.thick, n === 0);
    const top = y + lines * sizes.line + n * sizes.gap;
    lines += caption.lines.length;
    return captionAt(caption, x + 4, top, { says: pencil.says, before });
  });
  return drawn.join('\n');
}

/** The arrows of a picture: those of the ordinary way first, so that no thick line passes over what is written. */
export function drawArrows(plan: Plan, layout: Layout, pencil: Pencil): string {
  const inTurn = [
    ...plan.arrows.filter(({ ordinary }) => ordinary && pencil.thick),
    ...plan.arrows.filter(({ ordinary }) => !(ordinary && pencil.thick)),
  ];
  return inTurn.map((arrow) => drawArrow(arrow, plan, layout, pencil)).join('\n');
}

/** The dots at which states with parts begin, with their arrows. */
export function drawBeginnings({ boxes }: Plan, layout: Layout, pencil: Pencil): string {
  return boxes
    .flatMap(({ id, begun }) => {
      const [dot, edge] = [layout.nodes.get(dotOf(id)), layout.edges.get(dotOf(id))];
      if (!dot || !edge) return [];
      const line = lineAlong(pointsOf(edge, false), pencil, begun && pencil.thick);
      return [
        `<circle cx="${round((dot.x ?? 0) + 6)}" cy="${round((dot.y ?? 0) + 6)}" r="6" fill="${colours.ink}"/>${line}`,
      ];
    })
    .join('\n');
}
