import { type Face, lettersOf } from './face.ts';

/** One line as it will stand: where its skeleton begins, and pixels to one unit. */
export type SetLine = {
  readonly d: string;
  readonly x: number;
  readonly y: number;
  /** Pixels to one skeleton unit, upright. */
  readonly scale: number;
};

export type Box = { readonly width: number; readonly height: number; readonly lines: number };

const lineGap = 0.2;
const accentRoom = 0.42;
const largestToSmallest = 1.55;

/** Every way to break the words into at most `most` lines. */
function breakings(words: readonly string[], most: number): string[][] {
  if (words.length === 0) return [];
  const whole = [[words.join(' ')]];
  if (most <= 1) return whole;
  const split = words
    .slice(1)
    .flatMap((_, at) =>
      breakings(words.slice(at + 1), most - 1).map((rest) => [words.slice(0, at + 1).join(' '), ...rest]),
    );
  return [...whole, ...split];
}

/** Outer breadth of a line whose capitals are one pixel high. */
function breadthOf(text: string, face: Face): number {
  const lean = Math.tan((face.slant * Math.PI) / 180) * 100;
  const feet = face.serif * 2;
  return ((lettersOf(text, face).breadth + face.weight + feet) * face.stretch + lean) / (100 + face.weight);
}

function roomOver(text: string, first: boolean): number {
  const accent = /[ÁÉÍÓÚÜÑ]/.test(text.toUpperCase()) ? accentRoom : 0;
  return accent + (first ? 0 : lineGap);
}

function sized(texts: readonly string[], face: Face, box: Box) {
  const natural = texts.map((text) => box.width / breadthOf(text, face));
  const smallest = Math.min(...natural);
  const sizes = natural.map((size) => Math.min(size, smallest * largestToSmallest));
  const high = texts.reduce((sum, text, at) => sum + (sizes[at] ?? 0) * (1 + roomOver(text, at === 0)), 0);
  const shrink = Math.min(1, box.height / high);
  const kept = sizes.map((size) => size * shrink);
  const area = texts.reduce((sum, text, at) => sum + (kept[at] ?? 0) ** 2 * breadthOf(text, face), 0);
  return { texts, sizes: kept, high: high * shrink, worth: area * Math.min(...kept) };
}

/**
 * The text set as large as the box allows, each line as broad as it may be, like the title on a playbill.
 * Lines are centred on `middle` and stand on one another, the last on `bottom` (pixels).
 */
export function setLines(text: string, face: Face, box: Box, middle: number, bottom: number): SetLine[] {
  const words = text.split(/\s+/).filter(Boolean);
  const [first, ...others] = breakings(words, box.lines).map((texts) => sized(texts, face, box));
  if (!first) return [];
  const best = others.reduce((kept, one) => (one.worth > kept.worth ? one : kept), first);
  let top = bottom - best.high;
  return best.texts.map((one, at) => {
    const size = best.sizes[at] ?? 0;
    const scale = size / (100 + face.weight);
    const { d, breadth } = lettersOf(one, face);
    top += size * roomOver(one, at === 0);
    const y = top + (face.weight / 2) * scale;
    top += size;
    return { d, x: middle - (breadth * face.stretch * scale) / 2, y, scale };
  });
}

/** One line of the given height of capitals, from `x` (its start, middle or end) and its top `y`. */
export function setLine(
  text: string,
  face: Face,
  size: number,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end' = 'start',
): SetLine & { width: number } {
  const scale = size / (100 + face.weight);
  const { d, breadth } = lettersOf(text, face);
  const width = (breadth + face.weight) * face.stretch * scale;
  const shift = { start: 0, middle: width / 2, end: width }[anchor];
  const edge = (face.weight / 2) * scale;
  return { d, x: x - shift + edge * face.stretch, y: y + edge, scale, width };
}
