import { type Concern, concerns, type Verdict } from '../finding.ts';
import { escaped } from './escape.ts';
import { type Difference, flowWords, type Report, type Row } from './report.ts';
import { style } from './style.ts';
import { verdictLine } from './terminal.ts';

const marks: Readonly<Record<Verdict, readonly [sign: string, word: string]>> = {
  works: ['✓', 'works'],
  differs: ['≠', 'differs'],
  missing: ['✕', 'missing'],
  notAsked: ['·', 'not asked'],
};

/** A text of ours, whose names stand between backticks. */
function told(text: string): string {
  return escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function mark(verdict: Verdict | null): string {
  if (verdict === null) return '<td></td>';
  const [sign, word] = marks[verdict];
  return `<td class="${verdict}"><span aria-hidden="true">${sign}</span><span class="said">${word}</span></td>`;
}

function difference({
  calls,
  concern,
  verdict,
  expected,
  got,
  consequence,
  accounts,
  touched,
}: Difference): string {
  const line = (name: string, text: string) => (text === '' ? '' : `<dt>${name}</dt><dd>${told(text)}</dd>`);
  return `<li class="${verdict}">
<h3>${calls.map((call) => `<code>${escaped(call)}</code>`).join(' ')} <span class="tag">${concern}</span> <span class="tag ${verdict}">${marks[verdict][1]}</span></h3>
<dl>${line('Expected', expected)}${line('Got', got)}${line('Then', consequence)}${line('Seen as', accounts.join(', '))}${line('Flows', flowWords(touched))}${line('Pages', touched.pages.join(', '))}</dl>
</li>`;
}

function differences({ differences: all }: Report): string {
  if (all.length === 0) return '<p class="none">None.</p>';
  return `<ol class="differences">${all.map(difference).join('\n')}</ol>`;
}

function table<K extends string>(
  rows: readonly Row[],
  columns: readonly K[],
  of: (row: Row, column: K) => Verdict | null,
): string {
  const head = columns.map((one) => `<th scope="col"><span>${escaped(one)}</span></th>`).join('');
  const lines = rows.map(
    (row) =>
      `<tr><th scope="row"><code>${escaped(row.call.replace(/^\w+\./, ''))}</code></th>${columns.map((one) => mark(of(row, one))).join('')}</tr>`,
  );
  return `<div class="scroll" tabindex="0" role="region" aria-label="Table"><table><thead><tr><th scope="col">call</th>${head}</tr></thead><tbody>${lines.join('\n')}</tbody></table></div>`;
}

function areas({ rows, accounts }: Report): string {
  const names = [...new Set(rows.map(({ call }) => call.split('.')[0] ?? ''))];
  const people = ['visitor', 'made-up token', ...accounts];
  return names
    .map((area) => {
      const own = rows.filter(({ call }) => call.startsWith(`${area}.`));
      const wrong = own.filter(({ verdict }) => verdict === 'differs' || verdict === 'missing').length;
      const said =
        wrong === 0
          ? `${own.length} calls`
          : `${own.length} calls, ${wrong} ${wrong === 1 ? 'differs' : 'differ'}`;
      return `<details${wrong > 0 ? ' open' : ''}><summary>${escaped(area)} <small>${said}</small></summary>
<h4>By what was compared</h4>${table<Concern>(own, concerns, (row, one) => row.concerns[one])}
<h4>By who asked</h4>${table(own, people, (row, one) => row.accounts[one] ?? null)}</details>`;
    })
    .join('\n');
}

function unasked({ unasked: all }: Report): string {
  if (all.length === 0) return '<p class="none">Everything was asked.</p>';
  const lines = all.map(
    ({ reason, calls, count }) =>
      `<li><details><summary>${told(reason)} <small>${count}</small></summary><p>${calls.map((call) => `<code>${escaped(call)}</code>`).join(' ')}</p></details></li>`,
  );
  return `<ul class="plain">${lines.join('\n')}</ul>`;
}

function deeds({ deeds: all, write }: Report): string {
  if (!write) return '';
  const lines = all.map(
    ({ call, what, undone }) => `<li><code>${escaped(call)}</code> ${escaped(what)}: ${escaped(undone)}</li>`,
  );
  return `<section><h2>Done by --write</h2><ul>${lines.join('\n') || '<li>nothing</li>'}</ul></section>`;
}

function times({ pace, p95 }: Report): string {
  const rows = pace.slowest
    .map(
      ({ call, p95: taken, requests }) =>
        `<tr><th scope="row"><code>${escaped(call)}</code></th><td>${taken} ms</td><td>${requests}</td></tr>`,
    )
    .join('');
  return `<p>Half of ${pace.requests} answers came within ${pace.median} ms, 95 of 100 within <strong>${pace.p95} ms</strong> (wanted: ${p95.aim} ms).</p>
<div class="scroll"><table><thead><tr><th scope="col">slowest calls</th><th scope="col">95 of 100</th><th scope="col">requests</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function figure(verdict: Verdict, count: number): string {
  return `<div class="figure ${verdict}"><strong>${count}</strong><span>${marks[verdict][1]}</span></div>`;
}

/** A page that stands alone: no script, nothing from anywhere else, and text from a gateway as text only. */
export function htmlReport(report: Report): string {
  const { gateway, at, write, suite, accounts, counts, differences: found, stopped } = report;
  const state = stopped !== '' ? 'notAsked' : found.length > 0 ? 'differs' : 'works';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="color-scheme" content="light dark">
<title>Conformance of ${escaped(gateway)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>Does the gateway speak the contract?</h1>
<p class="about"><code>${escaped(gateway)}</code> <time datetime="${escaped(at)}">${escaped(at.replace('T', ' ').replace(/\..*/, ' UTC'))}</time> ${write ? 'with --write' : 'read-only'}, sealed by ${escaped(suite)}, as ${escaped(['visitor', ...accounts].join(', '))}</p>
<p class="verdict ${state}">${escaped(verdictLine(report))}</p>
<div class="figures">${figure('works', counts.works)}${figure('differs', counts.differs)}${figure('missing', counts.missing)}${figure('notAsked', counts.notAsked)}</div>
</header>
<main>
<section><h2>Differences</h2>${differences(report)}</section>
${deeds(report)}
<section><h2>Times</h2>${times(report)}</section>
<section><h2>Not asked, and why</h2>${unasked(report)}</section>
<section><h2>All calls</h2>${areas(report)}</section>
</main>
</body>
</html>
`;
}
