/** A line of a text that was compared with another: new, gone, or in both. */
export type Line = { readonly sign: '+' | '-' | ' '; readonly text: string };

/** The lengths of the longest common beginnings-to-end of every pair of rests of two lists. */
function commonRests(one: readonly string[], other: readonly string[]): readonly (readonly number[])[] {
  const rests = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  for (let a = one.length - 1; a >= 0; a -= 1) {
    const [row, below] = [rests[a] ?? [], rests[a + 1] ?? []];
    for (let b = other.length - 1; b >= 0; b -= 1) {
      row[b] =
        one[a]?.trim() === other[b]?.trim()
          ? 1 + (below[b + 1] ?? 0)
          : Math.max(below[b] ?? 0, row[b + 1] ?? 0);
    }
  }
  return rests;
}

/** The lines of two texts as one list: what is in both stands once. Spaces around a line make no difference. */
export function lineDiff(from: string, to: string): readonly Line[] {
  const [one, other] = [from, to].map((text) => (text === '' ? [] : text.split('\n'))) as [
    string[],
    string[],
  ];
  const rests = commonRests(one, other);
  const lines: Line[] = [];
  let [a, b] = [0, 0];
  while (a < one.length || b < other.length) {
    const [gone, came] = [one[a], other[b]];
    const [skipGone, skipCame] = [rests[a + 1]?.[b] ?? -1, rests[a]?.[b + 1] ?? -1];
    if (gone !== undefined && came !== undefined && gone.trim() === came.trim()) {
      lines.push({ sign: ' ', text: came });
      a += 1;
      b += 1;
    } else if (gone !== undefined && (came === undefined || skipGone >= skipCame)) {
      lines.push({ sign: '-', text: gone });
      a += 1;
    } else {
      lines.push({ sign: '+', text: came ?? '' });
      b += 1;
    }
  }
  return lines;
}

/** The changed lines with up to `around` lines beside them; an `…` stands for the lines between. */
export function shortened(lines: readonly Line[], around = 2): readonly Line[] {
  const near = (n: number) => lines.slice(Math.max(0, n - around), n + around + 1);
  const kept = lines.map((_, n) => near(n).some(({ sign }) => sign !== ' '));
  return lines.flatMap((line, n) => {
    if (kept[n]) return [line];
    return n > 0 && !kept[n - 1] ? [] : [{ sign: ' ', text: '…' } as const];
  });
}
