import type { Account, Section } from './account.ts';
import type { Entry, Fact, Value } from './entries.ts';
import { labels } from './labels.ts';

/** Signs as a person reads them: a minus, not a hyphen. */
export const shownSign = { '+': '+', '-': '−', '~': '~' } as const;

/** The account of a difference as plain text. */
export function asText(account: Account): string {
  const say = labels[account.language];
  const value = ({ code, said }: Value) =>
    [code, said ? `«${said}»` : ''].filter(Boolean).join(' ') || say.nothingSaid;

  function fact({ label, was, is }: Fact): readonly string[] {
    if (was && is) {
      const width = Math.max(say.was.length, say.is.length);
      return [
        `${label}`,
        `  ${say.was.padEnd(width)} ${value(was)}`,
        `  ${say.is.padEnd(width)} ${value(is)}`,
      ];
    }
    return [`${label}: ${value(is ?? was ?? { code: '', said: '' })}`];
  }

  function entry({ sign, what, name, said, facts, lines }: Entry): readonly string[] {
    const first = [`${shownSign[sign]} ${what}`, name, said && `«${said}»`].filter(Boolean).join(' ');
    const inside = [...facts.flatMap(fact), ...lines.map((line) => `${line.sign} ${line.text}`.trimEnd())];
    return [first, ...inside.map((line) => `    ${line}`)];
  }

  function section({ id, title, sign, became, marks, entries }: Section): string {
    const labelled = marks.map((mark) => `[${mark}]`).join(' ');
    const first = `${shownSign[sign]} ${id}: ${became}${labelled && ` ${labelled}`}${title && ` — ${title}`}`;
    return [first, ...entries.flatMap(entry).map((line) => `  ${line}`)].join('\n');
  }

  const width = Math.max(...account.head.map(([label]) => label.length)) + 2;
  return [
    [account.title, ...account.head.map(([label, text]) => `${label.padEnd(width)}${text}`)].join('\n'),
    ...(account.nothing ? [account.nothing] : []),
    ...account.sections.map(section),
    ...account.shared.map(({ title, entries }) =>
      [title, ...entries.flatMap(entry).map((line) => `  ${line}`)].join('\n'),
    ),
  ].join('\n\n');
}
