import { marketListOf } from '#tests/flows/protection/market-list.ts';
import { brief } from './asides.ts';
import { asvsLabels } from './asvs-labels.ts';
import { asvsPage } from './asvs-page.ts';
import { isAudited } from './audit-page.ts';
import { caseLabels, casesPage } from './cases-page.ts';
import { dataLabels } from './data-labels.ts';
import type { Edition } from './edition.ts';
import { chapterLink, coveredAt, type Facts, type Level } from './facts.ts';
import { figureLabels } from './figures-labels.ts';
import { areas, labels } from './labels.ts';
import { table, text } from './markdown.ts';
import { questionsPage } from './questions.ts';
import { questionLabels } from './questions-page.ts';
import { scoreLabels } from './scores-labels.ts';
import { standardNames } from './standards.ts';
import { standardLink } from './standards-page.ts';
import type { Language } from './words.ts';

function takenAt(facts: Facts, level: Level): number {
  return facts.transitions.filter((one) => coveredAt(facts, one).includes(level)).length;
}

/** When all tests last ran here, on what, and how they went. */
function testsLine({ tests }: Edition, language: Language): string {
  const say = labels[language];
  if (!tests) return say.noTests;
  const { at, commit, changed, passed, failed, skipped } = tests;
  const of = commit ? `, \`${commit}\`${changed ? ` ${say.changedFiles}` : ''}` : '';
  return `${at} UTC${of}: ${passed} ${say.passed}, ${failed} ${say.failed}, ${skipped} ${say.skipped}`;
}

/** What the book was written from, and how much of it the tests take, as a list. */
function editionLines(all: readonly Facts[], edition: Edition, language: Language): string {
  const { version, commit } = edition;
  const say = labels[language];
  const sum = (count: (one: Facts) => number) => all.reduce((so, one) => so + count(one), 0);
  const share = (level: Level) => `${say[level]} ${sum((one) => takenAt(one, level))}`;
  const known =
    commit && `\`${commit.id}\`, ${commit.at} UTC${commit.changed ? `, ${say.changedSince}` : ''}`;
  return [
    `${say.version}: ${text(version)}`,
    `${say.commit}: ${known ?? say.unknownCommit}`,
    `${say.machines}: ${all.length}`,
    `${say.counts}: ${sum(({ nodes }) => nodes.length - 1)} · ${sum(({ transitions }) => transitions.length)}`,
    `${say.coverage}: ${(['chart', 'wire', 'browser'] as const).map(share).join(', ')}`,
    `${say.testRun}: ${testsLine(edition, language)}`,
    `${say.auditCoverage}: ${all.filter(isAudited).length} / ${all.length}`,
  ]
    .map((line) => `- ${line}`)
    .join('\n');
}

/** Who starts whom, a row for each flow that starts others. */
function startsTable(all: readonly Facts[], language: Language): string {
  const say = labels[language];
  const rows = all.flatMap((one) => {
    const started = one.asked.flatMap(({ machine }) => all.filter(({ id }) => id === machine));
    return started.length === 0
      ? []
      : [
          [
            chapterLink(one, language),
            [...new Set(started)].map((other) => chapterLink(other, language)).join(', '),
          ],
        ];
  });
  return table([say.machine, say.startsThem], rows);
}

/** The list of all chapters in one language, by area, as Markdown. */
export function indexOf(all: readonly Facts[], edition: Edition, language: Language): string {
  const say = labels[language];
  const other = language === 'es' ? 'en' : 'es';
  const row = (one: Facts) => [
    chapterLink(one, language),
    text(brief(one.words.purpose[language], language)),
    `${one.nodes.length - 1} · ${one.transitions.length}`,
    `${say.chart} ${one.transitions.length}, ${say.wire} ${takenAt(one, 'wire')}, ${say.browser} ${takenAt(one, 'browser')}`,
  ];
  const parts = Object.entries(areas).flatMap(([area, title]) => {
    const within = all.filter((one) => one.area === area);
    if (within.length === 0) return [];
    return [
      `## ${title[language]}`,
      table([say.machine, say.about, say.counts, say.coverage], within.map(row)),
    ];
  });
  const top = `[${questionLabels[language].title}](${questionsPage}.md) · [${say.glossary}](glossary.md) · [${figureLabels[language].title}](figures.md) · [${dataLabels[language].page}](data.md) · [${caseLabels[language].title}](${casesPage}.md) · [${asvsLabels[language].title}](${asvsPage}.md) · ${standardNames.map((name) => standardLink(name, language)).join(' · ')} · [${scoreLabels[language].page}](mutants.md) · [${say.auditPage}](audit.md) · [${say.claimOncePage}](claim-once.md) · [${say.otherLanguage}](../${other}/README.md)`;
  const whole = [
    `# ${say.book}`,
    top,
    say.bookAbout,
    `## ${say.edition}`,
    editionLines(all, edition, language),
    ...parts,
    `## ${say.startsWhom}`,
    startsTable(all, language),
    ...marketListOf(language),
  ];
  return `${whole.join('\n\n')}\n`;
}

/** What the glossary says of a word of the book or the product, in each language. */
export type Term = Readonly<Record<Language, { readonly term: string; readonly meaning: string }>>;

/** The glossary in one language, by the alphabet, as Markdown. */
export function glossaryOf(terms: readonly Term[], language: Language): string {
  const say = labels[language];
  const other = language === 'es' ? 'en' : 'es';
  const rows = terms
    .map((one) => one[language])
    .sort((a, b) => a.term.localeCompare(b.term, language))
    .map(({ term, meaning }) => [`**${text(term)}**`, text(meaning)]);
  const top = `[${say.contents}](README.md) · [${say.otherLanguage}](../${other}/glossary.md)`;
  return `${[`# ${say.glossary}`, top, table([say.glossary, say.meaning], rows)].join('\n\n')}\n`;
}
