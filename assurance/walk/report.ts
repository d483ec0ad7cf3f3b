import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chartOf, tourChart } from './chart.ts';
import { findProofs } from './find-proofs.ts';
import { asRecorded, playedOnly, readRecording, wordsOfGaps } from './recording.ts';
import { faultsOf, type Known, notRun, type Row, rowOf } from './report-rows.ts';

// The coverage of every machine at three levels. The chart is walked here and now; the wire and the browser are
// shown by their tests, which run first, unless `--recorded` asks for what they saw the last time. With
// `--played browser=login,withdraw` only these machines were played at this level. Of the others nothing is said there, or,
// with `--carried logout,launch`, the tours of these in the browser still count as a recorded run saw them, and it is a
// fault that those of the rest do not.

const { values } = parseArgs({
  options: {
    carried: { type: 'string' },
    json: { type: 'boolean' },
    played: { type: 'string', multiple: true, default: [] },
    recorded: { type: 'boolean' },
  },
});

const say = (text: string) => process.stderr.write(`${text}\n`);

const shows: readonly (readonly string[])[] = [
  ['vitest', 'run', '--project', 'node', 'assurance/wire'],
  ['npm', 'run', '--silent', 'build'],
  ['playwright', 'test', 'tests/journeys/flows.spec.ts'],
];

/** Runs the tests of the wire and the browser; what they print goes to standard error. Gives what failed. */
function showAll(): string[] {
  return shows.flatMap(([program = '', ...rest]) => {
    const command = [program, ...rest].join(' ');
    say(`──── ${command}`);
    // `npm run` has put the programs of the packages into the path.
    const { status } = spawnSync(program, rest, { stdio: ['ignore', 2, 2] });
    return status === 0 ? [] : [`failed: ${command}`];
  });
}

async function known(): Promise<readonly Known[]> {
  const found: Known[] = [];
  const isPlayed = playedOnly(values.played);
  const carried = values.carried?.split(',');
  for (const { model, gaps } of await findProofs()) {
    const chart = chartOf(model);
    const taken = [...(await tourChart(chart))];
    const seen = (level: 'wire' | 'browser'): Known['seen']['browser'] => {
      if (isPlayed(level, model.id)) return readRecording(level, model.id);
      if (level === 'wire' || !carried) return 'left out';
      const shown = asRecorded(chart.transitions, wordsOfGaps(gaps.browser));
      // Where a person can bring about nothing, there are no tours, and so none that are in a part.
      return carried.includes(model.id) || shown.taken.length === 0 ? shown : 'too old';
    };
    const [wire, browser] = [seen('wire'), seen('browser')];
    found.push({ chart, seen: { chart: { taken, gaps: {} }, wire, browser } });
  }
  return found;
}

function cells(row: Row): readonly string[] {
  const shown = (level: 'chart' | 'wire' | 'browser') => {
    if (row.leftOut.includes(level)) return 'left out';
    return row.missing.some((one) => one.level === level && one.reason === notRun)
      ? 'not run'
      : String(row[level]);
  };
  const { id, states, transitions } = row;
  return [id, String(states), String(transitions), shown('chart'), shown('wire'), shown('browser')];
}

function table(rows: readonly Row[]): string {
  const lines = [['machine', 'states', 'transitions', 'chart', 'wire', 'browser'], ...rows.map(cells)];
  const width = (n: number) => Math.max(...lines.map((line) => line[n]?.length ?? 0));
  const aligned = (line: readonly string[]) =>
    line.map((cell, n) => (n === 0 ? cell.padEnd(width(n)) : cell.padStart(width(n)))).join('  ');
  const gaps = rows.flatMap(({ id, missing }) =>
    missing
      .filter(({ reason }) => reason !== notRun)
      .map(({ level, transition, reason }) => `  ${id}, ${level}: ${transition}\n    ${reason}`),
  );
  const leftOut = (['wire', 'browser'] as const).flatMap((level) => {
    const count = rows.filter((row) => row.leftOut.includes(level)).length;
    return count > 0 ? [`This run left out the tours of ${count} machines at the level ${level}.`] : [];
  });
  return [...lines.map(aligned), '', ...leftOut, `${gaps.length} gaps`, ...gaps].join('\n');
}

const failed = values.recorded ? [] : showAll();
const all = await known();
const rows = all.map(rowOf);
process.stdout.write(values.json ? `${JSON.stringify({ machines: rows }, null, 2)}\n` : `${table(rows)}\n`);
const faults = [...failed, ...all.flatMap(faultsOf)];
for (const fault of faults) say(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
