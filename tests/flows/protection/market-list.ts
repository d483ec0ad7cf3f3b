import { table } from '#assurance/book/markdown.ts';
import type { Language } from '#assurance/book/words.ts';
import { markets } from '#contract/market-names.ts';
import { clausesIn } from './clauses.ts';
import { marketChapter } from './market-chapter.ts';
import { marketLabels, marketNames } from './market-labels.ts';

/** The chapters of all markets in one language, as a section of Markdown. */
export function marketListOf(language: Language): readonly string[] {
  const say = marketLabels[language];
  const rows = markets.map((market) => {
    const held = clausesIn(market);
    const unproven = held.filter(({ proof }) => proof.length === 0).map(({ id }) => id);
    return [
      `[${marketNames[market][language]}](${marketChapter(market)}.md)`,
      held.map(({ id }) => id).join(', '),
      unproven.length > 0 ? unproven.join(', ') : '—',
    ];
  });
  return [`## ${say.section}`, say.sectionAbout, table([say.market, say.clauses, say.unproven], rows)];
}
