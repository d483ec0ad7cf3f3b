import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { equivalents } from './equivalents.ts';
import { findModels } from './find-proofs.ts';
import { mutantsOf } from './mutants.ts';
import { scoreOf, scoreTable, type Verdict, wrongArguments } from './score.ts';

// The mutation score of the charts: every single-fault mutant of every machine, and whether what is checked of a chart
// finds the fault. `--machine login` (more than once, if wished) for some, `--json` for a program, `--killers` for what
// killed each.

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    killers: { type: 'boolean' },
    machine: { type: 'string', multiple: true },
  },
});

/** Milliseconds after which a mutant is taken to run for ever: no chart here is walked in a tenth of it. */
const patience = 600_000;

const say = (text: string) => process.stderr.write(`${text}\n`);
const models = await findModels();
const strange = [...(values.machine ?? []), ...Object.keys(equivalents)].filter(
  (id) => !models.some((model) => model.id === id),
);
if (strange.length > 0) throw new Error(`no model of ${strange.join(', ')}`);

const benches = models
  .filter(({ id }) => values.machine?.includes(id) ?? true)
  .map(({ id, machine }) => ({
    id,
    names: mutantsOf(machine).map(({ name }) => name),
    killers: [] as Verdict[],
  }));
const asked = benches.flatMap(({ id, names, killers }) =>
  names.map((name, number) => ({ id, name, number, killers })),
);

type Ending = { readonly killer?: string };

/** Asks a worker for one verdict; none in time means that the mutant runs for ever. Throws when the worker breaks. */
async function verdict(
  worker: ChildProcess,
  question: { id: string; number: number },
): Promise<Ending | 'silent'> {
  const silence = AbortSignal.timeout(patience);
  const heard = new AbortController();
  const signal = AbortSignal.any([silence, heard.signal]);
  try {
    worker.send(question);
    const broken = once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('a worker broke')));
    const [ending] = (await Promise.race([once(worker, 'message', { signal }), broken])) as [Ending];
    return ending;
  } catch (cause) {
    if (!silence.aborted) throw cause;
    worker.kill('SIGKILL');
    return 'silent';
  } finally {
    heard.abort();
  }
}

const newWorker = () => fork(new URL('./mutate-worker.ts', import.meta.url));
const left = asked.values();

/** Takes one mutant after another from those that are left. */
async function work(): Promise<void> {
  let worker = newWorker();
  for (const { id, name, number, killers } of left) {
    const ending = await verdict(worker, { id, number });
    if (ending === 'silent') worker = newWorker();
    killers[number] = { name, killer: ending === 'silent' ? 'it runs for ever' : ending.killer };
    const bench = benches.find((one) => one.id === id);
    if (Object.keys(killers).length === bench?.names.length) say(`${id}: ${bench.names.length} mutants`);
  }
  worker.disconnect();
}

await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));

const scores = benches.map(({ id, killers }) => scoreOf(id, killers, equivalents[id]));
const argued = Object.fromEntries(benches.map(({ id }) => [id, equivalents[id] ?? {}]));
const killed = benches.flatMap(({ id, killers }) =>
  killers.map(({ name, killer }) => `${id}: ${name}\n    ${killer ?? '(lives)'}`),
);
if (values.killers) say(killed.join('\n'));
process.stdout.write(
  values.json ? `${JSON.stringify({ machines: scores }, null, 2)}\n` : `${scoreTable(scores, argued)}\n`,
);
const faults = benches.flatMap(({ id, killers }) => wrongArguments(id, killers, equivalents[id]));
for (const fault of faults) say(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
