import { readFileSync } from 'node:fs';
import { labels } from './labels.ts';
import { table, text } from './markdown.ts';
import type { Language, Said } from './words.ts';

type Named = { readonly id: string; readonly name: Said };

/** What came back, by answer, and the rows that the act left in the books. */
type Seen = { readonly answers: Readonly<Record<string, number>>; readonly rows: number };

/** Acts that give something, ways of asking for it more than once, and what was seen (claim-once.test.ts). */
export type ClaimOnce = {
  readonly acts: readonly Named[];
  readonly ways: readonly Named[];
  /** What answers mean. */
  readonly answers: readonly Named[];
  readonly seen: Readonly<Record<string, Readonly<Record<string, Seen>>>>;
};

/** The table as it is kept. */
export function readClaimOnce(): ClaimOnce {
  return JSON.parse(readFileSync('assurance/book/claim-once.json', 'utf8')) as ClaimOnce;
}

/** The table of what is done once, in one language, as Markdown. Throws at an answer that has no name. */
export function claimOncePageOf({ acts, ways, answers, seen }: ClaimOnce, language: Language): string {
  const say = labels[language];
  const other = language === 'es' ? 'en' : 'es';
  const answerName = (id: string) => {
    const found = answers.find((one) => one.id === id);
    if (!found) throw new Error(`claim-once.json has no name for ${id}`);
    return found.name[language];
  };
  const cell = (one: Seen | undefined) => {
    if (!one) throw new Error('claim-once.json lacks an act or a way');
    const came = Object.entries(one.answers).map(([id, times]) => `${times} × ${answerName(id)}`);
    return text(`${came.join(', ')}; ${say.rowsLeft}: ${one.rows}`);
  };
  const rows = acts.map(({ id, name }) => [
    text(name[language]),
    ...ways.map((way) => cell(seen[id]?.[way.id])),
  ]);
  const parts = [
    `# ${say.claimOncePage}`,
    `[${say.contents}](README.md) · [${say.otherLanguage}](../${other}/claim-once.md)`,
    say.claimOnceAbout,
    table([say.act, ...ways.map(({ name }) => text(name[language]))], rows),
  ];
  return `${parts.join('\n\n')}\n`;
}
