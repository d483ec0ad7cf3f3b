import type { Backdrop } from './backdrop.ts';
import { circle, ellipse, path, rect, repeatDrawing, short, stroke } from './svg.ts';

/** A floor of tiles running to the light; `level` is where the wall ends. */
function tiles(level: number, x: number, width: number, height: number, light: string, dark: string): string {
  const rows = [0, 18, 44, 80, 128].map((down) => level + down);
  const cells = rows.flatMap((top, row) => {
    const foot = rows[row + 1] ?? height;
    return Array.from({ length: 12 }, (_, at) => at)
      .filter((at) => (at + row) % 2 === 0)
      .map((at) => {
        const along = (edge: number, y: number) => short(x + (edge - 6) * (46 + (y - level) * 0.95));
        return `M${along(at, top)} ${top}H${along(at + 1, top)}L${along(at + 1, foot)} ${foot}H${along(at, foot)}z`;
      });
  });
  return rect(0, level, width, height - level, dark) + path(cells.join(''), light, 'opacity=".35"');
}

/** A row of arches, one behind the other, with a lamp on either side. */
const foyer: Backdrop = (_, { ink, deep, base, glow, metal, second }, { width, height, x, y }) => {
  const arch = (half: number, top: number, fill: string, rest = '') =>
    path(`M${x - half} ${height}V${top + half}a${half} ${half} 0 0 1 ${half * 2} 0V${height}z`, fill, rest);
  const niche = path(
    'M-62 400V96a62 62 0 0 1 124 0V400z',
    'url(#w)',
    `stroke="${metal.dark}" stroke-width="5"`,
  );
  const lamp = [
    circle(0, 0, 60, 'url(#g)', 'opacity=".8"'),
    path('M-15-16H15L10 20H-10z', metal.light),
    stroke('M0 20V40M-18 40H18', metal.mid, 5, 'stroke-linecap="round"'),
  ].join('');
  return [
    repeatDrawing(
      niche,
      [96, 256, 416, 1096].map((at) => `x="${at}" y="30"`),
    ),
    arch(262, -22, ink),
    arch(246, -8, base, `stroke="${metal.mid}" stroke-width="6"`),
    arch(208, 26, deep, `stroke="${metal.dark}" stroke-width="4"`),
    arch(176, 54, glow, 'opacity=".75"'),
    tiles(392, x, width, height, metal.light, deep),
    rect(x - 230, y - 230, 460, 460, 'url(#g)'),
    ellipse(x, 402, 190, 26, second.dark),
    ellipse(x, 394, 190, 26, metal.mid),
    ellipse(x, 390, 176, 21, metal.light, 'opacity=".8"'),
    repeatDrawing(
      lamp,
      [176, 336, 1200].map((at) => `x="${at}" y="170"`),
    ),
  ].join('');
};

/** The stage: cloth at both sides and above, boards below, lamps along the edge. */
const stage: Backdrop = (_, { ink, deep, base, glow, metal }, { width, height, x, y }) => {
  const folds = (from: number, count: number, towards: number) =>
    Array.from({ length: count }, (_, at) => {
      const left = from + at * 46 * towards;
      const foot = from + at * 40 * towards;
      return path(
        `M${left} 0h${46 * towards}Q${left + 52 * towards} 250 ${foot + 40 * towards} 420h${-40 * towards}Q${left + 6 * towards} 250 ${left} 0z`,
        at % 2 ? base : glow,
        'opacity=".8"',
      );
    }).join('');
  const swag = 'q80 74 160 0V0H0z';
  const bulb = circle(0, 0, 20, 'url(#g)') + circle(0, 0, 6, metal.light);
  return [
    path(`M${x - 70}-20L${x - 250} 420H${x + 250}L${x + 70}-20z`, metal.light, 'opacity=".14"'),
    path(`M${x - 330}-20L${x - 190} 420H${x + 120}L${x - 270}-20z`, glow, 'opacity=".25"'),
    path(`M${x + 330}-20L${x + 190} 420H${x - 120}L${x + 270}-20z`, glow, 'opacity=".25"'),
    rect(x - 240, y - 240, 480, 480, 'url(#g)'),
    rect(0, 396, width, 84, ink),
    stroke('M0 416H1280M0 446H1280', base, 3, 'opacity=".8"'),
    ellipse(x, 408, 230, 22, metal.mid, 'opacity=".55"'),
    folds(0, 4, 1),
    folds(width, 4, -1),
    repeatDrawing(
      path(`M0 40${swag}`, deep) + stroke('M0 40q80 74 160 0', metal.mid, 5),
      Array.from({ length: 8 }, (_, at) => `x="${at * 160}" y="0"`),
    ),
    repeatDrawing(
      bulb,
      Array.from({ length: 16 }, (_, at) => `x="${40 + at * 80}" y="${height - 14}"`),
    ),
  ].join('');
};

/** The front of the house at night: the lit sign, rays over it, bulbs round it. */
const marquee: Backdrop = (_, { ink, deep, base, glow, metal }, { width, height, x, y }) => {
  const rays = Array.from({ length: 14 }, (_, at) => {
    const turn = (at / 14) * Math.PI * 2;
    const end = (more: number) =>
      `${short(x + Math.cos(turn + more) * 1100)} ${short(y + Math.sin(turn + more) * 1100)}`;
    return `M${x} ${y}L${end(0)}L${end(0.2)}z`;
  });
  return [
    path(rays.join(''), glow, 'opacity=".2"'),
    path(`M0 ${height}V330h70v-50h90v70h80v-36h110v60h90v-90h60v90h${width}V${height}z`, ink, 'opacity=".7"'),
    path(
      'M20 350h12v16h-12zM44 350h12v16h-12zM92 304h12v16h-12zM124 304h12v16h-12zM92 340h12v16h-12zM260 336h12v16h-12zM300 336h12v16h-12zM320 370h12v16h-12zM456 306h12v16h-12zM476 340h12v16h-12z',
      metal.mid,
      'opacity=".7"',
    ),
    circle(x, y, 224, ink),
    circle(x, y, 205, base, `stroke="${metal.dark}" stroke-width="22"`),
    circle(x, y, 184, deep),
    circle(x, y, 205, 'url(#g)', 'opacity=".9"'),
    circle(
      x,
      y,
      205,
      'none',
      `stroke="${metal.light}" stroke-width="12" stroke-dasharray="0 49.5" stroke-linecap="round"`,
    ),
    rect(0, height - 30, width, 30, ink, 'opacity=".8"'),
  ].join('');
};

/** The rooms of the house that a banner can be set in. */
export const scenes: readonly Backdrop[] = [foyer, stage, marquee];
