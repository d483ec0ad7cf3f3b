import { anchorOf } from '#sandbox/control/pages/markdown.ts';
import {
  type AsvsChapter,
  type AsvsNumbers,
  placeOf,
  type Requirement,
  readAsvs,
  type Verdict,
  verdicts,
} from './asvs.ts';
import { asvsLabels } from './asvs-labels.ts';
import { chapterLink, type Facts } from './facts.ts';
import { labels } from './labels.ts';
import { capital, table, text } from './markdown.ts';
import { readTitle } from './mishaps-section.ts';
import { fileOfTitle } from './title-files.ts';
import type { Language } from './words.ts';

/** The name of the page. */
export const asvsPage = 'asvs';

/** The heading of a chapter, with its number in the standard. */
function headOf({ title, rows }: AsvsChapter, language: Language): string {
  return `V${rows[0]?.number.split('.')[0]} ${title[language]}`;
}

/** A test by its title, with the file that it is in. */
function proofOf(title: string): string {
  return `\`${readTitle(title)}\` (\`${fileOfTitle(title)}\`)`;
}

/** How a requirement stands, and in small print what shows it and where it is written. */
export function standing(
  { number, says, shown = [], at = [], machines = [] }: Requirement,
  all: readonly Facts[],
  language: Language,
): string {
  const say = asvsLabels[language];
  const places = at.map((place) => {
    const { file, heading } = placeOf(place) ?? { file: place, heading: '' };
    return `\`${file}${heading && `, ${heading}`}\``;
  });
  const chapters = machines.map((id) => {
    const facts = all.find((one) => one.id === id);
    if (!facts) throw new Error(`${number}: there is no machine ${id}`);
    return chapterLink(facts, language);
  });
  const small = [
    ...(chapters.length > 0 ? [chapters.join(', ')] : []),
    ...(shown.length > 0 ? [`${say.shownBy} ${shown.map(proofOf).join(', ')}`] : []),
    ...(places.length > 0 ? [`${say.writtenIn} ${places.join(', ')}`] : []),
  ];
  return `${text(says[language])}${small.length > 0 ? `<br><sub>${small.join(' · ')}</sub>` : ''}`;
}

/** A verdict as a cell: what is open stands out. */
export function verdictCell(status: Verdict, language: Language): string {
  const said = asvsLabels[language].verdicts[status];
  return status === 'open' ? `**${said}**` : said;
}

/** Some of the requirements, counted in a column of their own. */
type Part = { readonly head: string; readonly has: (row: Requirement) => boolean };

/** How many requirements each verdict has, and how many of each part; a verdict that none has is not named. */
export function countsTable(
  rows: readonly Requirement[],
  language: Language,
  parts: readonly Part[] = [],
): string {
  const say = asvsLabels[language];
  const counted = verdicts.map((verdict) => ({
    verdict,
    own: rows.filter(({ status }) => status === verdict),
  }));
  return table(
    [say.verdict, say.meaning, ...parts.map(({ head }) => head), say.count],
    counted
      .filter(({ own }) => own.length > 0)
      .map(({ verdict, own }) => [
        `**${say.verdicts[verdict]}**`,
        text(say.meanings[verdict]),
        ...parts.map(({ has }) => String(own.filter(has).length)),
        String(own.length),
      ]),
  );
}

/** The requirements of levels 1 and 2 of OWASP ASVS 5.0 in one language, with what the project says of each, as Markdown. */
export function asvsPageOf(
  chapters: readonly AsvsChapter[],
  numbers: AsvsNumbers,
  all: readonly Facts[],
  language: Language,
): string {
  const say = asvsLabels[language];
  const other = language === 'es' ? 'en' : 'es';
  const linkTo = (chapter: AsvsChapter, words: string) =>
    `[${text(words)}](#${anchorOf(headOf(chapter, language))})`;
  const open = chapters.flatMap((chapter) =>
    chapter.rows
      .filter(({ status }) => status === 'open')
      .map(({ number, asks }) => `- ${linkTo(chapter, number)} ${text(asks[language])}`),
  );
  const levels = (['1', '2'] as const).map((level) => ({
    head: capital(say.level(level)),
    has: ({ number }: Requirement) => numbers[level].includes(number),
  }));
  const rowOf = (row: Requirement) => [
    `${row.number} <sub>${say.level(numbers['1'].includes(row.number) ? '1' : '2')}</sub>`,
    text(row.asks[language]),
    verdictCell(row.status, language),
    standing(row, all, language),
  ];
  const parts = [
    `# ${say.title}`,
    `[${labels[language].contents}](README.md) · [${labels[language].otherLanguage}](../${other}/${asvsPage}.md)`,
    say.about(numbers['1'].length, numbers['2'].length),
    countsTable(
      chapters.flatMap(({ rows }) => rows),
      language,
      levels,
    ),
    chapters.map((chapter) => linkTo(chapter, headOf(chapter, language))).join(' · '),
    `## ${say.openOnes}`,
    open.join('\n'),
    ...chapters.flatMap((chapter) => [
      `## ${text(headOf(chapter, language))}`,
      table([say.number, say.asks, say.verdict, say.says], chapter.rows.map(rowOf)),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The link from another page to a requirement in its chapter. */
function linkInto(chapter: AsvsChapter, number: string, language: Language): string {
  return `[${number}](${asvsPage}.md#${anchorOf(headOf(chapter, language))})`;
}

/** The link to a requirement of the standard, by its number. */
export function asvsLinkTo(number: string, language: Language): string {
  const chapter = readAsvs().find(({ rows }) => rows.some((row) => row.number === number));
  if (!chapter) throw new Error(`ASVS has no ${number}`);
  return linkInto(chapter, number, language);
}

/** The requirements that a person meets in the chapter of a machine, as a line of it; none where there are none. */
export function asvsLine({ id }: Facts, language: Language): readonly string[] {
  const found = readAsvs().flatMap((chapter) =>
    chapter.rows
      .filter(({ machines = [] }) => machines.includes(id))
      .map(({ number }) => linkInto(chapter, number, language)),
  );
  return found.length > 0 ? [`${asvsLabels[language].met}: ${found.join(', ')}`] : [];
}
