/** A line: the row (0 to 2) that it crosses on each reel. */
export type Line = readonly number[];

/** The lines that people know, in the order in which more are added. */
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

/** All lines over so many reels that step to a row beside at most. */
function smooth(reels: number): readonly Line[] {
  if (reels === 0) return [[]];
  return smooth(reels - 1).flatMap((line) =>
    rows.filter((row) => Math.abs(row - (line.at(-1) ?? row)) <= 1).map((row) => [...line, row]),
  );
}

/** No game plays more. */
const most = 100;

const names = new Set(known.map(String));

/** Every line, all different; who plays fewer plays the first ones. */
export const lines: readonly Line[] = [
  ...known,
  ...smooth(5).filter((line) => !names.has(String(line))),
].slice(0, most);

/** How many lines a game without a number of its own plays. */
export const usualLines = known.length;

/** Fewer lines that may be chosen. */
const steps = [5, 10, 20, 50];

/** How many lines may be chosen of a game that has so many. */
export function lineChoices(all: number): readonly number[] {
  return [...steps.filter((step) => step < all), Math.min(all, most)];
}
