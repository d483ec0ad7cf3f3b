import { anchorOf } from '#sandbox/control/pages/markdown.ts';
import { labels } from './labels.ts';
import type { Language } from './words.ts';

/** The longest text of a cell, in characters as they are read. */
export const longestCell = 300;

/** A cell without its markup, as it is read. */
export function readable(cell: string): string {
  return cell
    .replace(/<sub>.*?<\/sub>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<br>| → /g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** So many times the same list of effects is repeated before it gets a name. */
const often = 3;

/**
 * Texts that stand once, under a name, and are named where they count: conditions too long for a cell, and lists of effects
 * that are too long or that recur. `cells` are all of a chapter.
 */
export function asidesOf(cells: readonly string[], language: Language) {
  const apart = [...new Set(cells)].filter((cell) => {
    const times = cells.filter((one) => one === cell).length;
    return readable(cell).length > longestCell || (cell.includes('<br>') && times >= often);
  });
  const nameOf = (cell: string) => `${labels[language].aside} ${apart.indexOf(cell) + 1}`;
  return {
    /** The cell, or its name with a link to where it stands. */
    cell: (cell: string) => (apart.includes(cell) ? `[${nameOf(cell)}](#${anchorOf(nameOf(cell))})` : cell),
    /** Everything that stands apart, as Markdown. */
    sections: apart.flatMap((cell) => [
      `### ${nameOf(cell)}`,
      cell
        .split('<br>')
        .map((line) => `- ${line}`)
        .join('\n'),
    ]),
  };
}

/** The first sentences of a text, as many as fit in a cell. */
export function brief(text: string, language: Language): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    if (kept && (kept + segment).trim().length > longestCell) break;
    kept += segment;
  }
  return kept.trim();
}
