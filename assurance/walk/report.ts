import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chartOf, tourChart } from './chart.ts';
import { findModels } from './find-proofs.ts';
import { faultsOf, type Known, notRun, type Row, rowOf } from './ledger.ts';
import { playedOnly, readRecording } from './recording.ts';

// The coverage of every machine at three levels. The chart is walked here and now; the wire and the browser are
// shown by their tests, which run first, unless `--recorded` asks for what they saw the last time. With
// `--played browser=login,withdraw` only these machines were played at this level, and nothing is said there of the others.

const { values } = parseArgs({
  options: {
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
  const seen = (level: 'wire' | 'browser', machine: string) =>
    isPlayed(level, machine) ? readRecording(level, machine) : ('left out' as const);
  for (const model of await findModels()) {
    const chart = chartOf(model);
    const taken = [...(await tourChart(chart))];
    const [wire, browser] = [seen('wire', model.id), seen('browser', model.id)];
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
