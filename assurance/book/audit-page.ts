import { marketListOf } from '#tests/flows/protection/market-list.ts';
import { brief } from './asides.ts';
import { auditRecord, decidedSection } from './decided.ts';
import { chapterLink, type Facts } from './facts.ts';
import { labels } from './labels.ts';
import { table, text } from './markdown.ts';
import type { Language, Said } from './words.ts';

/** Why machines are not on the audit record, by the names that their words give (`unaudited`). */
export type Reasons = Readonly<Record<string, Said>>;

/** Whether what a machine does is on the audit record. */
export function isAudited({ model }: Pick<Facts, 'model'>): boolean {
  return model.machine.root.tags.includes('audited');
}

/** What is wrong with the reasons: a machine is on the record or has a reason, and never both; a reason is somebody's. */
export function auditFaults(all: readonly Facts[], reasons: Reasons): readonly string[] {
  const given = all.map(({ words }) => words.unaudited);
  return [
    ...all.flatMap((one) => {
      const { unaudited } = one.words;
      if (isAudited(one))
        return unaudited ? [`${one.id} is on the audit record, and has a reason not to be`] : [];
      return unaudited && unaudited in reasons
        ? []
        : [`${one.id} is not on the audit record, and has no reason`];
    }),
    ...Object.keys(reasons)
      .filter((name) => !given.includes(name))
      .map((name) => `${name} is nobody’s reason`),
  ];
}

/** The flows on the audit record, and why every other one is not, in one language, as Markdown. */
export function auditPageOf(all: readonly Facts[], reasons: Reasons, language: Language): string {
  const say = labels[language];
  const other = language === 'es' ? 'en' : 'es';
  const link = (one: Facts) => chapterLink(one, language);
  const reasonOf = ({ words }: Facts) => reasons[words.unaudited ?? '']?.[language] ?? '';
  const [on, off] = [all.filter(isAudited), all.filter((one) => !isAudited(one))];
  const parts = [
    `# ${say.auditPage}`,
    `[${say.contents}](README.md) · [${say.otherLanguage}](../${other}/audit.md)`,
    say.audited,
    ...decidedSection({ id: auditRecord }, language),
    `## ${say.auditedFlows}`,
    table(
      [say.machine, say.about],
      on.map((one) => [link(one), text(brief(one.words.purpose[language], language))]),
    ),
    `## ${say.unauditedFlows}`,
    table(
      [say.machine, say.why],
      off.map((one) => [link(one), text(reasonOf(one))]),
    ),
    ...marketListOf(language),
  ];
  return `${parts.join('\n\n')}\n`;
}
