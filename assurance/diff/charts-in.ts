import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';
import type { Reasons } from '../book/audit-page.ts';
import {
  readWords,
  type Said,
  type Shared,
  sharedFile,
  sharedWith,
  type Words,
  wordsFile,
} from '../book/words.ts';
import { machineEnding } from '../stately/charts.ts';
import { type CommonFile, commonIn } from './common-rules.ts';
import { type ChartFacts, factsOf } from './facts.ts';
import { type Sentence, sharedProperties, wordFacts } from './word-facts.ts';
import { writtenIn } from './written.ts';

/** All machines of a version by id, and the sentences of its book that belong to no machine alone. */
export type Version = {
  readonly machines: Readonly<Record<string, ChartFacts>>;
  readonly shared: Readonly<Record<string, Sentence>>;
  /** Files of rules that belong to no machine alone, by their path under machines/. */
  readonly common: Readonly<Record<string, CommonFile>>;
};

/** Where the book says why machines are not on the audit record: now, and in versions from before assurance/. */
export const unauditedFiles = ['assurance/book/unaudited.json', 'tests/flows/book/unaudited.json'];

/** The reasons by the names that the words of a machine give; of earlier versions, with the machines of each. */
type Unaudited = Reasons | readonly { readonly machines: readonly string[]; readonly why: Said }[];

const isByMachine = (reasons: Unaudited): reasons is Extract<Unaudited, readonly unknown[]> =>
  Array.isArray(reasons);

/** Why a machine of a version is not on the audit record. */
function reasonFor(id: string, own: Words | undefined, reasons: Unaudited): Said | undefined {
  if (isByMachine(reasons)) return reasons.find(({ machines }) => machines.includes(id))?.why;
  return reasons[own?.unaudited ?? ''];
}

async function machinesIn(file: string): Promise<readonly AnyStateMachine[]> {
  const exported: unknown[] = Object.values(await import(pathToFileURL(file).href));
  return exported.filter((one): one is AnyStateMachine => one instanceof StateMachine);
}

/** The names of the calls that carry a key; none in a version whose contract does not say it. */
async function keyedCalls(root: string): Promise<readonly string[]> {
  const file = resolve(root, 'contract', 'calls.ts');
  if (!existsSync(file)) return [];
  const { calls } = (await import(pathToFileURL(file).href)) as { calls?: Record<string, object> };
  return Object.entries(calls ?? {}).flatMap(([name, call]) => ('keyed' in call ? [name] : []));
}

/** The facts of every machine under a folder, and its words. Throws when two machines share an id. */
export async function chartsIn(root: string): Promise<Version> {
  const folder = resolve(root, 'machines');
  const shared = (readWords(resolve(root, sharedFile)) ?? {}) as Shared;
  const reasons = (unauditedFiles.map((file) => readWords(resolve(root, file))).find(Boolean) ??
    {}) as Unaudited;
  const keyed = await keyedCalls(root);
  const machines: Record<string, ChartFacts> = {};
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))
    .sort();
  const ids = new Map<string, readonly string[]>();
  for (const file of files.filter((name) => machineEnding.test(name))) {
    const own = readWords(wordsFile(file)) as Words | undefined;
    const found = await machinesIn(file);
    for (const machine of found) {
      if (machine.id in machines) throw new Error(`two machines are called ${machine.id}`);
      const why = reasonFor(machine.id, own, reasons);
      const words = wordFacts(machine, own, sharedWith(file, shared), why);
      machines[machine.id] = factsOf(machine, writtenIn(file, keyed), words);
    }
    ids.set(
      file,
      found.map(({ id }) => id),
    );
  }
  return { machines, shared: sharedProperties(shared), common: commonIn(folder, files, ids) };
}
