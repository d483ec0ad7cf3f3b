import { marketListOf } from '../protection/market-list.ts';
import { transitionId } from '../transitions.ts';
import type { Facts } from './facts.ts';
import { figureLabels } from './figures-labels.ts';
import { areas, labels } from './labels.ts';
import { table, text } from './markdown.ts';
import type { Language } from './words.ts';

function takenAt({ transitions, gaps }: Facts, level: 'wire' | 'browser'): number {
  return transitions.filter((transition) => !(transitionId(transition) in (gaps[level] ?? {}))).length;
}

/** The list of all chapters in one language, by area, as Markdown. */
export function indexOf(all: readonly Facts[], language: Language): string {
  const say = labels[language];
  const other = language === 'es' ? 'en' : 'es';
  const row = (one: Facts) => [
    `[${text(one.words.title[language])}](${one.chapter}.md)`,
    text(one.words.purpose[language]),
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
  const top = `[${say.glossary}](glossary.md) · [${figureLabels[language].title}](figures.md) · [${say.auditPage}](audit.md) · [${say.claimOncePage}](claim-once.md) · [${say.otherLanguage}](../${other}/README.md)`;
  return `${[`# ${say.book}`, top, say.bookAbout, ...parts, ...marketListOf(language)].join('\n\n')}\n`;
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
