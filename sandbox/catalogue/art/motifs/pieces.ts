import { faces } from '../lettering/faces.ts';
import { setLine } from '../lettering/fit.ts';
import type { Tones } from '../palette.ts';
import { circle, group, line, path, polar, rect, repeatDrawing, short, stroke, transformOf } from '../svg.ts';

/** A star of `points` points round the origin. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) =>
    polar(at % 2 ? inner : outer, (at * 180) / points),
  );
  return line(corners, true);
}

/** A place and the size of what stands there. */
export type Spot = readonly [x: number, y: number, size: number];

/** Glints of light: four points with hollow sides. */
export function glints(spots: readonly Spot[], colour: string): string {
  const drawn = spots.map(([x, y, size]) => {
    const s = Math.round(size);
    return `M${Math.round(x)} ${Math.round(y) - s}q0 ${s} ${s} ${s}q-${s} 0-${s} ${s}q0-${s}-${s}-${s}q${s} 0 ${s}-${s}z`;
  });
  return path(drawn.join(''), colour);
}

/** A coin seen a little from below, a star on it. */
export function coin(radius: number, metal: Tones): string {
  return [
    circle(0, radius * 0.13, radius, metal.dark),
    circle(0, 0, radius, metal.mid),
    circle(0, 0, radius * 0.76, 'none', `stroke="${metal.light}" stroke-width="${short(radius * 0.1)}"`),
    path(star(5, radius * 0.52, radius * 0.23), metal.light),
  ].join('');
}

/** A text and the middle of where it stands. */
export type Sign = readonly [text: string, x: number, y: number];

/** Short texts, `size` high, drawn as strokes in one colour. */
function signs(all: readonly Sign[], size: number, colour: string): string {
  const face = faces.marquee;
  const drawn = all.map(([text, x, y]) => {
    const set = setLine(text, face, size, x, y - size / 2, 'middle');
    const scale = Math.round(set.scale * 1000) / 1000;
    return `<path d="${set.d}" ${transformOf(set.x, set.y).replace(/"$/, `scale(${scale})"`)}/>`;
  });
  const ink = `fill="none" stroke="${colour}" stroke-width="${face.weight}" stroke-linecap="square"`;
  return group(drawn.join(''), ink);
}

/** One short text, centred on a point. */
export function sign(text: string, size: number, colour: string, x = 0, y = 0): string {
  return signs([[text, x, y]], size, colour);
}

/** One ball of a draw: where it lies, its colour and its number. */
export type Ball = { readonly x: number; readonly y: number; readonly tones: Tones; readonly number: string };

/** Balls of one size with their numbers; those of one colour share their drawing. */
export function balls(radius: number, all: readonly Ball[], paper: string, ink: string): string {
  const body = (tones: Tones) =>
    [
      circle(0, 0, radius, tones.dark),
      circle(-radius * 0.06, -radius * 0.08, radius * 0.91, tones.mid),
      circle(0, radius * 0.04, radius * 0.58, paper),
      stroke(
        `M${short(-radius * 0.72)} ${short(-radius * 0.32)}A${short(radius * 0.8)} ${short(radius * 0.8)} 0 0 1 ${short(-radius * 0.2)} ${short(-radius * 0.76)}`,
        tones.light,
        radius * 0.12,
        'stroke-linecap="round"',
      ),
    ].join('');
  const colours = [...new Set(all.map(({ tones }) => tones))];
  const bodies = colours.map((tones) =>
    repeatDrawing(
      body(tones),
      all.filter((one) => one.tones === tones).map(({ x, y }) => transformOf(x, y)),
    ),
  );
  const numbers = all.map(({ x, y, number }): Sign => [number, x, y + radius * 0.04]);
  return bodies.join('') + signs(numbers, radius * 0.52, ink);
}

/** A chip of the table, seen from above. */
export function chip(radius: number, tones: Tones, paper: string): string {
  const edge = short((radius * 0.85 * 2 * Math.PI) / 16);
  return [
    circle(0, radius * 0.1, radius, tones.dark),
    circle(0, 0, radius, tones.mid),
    circle(
      0,
      0,
      radius * 0.85,
      'none',
      `stroke="${paper}" stroke-width="${short(radius * 0.3)}" stroke-dasharray="${edge}"`,
    ),
    circle(0, 0, radius * 0.6, tones.dark),
    circle(0, 0, radius * 0.5, paper),
  ].join('');
}

/** The four signs of French cards, each within 10 of the origin. */
export const suits = {
  heart: 'M0 9C-13-1-9-9-5-9C-2-9-1-7 0-5C1-7 2-9 5-9C9-9 13-1 0 9z',
  spade: 'M0-10C12-1 9 6 5 6C3 6 1.5 5 1 3L3 9H-3L-1 3C-1.5 5-3 6-5 6C-9 6-12-1 0-10z',
  diamond: 'M0-10L7.5 0L0 10L-7.5 0z',
  club: 'M0-10a4.5 4.5 0 0 1 3.5 7.4a4.5 4.5 0 1 1-2.3 6.1L3 9H-3L-1.2 3.5a4.5 4.5 0 1 1-2.3-6.1A4.5 4.5 0 0 1 0-10z',
} as const;
export type Suit = keyof typeof suits;

/** One card of a hand: its place is a transform. */
export type Card = { readonly suit: Suit; readonly index: string; readonly place: string };

/** Playing cards, 68 by 96, one over the other. */
export function cards(hand: readonly Card[], red: string, paper: string, ink: string): string {
  const blank = rect(-34, -48, 68, 96, paper, `rx="8" stroke="${ink}" stroke-opacity=".35" stroke-width="2"`);
  const shown = hand.map(({ suit, index, place }, at) => {
    const colour = suit === 'heart' || suit === 'diamond' ? red : ink;
    const sheet = at === 0 ? `<g id="card">${blank}</g>` : '<use href="#card"/>';
    return group(
      sheet + path(suits[suit], colour, transformOf(2, 6, 2.4)) + sign(index, 17, colour, -21, -32),
      place,
    );
  });
  return shown.join('');
}

/** A cube seen from a corner, its pips on three sides; about 60 on every side. */
export function die(faceTones: Tones, pip: string): string {
  const pips = (matrix: string, spots: readonly (readonly [number, number])[]) =>
    group(spots.map(([x, y]) => circle(x, y, 7, pip)).join(''), `transform="matrix(${matrix})"`);
  return [
    path('M0-58L52-29L0 0L-52-29z', faceTones.light),
    path('M-52-29L0 0V60L-52 31z', faceTones.mid),
    path('M52-29L0 0V60L52 31z', faceTones.dark),
    pips('.9 .5-.9 .5 0-29', [[0, 0]]),
    pips('.9 .5 0 1-26 15', [
      [-14, -14],
      [14, 14],
    ]),
    pips('.9-.5 0 1 26 15', [
      [-14, -14],
      [0, 0],
      [14, 14],
    ]),
  ].join('');
}
