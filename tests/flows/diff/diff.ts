import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { changeLog, compare } from './changes.ts';
import type { ChartFacts } from './facts.ts';

// The change log of the flows between two versions of the sources: `npm run flows:diff A B`, where each is
// anything git knows as a commit. Without B it is the working folder. `--json` prints the same as data.

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean' } },
  allowPositionals: true,
});

/** What the charts of a version need: themselves, the contract, and how imports are resolved. */
const needed = ['machines', 'contract', 'package.json', 'tsconfig.json'];

const run = (program: string, args: readonly string[], input?: Buffer) =>
  execFileSync(program, args, { maxBuffer: 2 ** 28, ...(input ? { input } : {}) });

function chartsUnder(root: string): Record<string, ChartFacts> {
  const printer = join(import.meta.dirname, 'print-charts.ts');
  return JSON.parse(run('node', ['--import', 'tsx', printer, root]).toString()) as Record<string, ChartFacts>;
}

function commitOf(revision: string): string {
  try {
    return run('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`])
      .toString()
      .trim();
  } catch {
    throw new Error(`${revision} is no version that git knows`);
  }
}

/** Inside this folder, so that the packages are found there as they are here. */
function chartsAt(revision: string): Record<string, ChartFacts> {
  const commit = commitOf(revision);
  const folder = resolve('.cache', 'flows', 'at', commit);
  mkdirSync(folder, { recursive: true });
  try {
    run('tar', ['-x', '-C', folder], run('git', ['archive', commit, ...needed]));
    return chartsUnder(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [before, after, ...others] = positionals;
if (before === undefined || others.length > 0) {
  process.stderr.write(
    'Say which two versions: npm run flows:diff A B (without B: what stands in the folder)\n',
  );
  process.exit(2);
}
try {
  const changes = compare(chartsAt(before), after === undefined ? chartsUnder('.') : chartsAt(after));
  process.stdout.write(
    values.json ? `${JSON.stringify({ machines: changes }, null, 2)}\n` : `${changeLog(changes)}\n`,
  );
} catch (error) {
  const { message } = error as Error;
  process.stderr.write(`The flows can’t be compared: ${message}\n`);
  process.exitCode = 1;
}
