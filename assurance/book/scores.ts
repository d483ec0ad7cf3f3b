import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { equivalents } from '../mutants/equivalents.ts';
import { mutantsOf } from '../mutants/mutants.ts';
import { percent, type Score } from '../mutants/score.ts';
import { chapterLink, type Facts } from './facts.ts';
import { labels } from './labels.ts';
import { code, table, text } from './markdown.ts';
import { scoreLabels } from './scores-labels.ts';
import type { Language } from './words.ts';

/** The scores that were measured last, with the day: measuring all takes longer than writing the book. */
export const scoresFile = join('assurance', 'book', 'scores.json');

export type Scores = { readonly at: string | null; readonly machines: readonly Score[] };

/** What was measured last; nothing before the first time. */
export function readScores(): Scores {
  if (!existsSync(scoresFile)) return { at: null, machines: [] };
  return JSON.parse(readFileSync(scoresFile, 'utf8')) as Scores;
}

/** The score of a machine, unless its chart has other faults by now than when it was measured. */
function scoreOfFacts({ id, model }: Facts, { machines }: Scores): Score | undefined {
  const score = machines.find((one) => one.id === id);
  return score?.mutants === mutantsOf(model.machine).length ? score : undefined;
}

/** The page of planted faults in one language, as Markdown. */
export function scoresPageOf(all: readonly Facts[], scores: Scores, language: Language): string {
  const say = scoreLabels[language];
  const link = (facts: Facts) => chapterLink(facts, language);
  const rows = all.map((facts) => {
    const score = scoreOfFacts(facts, scores);
    if (!score) return [link(facts), say.changed, '—', '—', '—', '—'];
    const { mutants, killed, equivalent, survivors } = score;
    return [
      link(facts),
      ...[mutants, killed, equivalent, survivors.length].map(String),
      `${percent(score).toFixed(1)} %`,
    ];
  });
  const living = all.flatMap((facts) =>
    (scoreOfFacts(facts, scores)?.survivors ?? []).map((name) => [link(facts), code(name)]),
  );
  const reasons = all.flatMap((facts) =>
    Object.entries(equivalents[facts.id] ?? {}).map(([name, why]) => [
      link(facts),
      code(name),
      text(why[language]),
    ]),
  );
  const parts = [
    `# ${say.page}`,
    `[${labels[language].contents}](README.md) · [${labels[language].otherLanguage}](../${language === 'es' ? 'en' : 'es'}/mutants.md)`,
    say.about,
    `${say.measured}: ${scores.at ?? '—'}`,
    table([say.flow, say.faults, say.noticed, say.argued, say.lives, say.share], rows),
    ...(living.length > 0 ? [`## ${say.survivors}`, table([say.flow, say.fault], living)] : []),
    `## ${say.reasons}`,
    table([say.flow, say.fault, say.why], reasons),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** What became of the faults planted in one machine, as a sentence of its chapter. */
export function scoreLine(facts: Facts, scores: Scores, language: Language): string {
  const say = scoreLabels[language];
  const score = scoreOfFacts(facts, scores);
  const told = score
    ? `${say.faults}: ${score.mutants}; ${say.noticed}: ${score.killed}; ${say.argued}: ${score.equivalent}; ${say.lives}: ${score.survivors.length}`
    : say.changed;
  return `[${say.page}](mutants.md): ${told.toLowerCase()}.`;
}
