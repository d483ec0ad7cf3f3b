import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { commandAt, environmentAt, type Moment } from './moment.ts';
import {
  type Counts,
  type FileTime,
  forgetReport,
  lastLine,
  outcome,
  readReport,
  slowest,
  sum,
} from './reports.ts';
import type { Step } from './steps.ts';

// Runs steps one after the other or beside each other, and tells how they went.

export type Result = { readonly name: string; readonly counts: Counts; readonly seconds: number };

/** How steps are run: when, with what in their environment, and with what arguments for the last of them. */
export type Circumstances = {
  readonly moment?: Moment | undefined;
  readonly env?: Readonly<Record<string, string>> | undefined;
  readonly rest?: readonly string[];
};

const say = (text: string) => process.stdout.write(`${text}\n`);

function environment(step: Step, { moment, env = {} }: Circumstances): NodeJS.ProcessEnv {
  const path = `${join(process.cwd(), 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  return { ...process.env, ...env, ...step.env, ...(moment ? environmentAt(moment) : {}), PATH: path };
}

/** Writes the lines of a stream as they come, each with the name of its step before it. */
function passOn(stream: Readable, name: string): void {
  createInterface({ input: stream }).on('line', (line) => say(`${name} │ ${line}`));
}

/** Resolves with the exit code, or null when the step could not start or was killed. */
function exitOf(step: Step, args: readonly string[], how: Circumstances): Promise<number | null> {
  const whole = [...step.command, ...args];
  const [program = '', ...rest] =
    how.moment && step.inNode ? commandAt(whole, how.moment, new Date()) : whole;
  return new Promise((resolve) => {
    const child = spawn(program, rest, {
      stdio: step.beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: environment(step, how),
    });
    for (const stream of [child.stdout, child.stderr]) if (stream) passOn(stream, step.name);
    child.on('error', (error) => {
      say(error.message);
      resolve(null);
    });
    child.on('close', resolve);
  });
}

async function countsOf(step: Step, how: Circumstances): Promise<Counts> {
  try {
    const prepared = step.prepare?.(environment(step, how)) ?? [];
    const exit = await exitOf(step, [...prepared, ...(how.rest ?? [])], how);
    return outcome(exit, step.report && readReport(step.report, 'count'));
  } catch (error) {
    say((error as Error).message);
    return sum([], { failed: 1 });
  }
}

async function resultOf(step: Step, how: Circumstances, missing: boolean): Promise<Result> {
  say(`\n──── ${step.name}: ${step.command.join(' ')}`);
  const started = performance.now();
  if (step.report) forgetReport(step.report);
  if (missing) say(`Not run: it needs ${step.needs}, which failed.`);
  const counts = missing ? sum([], { failed: 1 }) : await countsOf(step, how);
  return { name: step.name, counts, seconds: (performance.now() - started) / 1000 };
}

/** Runs the steps in order; those that run beside others are waited for at the end. */
export async function runSteps(
  steps: readonly Step[],
  { rest = [], ...how }: Circumstances,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const beside: Promise<number>[] = [];
  for (const step of steps) {
    const missing = results.some(({ name, counts }) => name === step.needs && counts.failed > 0);
    const result = resultOf(step, step === steps.at(-1) ? { ...how, rest } : how, missing);
    const kept = result.then((one) => results.push(one));
    if (step.beside) beside.push(kept);
    else await kept;
  }
  await Promise.all(beside);
  return results;
}

const readAll = <Read extends 'failed' | 'flaky' | 'times'>(steps: readonly Step[], read: Read) =>
  steps.flatMap(({ report }) => (report && readReport(report, read)) ?? []);

/** Says what failed, how long each step and the slowest files took. */
export function tell(steps: readonly Step[], results: readonly Result[]): void {
  for (const step of steps)
    for (const name of readAll([step], 'failed')) say(`\nfailed in ${step.name}: ${name}`);
  say('\n──── summary');
  const row = (name: string, seconds: number) => `${name.padEnd(12)}${`${seconds.toFixed(1)} s`.padStart(8)}`;
  for (const { name, counts, seconds } of results) say(`${row(name, seconds)}   ${lastLine(counts)}`);
  say(row('all', performance.now() / 1000));
  const times = readAll(steps, 'times') as readonly FileTime[];
  if (times.length === 0) return;
  say('\n──── the slowest files, in seconds of one worker');
  for (const { file, seconds } of slowest(times)) say(`${seconds.toFixed(1).padStart(8)}   ${file}`);
}

/** Says what passed only when it was repeated: it stands last, since it is to be mended at once. */
export function tellFlaky(steps: readonly Step[]): void {
  for (const name of readAll(steps, 'flaky')) say(`\nflaky, to be mended at once: ${name}`);
}
