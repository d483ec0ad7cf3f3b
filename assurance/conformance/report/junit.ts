import type { Finding } from '../finding.ts';
import { escaped } from './escape.ts';
import type { Report } from './report.ts';

function testCase({ call, account, concern, verdict, expected, got, consequence }: Finding): string {
  const name = `${call} as ${account}: ${concern}${expected === '' ? '' : ` (${expected})`}`;
  const open = `    <testcase classname="${escaped(call)}" name="${escaped(name)}"`;
  if (verdict === 'works') return `${open}/>`;
  if (verdict === 'notAsked') return `${open}><skipped message="${escaped(consequence)}"/></testcase>`;
  const message = escaped(`${verdict}: ${got}`);
  return `${open}><failure type="${verdict}" message="${message}">expected: ${escaped(expected)}\ngot: ${escaped(got)}\nthen: ${escaped(consequence)}</failure></testcase>`;
}

function suite(area: string, findings: readonly Finding[]): string {
  const count = (...wanted: Finding['verdict'][]) =>
    findings.filter(({ verdict }) => wanted.includes(verdict)).length;
  return [
    `  <testsuite name="${escaped(area)}" tests="${findings.length}" failures="${count('differs', 'missing')}" skipped="${count('notAsked')}" errors="0">`,
    ...findings.map(testCase),
    '  </testsuite>',
  ].join('\n');
}

/** What is said of the run as a whole: that it came to its end, and how fast the answers were. */
function runSuite({ stopped, p95, pace }: Report): string {
  const ended = stopped === '' ? '/>' : `><error message="${escaped(stopped)}"/></testcase>`;
  const late = `<failure type="late" message="95 of 100 within ${pace.p95} ms"/>`;
  return [
    `  <testsuite name="run" tests="2" failures="${p95.fine ? 0 : 1}" skipped="0" errors="${stopped === '' ? 0 : 1}">`,
    `    <testcase classname="run" name="the run came to its end"${ended}`,
    `    <testcase classname="run" name="95 of 100 answers within ${p95.aim} ms"${p95.fine ? '/>' : `>${late}</testcase>`}`,
    '  </testsuite>',
  ].join('\n');
}

/** The report for a continuous integration: a suite for each area, a test for each thing that was compared. */
export function junitReport(report: Report): string {
  const { findings, counts, stopped, p95, at } = report;
  const areas = [...new Set(findings.map(({ call }) => call.split('.')[0] ?? ''))];
  const failures = counts.differs + counts.missing + (p95.fine ? 0 : 1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="conformance" timestamp="${escaped(at)}" tests="${findings.length + 2}" failures="${failures}" skipped="${counts.notAsked}" errors="${stopped === '' ? 0 : 1}">`,
    ...areas.map((area) =>
      suite(
        area,
        findings.filter(({ call }) => call.startsWith(`${area}.`)),
      ),
    ),
    runSuite(report),
    '</testsuites>',
    '',
  ].join('\n');
}
