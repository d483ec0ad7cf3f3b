import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { keepTestRun } from './test-run.mjs';
import {
  chosenSteps,
  forgetReport,
  lastLine,
  namesOf,
  outcome,
  readCounts,
  slowest,
  sum,
  timesOf,
} from './test-steps.mjs';

// Everything that is checked, with one last line: `N passed, N failed`.
// `npm test -- --only vitest tests/machines` runs one step and hands it what follows; of several steps, the last one.
// `npm test -- --whole` also tries each combination of what is otherwise tried in turn (tests/kit/depth.ts).

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { only: { type: 'string' }, whole: { type: 'boolean' } },
  allowPositionals: true,
});

const say = (text) => process.stdout.write(`${text}\n`);

function environment(step) {
  const path = `${join(process.cwd(), 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  return { ...process.env, ...step.env, PATH: path };
}

/** Writes the lines of a stream as they come, each with the name of its step before it. */
function passOn(stream, name) {
  createInterface({ input: stream }).on('line', (line) => say(`${name} │ ${line}`));
}

/** Resolves with the exit code, or null when the step could not start or was killed. */
function run(step, rest) {
  const [program, ...args] = step.command;
  return new Promise((resolve) => {
    const stdio = step.beside ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(program, [...args, ...rest], { stdio, env: environment(step) });
    for (const stream of [child.stdout, child.stderr]) if (stream) passOn(stream, step.name);
    child.on('error', (error) => {
      say(error.message);
      resolve(null);
    });
    child.on('close', resolve);
  });
}

async function countsOf(step, rest) {
  const exit = await run(step, rest).catch((error) => {
    say(error.message);
    return null;
  });
  return outcome(exit, step.report && readCounts(step.report));
}

async function resultOf(step, rest, missing) {
  say(`\n──── ${step.name}: ${step.command.join(' ')}`);
  const started = performance.now();
  if (step.report) forgetReport(step.report);
  if (missing) say(`Not run: it needs ${step.needs}, which failed.`);
  const counts = missing ? sum([], { failed: 1 }) : await countsOf(step, rest);
  return { name: step.name, counts, seconds: (performance.now() - started) / 1000 };
}

/** Runs the steps in order; those that run beside others are waited for at the end. */
async function runAll(steps, rest) {
  const results = [];
  const beside = [];
  for (const step of steps) {
    const missing = results.some(({ name, counts }) => name === step.needs && counts.failed > 0);
    const result = resultOf(step, step === steps.at(-1) ? rest : [], missing);
    const kept = result.then((one) => results.push(one));
    if (step.beside) beside.push(kept);
    else await kept;
  }
  await Promise.all(beside);
  return results;
}

function tell(results) {
  say('\n──── summary');
  for (const { name, counts, seconds } of results) {
    say(`${name.padEnd(12)}${`${seconds.toFixed(1)} s`.padStart(8)}   ${lastLine(counts)}`);
  }
  say(`${'all'.padEnd(12)}${`${(performance.now() / 1000).toFixed(1)} s`.padStart(8)}`);
}

function tellSlowest(times) {
  if (times.length === 0) return;
  say('\n──── the slowest files, in seconds of one worker');
  for (const { file, seconds } of slowest(times)) say(`${seconds.toFixed(1).padStart(8)}   ${file}`);
}

if (values.whole) process.env.WHOLE = '1';
mkdirSync('.cache', { recursive: true });
try {
  const steps = chosenSteps(values.only);
  const results = await runAll(steps, values.only ? positionals : []);
  const total = sum(results.map((result) => result.counts));
  for (const step of steps) for (const name of namesOf(step)) say(`\nfailed in ${step.name}: ${name}`);
  tell(results);
  tellSlowest(timesOf(steps));
  if (!values.only) keepTestRun(total);
  say(lastLine(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
} catch (error) {
  say(error.message);
  say(lastLine({ passed: 0, failed: 1, skipped: 0 }));
  process.exitCode = 1;
}
