import { marketListOf } from '#tests/flows/protection/market-list.ts';
import { brief } from './asides.ts';
import { auditRecord, decidedSection } from './decided.ts';
import { chapterLink, type Facts } from './facts.ts';
import { labels } from './labels.ts';
import { table, text } from './markdown.ts';
import type { Language, Said } from './words.ts';

/** Why some machines are not on the audit record: the same reason for each of them. */
export type Unaudited = { readonly machines: readonly string[]; readonly why: Said };

/** Whether what a machine does is on the audit record. */
export function isAudited({ model }: Pick<Facts, 'model'>): boolean {
  return model.machine.root.tags.includes('audited');
}

/** What is wrong with the reasons: a machine is on the record or has one reason, and never both. */
export function auditFaults(
  all: readonly Pick<Facts, 'id' | 'model'>[],
  unaudited: readonly Unaudited[],
): readonly string[] {
  const said = unaudited.flatMap(({ machines }) => machines);
  return [
    ...all.flatMap((one) => {
      const times = said.filter((id) => id === one.id).length;
      if (isAudited(one))
        return times > 0 ? [`${one.id} is on the audit record, and has a reason not to be`] : [];
      return times === 1 ? [] : [`${one.id} is not on the audit record, and has ${times} reasons`];
    }),
    ...said.filter((id) => !all.some((one) => one.id === id)).map((id) => `${id} is no machine`),
  ];
}

/** The flows on the audit record, and why every other one is not, in one language, as Markdown. */
export function auditPageOf(
  all: readonly Facts[],
  unaudited: readonly Unaudited[],
  language: Language,
): string {
  const say = labels[language];
  const other = language === 'es' ? 'en' : 'es';
  const link = (one: Facts) => chapterLink(one, language);
  const reasonOf = ({ id }: Facts) =>
    unaudited.find(({ machines }) => machines.includes(id))?.why[language] ?? '';
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
