import { mostTries } from '#src/gateway/pace.ts';
import { figureIn } from './figures.ts';
import { table, text, uncapital } from './markdown.ts';
import { mishapLabels } from './mishaps-labels.ts';
import { type MishapList, readMishaps, sentencesFor } from './mishaps-list.ts';
import { lostTable, type MishapInput, provenOf } from './mishaps-proven.ts';
import { type Mishap, mishaps } from './words.ts';

/** A title as it is read: what changes from case to case is left out. */
export const readTitle = (title: string) => title.replace(/\$\{[^}]*\}|\$[a-z]\w*|%[a-z]/g, '…');

/** What a flow does about a mishap, with how that is known in small print. Throws where nothing is said. */
function cellOf(input: MishapInput, list: MishapList, mishap: Mishap): string {
  const { facts, language } = input;
  const say = mishapLabels[language];
  const proven = provenOf(input, mishap);
  const told = sentencesFor(list, facts.id, mishap);
  const lines = [
    ...proven,
    ...told.map((one) =>
      text(one.shown.length > 0 ? one[language] : `${say.assumed} ${uncapital(one[language])}`),
    ),
  ];
  if (lines.length === 0) throw new Error(`${facts.id}: nothing is said of ${mishap}`);
  const titles = [...new Set(told.flatMap(({ shown }) => shown))];
  const known = [
    ...(proven.some((line) => !line.startsWith(say.assumed)) ? [say.fromChart] : []),
    ...(titles.length > 0
      ? [`${say.shownBy} ${titles.map((title) => `\`${readTitle(title)}\``).join(', ')}`]
      : []),
  ];
  return `${lines.join(' ')}${known.length > 0 ? `<br><sub>${known.join(' · ')}</sub>` : ''}`;
}

/** The section of a chapter that says what becomes of its flow when something goes wrong, as Markdown. */
export function mishapsSection(input: MishapInput): readonly string[] {
  const { language } = input;
  const list = readMishaps();
  const say = mishapLabels[language];
  const seconds = (value: 'oneTry' | 'total') =>
    figureIn({ of: `seen.${value}`, unit: 'milliseconds' }, language);
  return [
    `## ${say.title}`,
    say.about(seconds('oneTry'), mostTries, seconds('total')),
    table(
      [say.what, say.does],
      mishaps.map((mishap) => [say.rows[mishap], cellOf(input, list, mishap)]),
    ),
    ...lostTable(input),
  ];
}
