import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { clauses } from '../protection/clauses.ts';
import { diffMarkets, marketLog, marketNamed } from '../protection/market-diff.ts';
import { changeLog, compare } from './changes.ts';
import type { ChartFacts } from './facts.ts';

// The change log of the flows between two versions of the sources: `npm run flows:diff A B`, where each is
// anything git knows as a commit. Without B it is the working folder. `--market ES UK` compares what two markets ask for
// instead. `--json` prints the same as data.

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean' }, market: { type: 'boolean' } },
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

function say(data: unknown, text: string): void {
  process.stdout.write(values.json ? `${JSON.stringify(data, null, 2)}\n` : `${text}\n`);
}

function compareVersions(before: string, after: string | undefined): void {
  const changes = compare(chartsAt(before), after === undefined ? chartsUnder('.') : chartsAt(after));
  say({ machines: changes }, changeLog(changes));
}

function compareMarkets(first: string, second: string): void {
  const diff = diffMarkets(marketNamed(first), marketNamed(second), clauses);
  say(diff, marketLog(diff));
}

const [one, other, ...more] = positionals;
if (one === undefined || more.length > 0 || (values.market && other === undefined)) {
  process.stderr.write(
    values.market
      ? 'Say which two markets: npm run flows:diff -- --market ES UK\n'
      : 'Say which two versions: npm run flows:diff A B (without B: what stands in the folder)\n',
  );
  process.exit(2);
}
try {
  if (values.market) compareMarkets(one, other ?? '');
  else compareVersions(one, other);
} catch (error) {
  const { message } = error as Error;
  process.stderr.write(`${values.market ? 'The markets' : 'The flows'} can’t be compared: ${message}\n`);
  process.exitCode = 1;
}
