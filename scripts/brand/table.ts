import type { Finding } from './finding.ts';

const headings = ['', 'rule', 'where', 'found', 'to do'] as const;

/** What a check found as a table for the terminal, one finding a line. */
export function tableOf(findings: readonly Finding[]): string {
  const rows = findings.map(({ level, rule, field, found, todo }) => [
    level,
    rule,
    field || '(the file)',
    found,
    todo,
  ]);
  const all = [[...headings], ...rows];
  // The last two are sentences, and need no column of their own width.
  const widths = headings.map((_, at) => (at < 3 ? Math.max(...all.map((row) => row[at]?.length ?? 0)) : 0));
  return all
    .map(([level, rule, field, found, todo]) => {
      const start = [level, rule, field].map((text, at) => (text ?? '').padEnd(widths[at] ?? 0)).join('  ');
      return `${start}  ${found}${todo ? `  ->  ${todo}` : ''}`.trimEnd();
    })
    .join('\n');
}
