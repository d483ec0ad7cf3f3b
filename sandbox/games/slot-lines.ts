/** A line: the row (0 to 2) that it crosses on each reel. */
export type Line = readonly number[];

/** The usual lines, in the order that games add them. */
const known: readonly Line[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 2, 1, 2, 0],
];

const rows = [0, 1, 2];

/** All lines over so many reels that move by at most one row between two reels. */
function smooth(reels: number): readonly Line[] {
  if (reels === 0) return [[]];
  return smooth(reels - 1).flatMap((line) =>
    rows.filter((row) => Math.abs(row - (line.at(-1) ?? row)) <= 1).map((row) => [...line, row]),
  );
}

/** No game plays more. */
const most = 100;

const names = new Set(known.map(String));

/** Every line, all different; a game with fewer lines has the first ones. */
export const lines: readonly Line[] = [
  ...known,
  ...smooth(5).filter((line) => !names.has(String(line))),
].slice(0, most);

/** The number of lines of a game that names none. */
export const usualLines = known.length;

/** Smaller numbers of lines that a player may choose. */
const steps = [5, 10, 20, 50];

/** The numbers of lines that a player may choose in a game with so many. */
export function lineChoices(all: number): readonly number[] {
  return [...steps.filter((step) => step < all), Math.min(all, most)];
}
