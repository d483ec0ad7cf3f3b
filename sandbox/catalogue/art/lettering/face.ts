import table from './glyphs.json' with { type: 'json' };
import { createPen, type Pen } from './pen.ts';

/**
 * How the skeletons of `glyphs.json` become letters. Units are those of the skeletons, whose capitals are
 * 100 high. The letters are our own strokes: a picture looks the same whatever fonts a device has.
 */
export type Face = {
  /** Thickness of the stroke. */
  readonly weight: number;
  /** How far a soft corner is taken back. */
  readonly radius: number;
  /** Whether soft corners are rounded or cut straight. */
  readonly corner: 'round' | 'cut';
  /** Breadth to height. Upright strokes thicken with it, level ones do not: that is the contrast. */
  readonly stretch: number;
  /** Degrees of lean to the right. */
  readonly slant: number;
  /** Room between letters beyond the stroke. */
  readonly tracking: number;
  readonly cap: 'square' | 'round';
  /** Length of the feet on upright strokes, 0 for none. */
  readonly serif: number;
};

type Vertex = { readonly x: number; readonly y: number; readonly soft: boolean };
type Stroke = { readonly vertices: readonly Vertex[]; readonly closed: boolean };
type Glyph = { readonly advance: number; readonly strokes: readonly Stroke[] };

function parsed(source: string): Stroke[] {
  return source
    .split('|')
    .filter(Boolean)
    .map((written) => {
      const marks = written.split(' ');
      const closed = marks.at(-1) === 'z';
      const vertices = (closed ? marks.slice(0, -1) : marks).map((mark) => {
        const [x = 0, y = 0] = mark.replace('*', '').split(',').map(Number);
        return { x, y, soft: mark.endsWith('*') };
      });
      return { vertices, closed };
    });
}

const glyphs: ReadonlyMap<string, Glyph> = new Map(
  Object.entries(table).map(([sign, [advance, source]]) => [
    sign,
    { advance: Number(advance), strokes: parsed(String(source)) },
  ]),
);

/** The skeletons of a sign; a space for one that has none. */
function glyphOf(sign: string): Glyph {
  return glyphs.get(sign) ?? (glyphs.get(' ') as Glyph);
}

type Place = readonly [x: number, y: number];

function toward(from: Vertex, to: Vertex, radius: number): Place {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(radius, length / 2) / length;
  return [Math.round(from.x + (to.x - from.x) * share), Math.round(from.y + (to.y - from.y) * share)];
}

function drawStroke(pen: Pen, { vertices, closed }: Stroke, face: Face, left: number): void {
  const moved = vertices.map((vertex) => ({ ...vertex, x: vertex.x + left }));
  for (const [index, at] of moved.entries()) {
    const before = moved[index - 1] ?? (closed ? moved.at(-1) : undefined);
    const after = moved[index + 1] ?? (closed ? moved[0] : undefined);
    const go = index === 0 ? pen.move : pen.line;
    if (!at.soft || !before || !after) {
      go(at.x, at.y);
      continue;
    }
    const [start, end] = [toward(at, before, face.radius), toward(at, after, face.radius)];
    go(...start);
    if (face.corner === 'cut') pen.line(...end);
    else pen.curve(at.x, at.y, ...end);
  }
  if (closed) pen.close();
}

/** Feet under and over the ends of upright strokes. */
function drawFeet(pen: Pen, { vertices, closed }: Stroke, face: Face, left: number): void {
  if (face.serif === 0 || closed || vertices.length < 2) return;
  const ends = [
    [vertices[0], vertices[1]],
    [vertices.at(-1), vertices.at(-2)],
  ] as [Vertex, Vertex][];
  for (const [end, next] of ends) {
    if (Math.abs(end.y - next.y) <= 30 || (end.y !== 0 && end.y !== 100)) continue;
    pen.move(end.x + left - face.serif, end.y);
    pen.line(end.x + left + face.serif, end.y);
  }
}

/** The path of one line of text in skeleton units, and how broad it is. Small letters become capitals. */
export function lettersOf(text: string, face: Face): { d: string; breadth: number } {
  const gap = face.weight + face.tracking + face.serif * 1.3;
  const pen = createPen();
  let left = 0;
  for (const sign of text.toUpperCase()) {
    const glyph = glyphOf(sign);
    for (const one of glyph.strokes) {
      drawStroke(pen, one, face, left);
      drawFeet(pen, one, face, left);
    }
    left = Math.round(left + glyph.advance + gap);
  }
  return { d: pen.path(), breadth: Math.max(0, left - gap) };
}
