import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './find-browser.mjs';
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

// Everything that is checked, in order, with one last line: `N passed, N failed`.
// `npm test -- --only vitest tests/machines` runs one step and hands it what follows; of several steps, the last one.

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { only: { type: 'string' } },
  allowPositionals: true,
});

const say = (text) => process.stdout.write(`${text}\n`);

function environment(step) {
  const path = `${join(process.cwd(), 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const browser = step.browser ? { CHROMIUM_PATH: findBrowser() } : {};
  return { ...process.env, ...step.env, ...browser, PATH: path };
}

/** Resolves with the exit code, or null when the step could not start or was killed. */
function run(step, rest) {
  const [program, ...args] = step.command;
  return new Promise((resolve) => {
    const child = spawn(program, [...args, ...rest], { stdio: 'inherit', env: environment(step) });
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

async function runAll(steps, rest) {
  const results = [];
  for (const step of steps) {
    say(`\n──── ${step.name}: ${step.command.join(' ')}`);
    const started = performance.now();
    if (step.report) forgetReport(step.report);
    const missing = results.some((result) => result.name === step.needs && result.counts.failed > 0);
    if (missing) say(`Not run: it needs ${step.needs}, which failed.`);
    const given = step === steps.at(-1) ? rest : [];
    const counts = missing ? sum([], { failed: 1 }) : await countsOf(step, given);
    results.push({ name: step.name, counts, seconds: (performance.now() - started) / 1000 });
  }
  return results;
}

function tell(results) {
  say('\n──── summary');
  for (const { name, counts, seconds } of results) {
    say(`${name.padEnd(12)}${`${seconds.toFixed(1)} s`.padStart(8)}   ${lastLine(counts)}`);
  }
  const all = results.reduce((sum, { seconds }) => sum + seconds, 0);
  say(`${'all'.padEnd(12)}${`${all.toFixed(1)} s`.padStart(8)}`);
}

function tellSlowest(times) {
  if (times.length === 0) return;
  say('\n──── the slowest files, in seconds of one worker');
  for (const { file, seconds } of slowest(times)) say(`${seconds.toFixed(1).padStart(8)}   ${file}`);
}

mkdirSync('.cache', { recursive: true });
try {
  const steps = chosenSteps(values.only);
  const results = await runAll(steps, values.only ? positionals : []);
  const total = sum(results.map((result) => result.counts));
  for (const step of steps) for (const name of namesOf(step)) say(`\nfailed in ${step.name}: ${name}`);
  tell(results);
  tellSlowest(timesOf(steps));
  say(lastLine(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
} catch (error) {
  say(error.message);
  say(lastLine({ passed: 0, failed: 1, skipped: 0 }));
  process.exitCode = 1;
}
