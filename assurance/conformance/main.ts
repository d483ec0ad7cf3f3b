import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type AccountsFile, BadFile, labelled, readAccounts } from './accounts.ts';
import { touchedByCall } from './flows.ts';
import { readMapping } from './mapping.ts';
import { BadOption, help, type Options, readOptions } from './options.ts';
import { planOf } from './plan/plan.ts';
import { createProgress } from './progress.ts';
import { htmlReport } from './report/html.ts';
import { junitReport } from './report/junit.ts';
import { exitCodeOf, type Report, reportOf } from './report/report.ts';
import { terminalReport } from './report/terminal.ts';
import { type RunOptions, runConformance } from './run.ts';
import { createState, runName } from './state.ts';

/** What the program is given by its surroundings; a test gives others. */
export type Surroundings = {
  readonly out: {
    readonly isTTY?: boolean;
    readonly columns?: number;
    readonly write: (text: string) => unknown;
  };
  readonly err: { readonly write: (text: string) => unknown };
  /** Aborted when a person wants the run to end. */
  readonly signal: AbortSignal;
  /** Overrides of a run, such as its clock. */
  readonly run?: Partial<RunOptions>;
};

function writeReports(folder: string, report: Report): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'report.html'), htmlReport(report));
  writeFileSync(path.join(folder, 'report.xml'), junitReport(report));
  writeFileSync(path.join(folder, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
}

function fileOf(name: string): AccountsFile {
  try {
    return readAccounts(readFileSync(name, 'utf8'));
  } catch (error) {
    if (error instanceof BadFile) throw error;
    throw new BadFile(`The accounts file can't be read: ${(error as { code?: string }).code ?? 'unknown'}`);
  }
}

async function run(
  options: Options,
  file: AccountsFile,
  { out, signal, run: more }: Surroundings,
): Promise<Report> {
  const mapping = options.mapping === null ? {} : readMapping(options.mapping);
  const { gateway, write, only, rate, most, minutes, timeout, p95 } = options;
  if (planOf(file, write, only).length === 0) throw new BadOption('--only names no call of the contract');
  const state = createState(
    path.join(options.out, 'state.jsonl'),
    runName(gateway, file, { write, only, mapping }),
  );
  const earlier = options.resume ? state.resume() : null;
  if (options.resume) {
    out.write(
      earlier
        ? `Goes on after ${earlier.steps.size} steps.\n`
        : 'There is no run to go on with: it begins.\n',
    );
  }
  const progress = createProgress(out);
  const outcome = await runConformance({
    origin: gateway,
    file,
    mapping,
    write,
    only,
    manners: { rate, most, minutes },
    aims: { p95 },
    ...(timeout === null ? {} : { patience: timeout }),
    ...(earlier ? { before: earlier.steps, deedsBefore: earlier.deeds } : {}),
    tell: progress.tell,
    keep: ({ id }, findings, deeds) => (findings ? state.end(id, findings, deeds) : state.begin(id)),
    signal,
    ...more,
  });
  progress.end();
  if (outcome.stopped === '') state.forget();
  const accounts = labelled(file.accounts).map(({ label }) => label);
  const at = new Date((more?.now ?? Date.now)()).toISOString();
  return reportOf(outcome, { gateway, at, write, suite: file.seal.suite, accounts }, await touchedByCall());
}

/** The whole program: reads its options, runs, writes its reports. Resolves with the exit code. */
export async function conformance(args: readonly string[], around: Surroundings): Promise<0 | 1 | 2> {
  try {
    const options = readOptions(args);
    if (!options) {
      around.out.write(help);
      return 0;
    }
    const report = await run(options, fileOf(options.accounts), around);
    writeReports(options.out, report);
    around.out.write(
      `${terminalReport(report)}Reports: ${path.join(options.out, 'report.html')}, report.xml, report.json\n`,
    );
    return exitCodeOf(report);
  } catch (error) {
    if (!(error instanceof BadOption || error instanceof BadFile)) throw error;
    around.err.write(`${error.message}\n`);
    return 2;
  }
}
