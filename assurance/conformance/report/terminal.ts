import { type Difference, flowWords, type Report } from './report.ts';

/** Calls named in a line about what was not asked; the rest is counted. */
const mostNamed = 6;

function namesOf(calls: readonly string[]): string {
  const rest = calls.length - mostNamed;
  return `${calls.slice(0, mostNamed).join(', ')}${rest > 0 ? ` and ${rest} more calls` : ''}`;
}

function differenceLines({
  calls,
  concern,
  verdict,
  expected,
  got,
  consequence,
  accounts,
  touched,
}: Difference): string[] {
  const flows = flowWords(touched);
  const pages = touched.pages.join(', ');
  return [
    `${verdict === 'missing' ? 'MISSING' : 'DIFFERS'}  ${namesOf(calls)}  ${concern}  (as ${accounts.join(', ')})`,
    `    expected  ${expected}`,
    `    got       ${got}`,
    `    then      ${consequence}`,
    ...(flows === '' ? [] : [`    flows     ${flows}`]),
    ...(pages === '' ? [] : [`    pages     ${pages}`]),
    '',
  ];
}

function unaskedLines({ unasked }: Report): string[] {
  if (unasked.length === 0) return [];
  const lines = unasked.map(({ reason, calls, count }) => {
    return `  ${String(count).padStart(4)}  ${reason}: ${namesOf(calls)}`;
  });
  return ['Not asked', ...lines, ''];
}

function deedLines({ deeds }: Report): string[] {
  if (deeds.length === 0) return [];
  return ['Done by --write', ...deeds.map(({ call, what, undone }) => `  ${call}: ${what}; ${undone}`), ''];
}

/** One line that says how it ended. */
export function verdictLine({ counts, differences, stopped, p95, pace }: Report): string {
  const late = p95.fine ? '' : ` 95 of 100 answers took up to ${pace.p95} ms, ${p95.aim} at most are wanted.`;
  if (stopped !== '') return `The run ended before its end: ${stopped}.${late}`;
  if (differences.length === 0) return `All that was asked works: ${counts.works} checks.${late}`;
  const calls = new Set(differences.flatMap(({ calls: of }) => of)).size;
  return `${differences.length} differences in ${calls} calls; ${counts.works} checks work.${late}`;
}

/** The report for a terminal. */
export function terminalReport(report: Report): string {
  const { gateway, accounts, suite, write, pace, counts } = report;
  return [
    `${gateway}, ${write ? 'with --write' : 'read-only'}, sealed by ${suite}, as ${['visitor', ...accounts].join(', ')}`,
    '',
    ...report.differences.flatMap(differenceLines),
    ...unaskedLines(report),
    ...deedLines(report),
    `${pace.requests} requests; half of the answers within ${pace.median} ms, 95 of 100 within ${pace.p95} ms; slowest: ${pace.slowest.map(({ call, p95 }) => `${call} ${p95} ms`).join(', ') || 'none'}`,
    `works ${counts.works}, differs ${counts.differs}, missing ${counts.missing}, not asked ${counts.notAsked}`,
    verdictLine(report),
    '',
  ].join('\n');
}
