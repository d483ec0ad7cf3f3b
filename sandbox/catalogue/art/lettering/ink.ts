import { short } from '../svg.ts';
import type { Face } from './face.ts';
import type { SetLine } from './fit.ts';

/** One layer of a lettering: `grow` pixels more on every side, moved by `x` and `y` pixels. */
export type Layer = {
  readonly colour: string;
  readonly grow?: number;
  readonly x?: number;
  readonly y?: number;
  /** Share of the face's thickness, 1 when not given. */
  readonly share?: number;
  readonly opacity?: number;
};

function transformOf(set: SetLine, face: Face): string {
  const lean = face.slant ? ` skewX(${-face.slant})` : '';
  const across = Math.round(set.scale * face.stretch * 1000) / 1000;
  return `translate(${short(set.x)} ${short(set.y)})${lean} scale(${across} ${Math.round(set.scale * 1000) / 1000})`;
}

/**
 * The lines drawn layer over layer: shadow, rim, face. `id` names the paths and must be the only one
 * in its drawing. All lines of a layer come before the next, so no rim lies on a neighbour's face.
 */
export function inkLetter(
  lines: readonly SetLine[],
  face: Face,
  id: string,
  layers: readonly Layer[],
): string {
  const joins =
    face.cap === 'round' ? 'stroke-linecap="round" stroke-linejoin="round"' : 'stroke-linecap="square"';
  const kept = lines.map(({ d }, at) => `<path id="${id}${at}" d="${d}"/>`).join('');
  const drawn = layers.map((layer) => {
    const uses = lines.map((set, at) => {
      const moved = { ...set, x: set.x + (layer.x ?? 0), y: set.y + (layer.y ?? 0) };
      const width = face.weight * (layer.share ?? 1) + ((layer.grow ?? 0) * 2) / set.scale;
      return `<use href="#${id}${at}" stroke-width="${short(width)}" transform="${transformOf(moved, face)}"/>`;
    });
    const faint = layer.opacity === undefined ? '' : ` opacity="${layer.opacity}"`;
    return `<g stroke="${layer.colour}"${faint}>${uses.join('')}</g>`;
  });
  return `<defs>${kept}</defs><g fill="none" ${joins}>${drawn.join('')}</g>`;
}
