import type { Random } from '#sandbox/catalogue/art/random.ts';

/** The side of the square that a piece lies in, in CSS pixels. */
export const pieceSize = 52;

/** How far outside the outline a point of that square is, in CSS pixels; negative inside. */
export type Shape = (x: number, y: number) => number;

const middle = { x: 21.5, y: 30.5 };
const half = 19.5;
const corner = 5;
const knob = 7.5;
const bay = 6.5;

/** The body of a piece: a square with round corners. */
function body(x: number, y: number): number {
  const [dx, dy] = [Math.abs(x - middle.x) - half + corner, Math.abs(y - middle.y) - half + corner];
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - corner;
}

/** A piece of a jigsaw: a knob above and one to the right, a bay below or to the left. */
export function pieceShape(random: Random): Shape {
  const low = random.below(2) === 0;
  const [bayX, bayY] = low ? [middle.x, middle.y + half - 3] : [middle.x - half + 3, middle.y];
  return (x, y) => {
    const above = Math.hypot(x - middle.x, y - (middle.y - half - 2)) - knob;
    const right = Math.hypot(x - (middle.x + half + 2), y - middle.y) - knob;
    const cut = bay - Math.hypot(x - bayX, y - bayY);
    return Math.max(Math.min(body(x, y), above, right), cut);
  };
}
