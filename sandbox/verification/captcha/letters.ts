/** A point of a letter, on a field 10 wide and 14 high. */
export type Point = readonly [x: number, y: number];
/** The strokes of a letter, each a line through its points. */
export type Strokes = readonly (readonly Point[])[];

/** A part of an ellipse as a line; angles in degrees, clockwise from three o'clock. */
function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Point[] {
  const steps = Math.ceil(Math.abs(to - from) / 15);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const;
  });
}

/** Letters and digits that are not easily confused: no 0 or O, no 1, I or L, no 5 or S, no 2 or Z. */
const strokes: Readonly<Record<string, Strokes>> = {
  '3': [[...arc(4.5, 3.7, 3.9, 3.7, -150, 90), ...arc(4.5, 10.4, 4.4, 3.6, -90, 150)]],
  '4': [
    [
      [7.5, 14],
      [7.5, 0],
      [0.5, 10],
      [10, 10],
    ],
  ],
  '6': [[[8.5, 0.6], ...arc(5, 9, 5, 9, 250, 180), ...arc(5, 9.6, 4.6, 4.4, 180, 540)]],
  '7': [
    [
      [0.5, 0],
      [9.5, 0],
      [3.5, 14],
    ],
    [
      [2.6, 7],
      [8.4, 7],
    ],
  ],
  '8': [arc(5, 3.6, 3.7, 3.6, 90, 450), arc(5, 10.5, 4.7, 3.5, -90, 270)],
  '9': [[[1.5, 13.4], ...arc(5, 5, 5, 9, 70, 0), ...arc(5, 4.4, 4.6, 4.4, 0, 360)]],
  A: [
    [
      [0, 14],
      [5, 0],
      [10, 14],
    ],
    [
      [1.8, 9.4],
      [8.2, 9.4],
    ],
  ],
  C: [arc(5.4, 7, 5, 7, -45, -315)],
  E: [
    [
      [9, 0],
      [1, 0],
      [1, 14],
      [9, 14],
    ],
    [
      [1, 7],
      [7.6, 7],
    ],
  ],
  F: [
    [
      [9, 0],
      [1, 0],
      [1, 14],
    ],
    [
      [1, 7],
      [7.6, 7],
    ],
  ],
  H: [
    [
      [0.6, 0],
      [0.6, 14],
    ],
    [
      [9.4, 0],
      [9.4, 14],
    ],
    [
      [0.6, 7],
      [9.4, 7],
    ],
  ],
  K: [
    [
      [1, 0],
      [1, 14],
    ],
    [
      [9, 0],
      [1, 8.6],
    ],
    [
      [4, 5.6],
      [9.6, 14],
    ],
  ],
  M: [
    [
      [0, 14],
      [0.8, 0],
      [5, 9],
      [9.2, 0],
      [10, 14],
    ],
  ],
  N: [
    [
      [0.8, 14],
      [0.8, 0],
      [9.2, 14],
      [9.2, 0],
    ],
  ],
  P: [[[1, 14], [1, 0], [5, 0], ...arc(5, 3.8, 4.2, 3.8, -90, 90), [1, 7.6]]],
  R: [
    [[1, 14], [1, 0], [5, 0], ...arc(5, 3.7, 4.2, 3.7, -90, 90), [1, 7.4]],
    [
      [5, 7.4],
      [9.6, 14],
    ],
  ],
  T: [
    [
      [0, 0],
      [10, 0],
    ],
    [
      [5, 0],
      [5, 14],
    ],
  ],
  W: [
    [
      [0, 0],
      [2.4, 14],
      [5, 4.4],
      [7.6, 14],
      [10, 0],
    ],
  ],
  X: [
    [
      [0.6, 0],
      [9.4, 14],
    ],
    [
      [9.4, 0],
      [0.6, 14],
    ],
  ],
  Y: [
    [
      [0.4, 0],
      [5, 7.4],
      [9.6, 0],
    ],
    [
      [5, 7.4],
      [5, 14],
    ],
  ],
};

/** The characters of answers. */
export const letters: readonly string[] = Object.keys(strokes);

/** The strokes of a letter; none for a character that no answer has. */
export function strokesOf(letter: string): Strokes {
  return strokes[letter] ?? [];
}
