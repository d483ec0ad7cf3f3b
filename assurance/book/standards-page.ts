import { asvsLabels } from './asvs-labels.ts';
import { asvsLinkTo, countsTable, standing, verdictCell } from './asvs-page.ts';
import type { Facts } from './facts.ts';
import { labels } from './labels.ts';
import { table, text } from './markdown.ts';
import { readStandard, type Standard, type StandardName } from './standards.ts';
import type { Language } from './words.ts';

/** A standard in one language, with what the project says of each clause that it touches, as Markdown. */
export function standardPageOf(
  name: StandardName,
  { title, about, rows }: Standard,
  all: readonly Facts[],
  language: Language,
): string {
  const say = asvsLabels[language];
  const other = language === 'es' ? 'en' : 'es';
  const parts = [
    `# ${title[language]}`,
    `[${labels[language].contents}](README.md) · [${labels[language].otherLanguage}](../${other}/${name}.md)`,
    text(about[language]),
    countsTable(rows, language),
    table(
      [say.number, say.asks, say.verdict, say.says],
      rows.map((row) => {
        const detail = (row.asvs ?? []).map((number) => asvsLinkTo(number, language));
        const more = detail.length > 0 ? `<br><sub>ASVS ${detail.join(', ')}</sub>` : '';
        return [
          row.number,
          text(row.asks[language]),
          verdictCell(row.status, language),
          `${standing(row, all, language)}${more}`,
        ];
      }),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The link to a standard's page, for the contents. */
export function standardLink(name: StandardName, language: Language): string {
  return `[${readStandard(name).title[language]}](${name}.md)`;
}
