/** What a state is for the proofs, each with its colour and a shape of its own: colours alone tell nothing to many eyes. */
export const marks = {
  stable: { colour: '#2f9e5b', shape: 'M1 6 L4.5 9.5 L11 2' },
  busy: { colour: '#b07d00', shape: 'M2 1 H10 L6 6 L10 11 H2 L6 6 Z' },
  refused: { colour: '#cf3f3f', shape: 'M2 2 L10 10 M10 2 L2 10' },
  unsure: { colour: '#7a5cc7', shape: 'M2.5 3.5 A3.5 3.5 0 1 1 6 7.5 V9 M6 10.6 V11.4' },
} as const;

type Mark = keyof typeof marks;

/** How wide and high a shape is. */
export const markSize = 12;

/** The tags of a state that have a mark, in the order of the table. */
export function marksOf(tags: readonly string[]): readonly Mark[] {
  return (Object.keys(marks) as Mark[]).filter((mark) => tags.includes(mark));
}

/** The band at the left of a box and its shapes at the right, from its upper corners. */
export function drawMarks(
  tags: readonly string[],
  { x = 0, y = 0, width = 0, height = 0 }: { x?: number; y?: number; width?: number; height?: number },
): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  const all = marksOf(tags);
  const tall = (height - 16) / Math.max(1, all.length);
  return all
    .map((mark, n) => {
      const { colour, shape } = marks[mark];
      const band = `<rect x="${round(x + 3)}" y="${round(y + 8 + n * tall)}" width="4" height="${round(tall)}" rx="2" fill="${colour}"/>`;
      const at = `translate(${round(x + width - 8 - markSize - n * (markSize + 4))} ${round(y + 8)})`;
      return `${band}<path d="${shape}" transform="${at}" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
    })
    .join('');
}
