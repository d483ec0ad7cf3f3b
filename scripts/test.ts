import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { record, refusalToRecord } from './test/changes.ts';
import { keepTestRun } from './test/last-run.ts';
import { canMoveClock, clockMissing, type Moment, momentOf } from './test/moment.ts';
import { chosenParts, nightParts, type Part, partList } from './test/night.ts';
import { ordinaryPlan, type Plan, wholePlan } from './test/ordinary.ts';
import { type Counts, lastLine, sum } from './test/reports.ts';
import { runSteps, tell, tellFlaky } from './test/run.ts';
import { chosenSteps } from './test/steps.ts';

// `npm test`: what is checked, with one last line: `N passed, N failed`.
//
//   npm test                                    an ordinary run, at most fifteen minutes; it says what it chose, and why
//   npm test -- --record                        an ordinary run that writes down what it showed green (tests/ledger.txt)
//   npm test -- --all                           everything; with --record, writes down that this commit is green
//   npm test -- --whole                         also tries each combination of what is otherwise tried in turn
//   npm test -- --at '2027-01-01T00:20'         everything as if started then (UTC); --zone Europe/Madrid
//   npm test -- --night [part]                  everything, whole, and what takes too long for a day; --night list
//   npm test -- --only vitest tests/machines    one step, with what follows; of several steps, the last one

const say = (text: string) => process.stdout.write(`${text}\n`);

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: {
    all: { type: 'boolean' },
    at: { type: 'string' },
    night: { type: 'boolean' },
    only: { type: 'string' },
    record: { type: 'boolean' },
    whole: { type: 'boolean' },
    zone: { type: 'string' },
  },
  allowPositionals: true,
});

/** What these flags ask for, the moment apart. */
function planOf(): Plan {
  if (values.only !== undefined) return { says: [], steps: chosenSteps(values.only), parts: [] };
  if (values.all || values.at !== undefined) return wholePlan();
  return ordinaryPlan({ env: process.env, record: values.record ?? false });
}

/** Throws when the flags ask for what can’t be done, before anything has run. */
function checkFlags(): void {
  if (values.record && (values.night || values.only !== undefined || values.at !== undefined))
    throw new Error(
      '--record belongs to an ordinary run or to --all: a part, a moment or a step shows less.',
    );
  const refusal = values.record ? refusalToRecord({ failed: 0 }) : undefined;
  if (refusal) throw new Error(refusal);
  if (values.zone !== undefined && values.at === undefined) throw new Error('--zone belongs to --at.');
  if (values.at !== undefined && !canMoveClock()) throw new Error(clockMissing);
}

async function runPlan(moment: Moment | undefined): Promise<Counts> {
  const { says, steps, parts } = planOf();
  for (const line of says) say(line);
  const rest = values.only === undefined ? [] : positionals;
  const results = await runSteps(steps, { moment, rest });
  const total = sum(results.map(({ counts }) => counts));
  tell(steps, results);
  if (values.all && values.only === undefined && !moment) keepTestRun(total);
  tellFlaky(steps);
  if (!values.record) return total;
  const { recorded, says: sentence } = record(parts, total);
  say(sentence);
  return recorded || total.failed > 0 ? total : sum([total], { failed: 1 });
}

async function runPart(part: Part): Promise<Counts> {
  say(`\n════ ${part.name}: ${part.about}`);
  if (part.moment && part.steps.some(({ inNode }) => inNode) && !canMoveClock()) {
    say(`Not run. ${clockMissing}`);
    return sum([], { failed: 1 });
  }
  const results = await runSteps(part.steps, part);
  tell(part.steps, results);
  return sum(results.map(({ counts }) => counts));
}

async function runNight(): Promise<Counts> {
  const [wanted] = positionals;
  if (wanted === 'list') {
    say(partList(nightParts()));
    return sum([]);
  }
  const parts = chosenParts(wanted, nightParts());
  const all: { readonly name: string; readonly counts: Counts; readonly minutes: number }[] = [];
  for (const part of parts) {
    const started = performance.now();
    const counts = await runPart(part);
    all.push({ name: part.name, counts, minutes: (performance.now() - started) / 60_000 });
  }
  say('\n════ the night');
  for (const { name, counts, minutes } of all)
    say(`${name.padEnd(28)}${`${minutes.toFixed(1)} min`.padStart(10)}   ${lastLine(counts)}`);
  return sum(all.map(({ counts }) => counts));
}

if (values.whole) process.env.WHOLE = '1';
mkdirSync('.cache', { recursive: true });
try {
  checkFlags();
  const moment = values.at === undefined ? undefined : momentOf(values.at, values.zone);
  const total = values.night ? await runNight() : await runPlan(moment);
  say(lastLine(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
} catch (error) {
  say((error as Error).message);
  say(lastLine(sum([], { failed: 1 })));
  process.exitCode = 1;
}
