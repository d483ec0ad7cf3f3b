import { randomInt } from 'node:crypto';
import { PNG } from 'pngjs';
import { type Point, strokesOf } from './letters.ts';

/** Pixels. */
const size = { width: 180, height: 60 };

type Colour = readonly [red: number, green: number, blue: number];
type Segment = { readonly from: Point; readonly to: Point; readonly half: number; readonly ink: Colour };

const paper: Colour = [246, 240, 228];
const inks: readonly Colour[] = [
  [28, 46, 84],
  [92, 24, 52],
  [18, 74, 62],
  [84, 50, 14],
];

/** A fraction by chance, between two bounds. */
function between(low: number, high: number): number {
  return low + ((high - low) * randomInt(0, 10_000)) / 10_000;
}

function ink(): Colour {
  return inks[randomInt(inks.length)] ?? paper;
}

function segmentsOf(points: readonly Point[], half: number, colour: Colour): Segment[] {
  return points.slice(1).map((to, at) => ({ from: points[at] as Point, to, half, ink: colour }));
}

/** One letter, rotated, slanted and stretched a little, in its own part of the picture. */
function letterSegments(letter: string, at: number, of: number): Segment[] {
  const slot = (size.width - 24) / of;
  const middle = 12 + slot * (at + 0.5) + between(-2, 2);
  const [turn, lean, scale] = [between(-0.32, 0.32), between(-0.22, 0.22), between(2.1, 2.55)];
  const drop = size.height / 2 + between(-4, 4);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const place = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - 5 + lean * (7 - y)) * scale, (y - 7) * scale];
    return [middle + dx * cos - dy * sin, drop + dx * sin + dy * cos];
  };
  const [half, colour] = [between(1.5, 2.1), ink()];
  return strokesOf(letter).flatMap((stroke) => segmentsOf(stroke.map(place), half, colour));
}

/** A thin wave from side to side, so that letters can't be cut apart by columns. */
function wave(): Segment[] {
  const [height, reach, length, start] = [between(12, 48), between(4, 11), between(26, 46), between(0, 6)];
  const points = Array.from({ length: 31 }, (_, step): Point => {
    const x = (size.width * step) / 30;
    return [x, height + reach * Math.sin(start + x / length)];
  });
  return segmentsOf(points, 0.7, ink());
}

function distance(x: number, y: number, { from, to }: Segment): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from[0] - t * dx, y - from[1] - t * dy);
}

function blend(data: Buffer, at: number, colour: Colour, share: number): void {
  colour.forEach((channel, n) => {
    const old = data[at + n] ?? 0;
    data[at + n] = Math.round(old + (channel - old) * share);
  });
}

/** Draws one line with soft edges. */
function draw(data: Buffer, segment: Segment): void {
  const { from, to, half, ink: colour } = segment;
  const reach = half + 1;
  const [left, right] = [Math.min(from[0], to[0]) - reach, Math.max(from[0], to[0]) + reach];
  const [top, bottom] = [Math.min(from[1], to[1]) - reach, Math.max(from[1], to[1]) + reach];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(size.height, bottom); y += 1) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(size.width, right); x += 1) {
      const share = half + 0.5 - distance(x, y, segment);
      if (share > 0) blend(data, (y * size.width + x) * 4, colour, Math.min(1, share));
    }
  }
}

/** Draws an answer as a PNG that people can read; base64. No two pictures of an answer are alike. */
export function captchaImage(answer: string): string {
  const png = new PNG(size);
  const [shade, length] = [between(0, 6), between(14, 26)];
  for (let at = 0; at < size.width * size.height; at += 1) {
    const [x, y] = [at % size.width, Math.floor(at / size.width)];
    const tone = 6 * Math.sin(shade + x / length + y / 9);
    paper.forEach((channel, n) => {
      png.data[at * 4 + n] = Math.min(255, Math.max(0, channel + tone));
    });
    png.data[at * 4 + 3] = 255;
  }
  const shown = [...answer].flatMap((letter, at) => letterSegments(letter, at, answer.length));
  for (const segment of [...wave(), ...shown, ...wave()]) draw(png.data, segment);
  return PNG.sync.write(png, { colorType: 2, inputHasAlpha: true }).toString('base64');
}
