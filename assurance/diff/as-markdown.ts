import { text } from '../book/markdown.ts';
import type { Account, Section } from './account.ts';
import { shownSign } from './as-text.ts';
import type { Entry, Fact, Value } from './entries.ts';
import { labels } from './labels.ts';

/** A name of the code as Markdown: with as many marks around it as no part of it has. */
function code(name: string): string {
  const longest = Math.max(0, ...[...name.matchAll(/`+/g)].map(([marks]) => marks.length));
  const marks = '`'.repeat(longest + 1);
  const space = name.startsWith('`') || name.endsWith('`') ? ' ' : '';
  return `${marks}${space}${name}${space}${marks}`;
}

/** A fenced block that nothing in it can close. */
function fenced(lines: readonly string[], indent: string): readonly string[] {
  const longest = Math.max(
    2,
    ...lines.flatMap((line) => [...line.matchAll(/`+/g)].map(([one]) => one.length)),
  );
  const fence = '`'.repeat(longest + 1);
  return ['', `${fence}diff`, ...lines, fence, ''].map((line) => (line ? `${indent}${line}` : ''));
}

/** The account of a difference as Markdown, for a pull request. Our own texts bring no markup into it. */
export function asMarkdown(account: Account): string {
  const say = labels[account.language];
  const value = ({ code: name, said }: Value) =>
    [name && code(name), said && `«${text(said)}»`].filter(Boolean).join(' ') || `*${say.nothingSaid}*`;

  function fact({ label, was, is }: Fact): readonly string[] {
    if (!was || !is) return [`  - ${text(label)}: ${value(is ?? was ?? { code: '', said: '' })}`];
    return [`  - ${text(label)}`, `    - ${say.was}: ${value(was)}`, `    - **${say.is}**: ${value(is)}`];
  }

  function entry({ sign, what, name, said, facts, lines }: Entry): readonly string[] {
    const parts = [`- **${shownSign[sign]} ${text(what)}**`, name && code(name), said && `«${text(said)}»`];
    const written = lines.map((line) => `${line.sign} ${line.text}`.trimEnd());
    return [
      parts.filter(Boolean).join(' '),
      ...facts.flatMap(fact),
      ...(lines.length > 0 ? fenced(written, '  ') : []),
    ];
  }

  function section({ id, title, sign, became, marks, entries }: Section): string {
    const labelled = marks.map((mark) => ` **\\[${text(mark)}\\]**`).join('');
    const head = `## ${shownSign[sign]} ${code(id)}${title && ` ${text(title)}`}`;
    return [head, '', `${became}${labelled}`, '', ...entries.flatMap(entry)].join('\n').trimEnd();
  }

  const rows = account.head.map(([label, said]) => `| ${text(label)} | ${text(said)} |`);
  return [
    `# ${account.title}`,
    ['| | |', '| --- | --- |', ...rows].join('\n'),
    ...(account.nothing ? [account.nothing] : [say.signs]),
    ...account.sections.map(section),
    ...account.shared.map(({ title, entries }) =>
      [`## ${title}`, '', ...entries.flatMap(entry)].join('\n').trimEnd(),
    ),
  ].join('\n\n');
}
