import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readTree } from '#tests/house/tree.ts';
import { editionHere } from '../book/edition.ts';
import { scoresFile } from '../book/scores.ts';
import { findProofFiles } from '../walk/find-proofs.ts';
import { equivalents } from './equivalents.ts';
import { mutantsOf } from './mutants.ts';
import { scoreOf, scoreTable, type Verdict, wrongArguments } from './score.ts';
import { machinesOfShare, shareIn } from './shares.ts';
import { keepVerdicts, versionsOf } from './verdicts.ts';

// The mutation score of the charts: every single-fault mutant of every machine, and whether what is checked of a chart
// finds the fault. `--machine login` (more than once, if wished) for some, `--json` for a program, `--killers` for what
// killed each. A run that was stopped goes on where it was, and a run after a change judges again only the machines that
// the change touches; `--afresh` begins again. `--save` keeps the scores of all machines for the flow book. `--share 2/4`
// judges the machines of the second quarter. It fails when a fault goes unseen that is not argued to be none.

const { values } = parseArgs({
  options: {
    afresh: { type: 'boolean' },
    json: { type: 'boolean' },
    killers: { type: 'boolean' },
    machine: { type: 'string', multiple: true },
    save: { type: 'boolean' },
    share: { type: 'string' },
  },
});

/** Milliseconds after which a mutant is taken to run for ever: no chart here is walked in a tenth of it. */
const patience = 600_000;

const say = (text: string) => process.stderr.write(`${text}\n`);
const proofs = await findProofFiles();
const models = proofs.map(({ proof }) => proof.model);
const strange = [...(values.machine ?? []), ...Object.keys(equivalents)].filter(
  (id) => !models.some((model) => model.id === id),
);
if (strange.length > 0) throw new Error(`no model of ${strange.join(', ')}`);
if (values.save && (values.machine || values.share))
  throw new Error('the scores of all machines are kept together');

const versions = versionsOf(readTree(), proofs);
const verdicts = keepVerdicts(join('.cache', 'mutants.jsonl'), (id) => versions.get(id) ?? '');
if (values.afresh) verdicts.forget();

const wanted = models
  .filter(({ id }) => values.machine?.includes(id) ?? true)
  .map(({ id, machine }) => ({ id, names: mutantsOf(machine).map(({ name }) => name) }));
/** The machines with the most mutants first, so that at the end no process waits for another. */
const benches = [...(values.share ? machinesOfShare(wanted, shareIn(values.share)) : wanted)].sort(
  (one, other) => other.names.length - one.names.length,
);
const asked = benches.flatMap(({ id, names }) => names.map((name, number) => ({ id, name, number })));
const unjudged = asked.filter(({ id, name }) => verdicts.of(id, name) === undefined);
if (unjudged.length < asked.length)
  say(`${asked.length - unjudged.length} of ${asked.length} are known from before`);

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
const left = unjudged.values();
const started = performance.now();
let judged = 0;

/** Takes one mutant after another from those that are left. */
async function work(): Promise<void> {
  let worker = newWorker();
  for (const { id, name, number } of left) {
    const ending = await verdict(worker, { id, number });
    if (ending === 'silent') worker = newWorker();
    verdicts.keep(id, name, ending === 'silent' ? 'it runs for ever' : (ending.killer ?? null));
    judged += 1;
    if (judged % 250 === 0) {
      const minutes = Math.round((performance.now() - started) / 60_000);
      say(`${judged} of ${unjudged.length} judged in ${minutes} min, now ${id}`);
    }
  }
  worker.disconnect();
}

await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));

const byId = [...benches].sort((one, other) => one.id.localeCompare(other.id, 'en'));
const judgedBenches = byId.map(({ id, names }) => ({
  id,
  killers: names.map((name): Verdict => ({ name, killer: verdicts.of(id, name) ?? undefined })),
}));
const scores = judgedBenches.map(({ id, killers }) => scoreOf(id, killers, equivalents[id]));
const argued = Object.fromEntries(byId.map(({ id }) => [id, equivalents[id] ?? {}]));
const killed = judgedBenches.flatMap(({ id, killers }) =>
  killers.map(({ name, killer }) => `${id}: ${name}\n    ${killer ?? '(lives)'}`),
);
if (values.killers) say(killed.join('\n'));
process.stdout.write(
  values.json ? `${JSON.stringify({ machines: scores }, null, 2)}\n` : `${scoreTable(scores, argued)}\n`,
);
const faults = judgedBenches.flatMap(({ id, killers }) => wrongArguments(id, killers, equivalents[id]));
for (const fault of faults) say(fault);
if (values.save) {
  const at = editionHere().commit?.at.slice(0, 10) ?? null;
  writeFileSync(scoresFile, `${JSON.stringify({ at, machines: scores }, null, 2)}\n`);
}
const unseen = scores.some(({ survivors }) => survivors.length > 0);
process.exitCode = faults.length > 0 || unseen ? 1 : 0;
