import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { readTrace, type Trace } from '#src/watch/trace.ts';
import { type Facts, findFacts } from '../book/facts.ts';
import { Refusal } from '../diff/refusal.ts';
import { type Meant, machineIn, meantWalk, stateIn, traceTest } from './as-test.ts';
import { type Ask, readAsk } from './ask.ts';
import { labels } from './labels.ts';
import { textIn } from './text.ts';
import { type Entry, listOf } from './trace-list.ts';
import { endOf, type Walk, walkTrace } from './trace-walk.ts';

/** How the command ends, and what it says. */
type Ending = { readonly status: 0 | 1 | 2; readonly said: string };

/** A file, walked again. */
type Replayed = {
  readonly file: string;
  readonly text: string;
  readonly trace: Trace;
  /** Of the machine that was asked for, else all. */
  readonly walks: readonly Walk[];
  readonly meant?: Meant;
};

/** A file as the command tells of it: its list, and the path of the test that was written. */
type Account = Replayed & { readonly entries: readonly Entry[]; readonly path?: string };

/** Reads a file and walks it. Throws when it is no trace; a Refusal when it has not what was asked for. */
function replayed(file: string, ask: Ask, machines: readonly AnyStateMachine[]): Replayed {
  const { machine: id, expect } = ask;
  try {
    const text = readFileSync(file, 'utf8');
    const trace = readTrace(text);
    const walks = walkTrace(trace, machines);
    if (id === undefined) return { file, text, trace, walks };
    const machine = machineIn(id, walks, machines, file);
    const meant = { machine, ...(expect === undefined ? {} : { state: stateIn(machine, expect) }) };
    return { file, text, trace, walks: walks.filter((walk) => walk.machine === id), meant };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

/** Writes the test, with the trace beside it; gives its path. */
function writeTest({ trace, text, walks, meant }: Replayed, folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), text);
  const path = join(folder, `${name}.test.ts`);
  writeFileSync(path, traceTest(trace, walks, name, meant));
  return path;
}

function belongs({ who, from, what }: Entry, machine: string | undefined): boolean {
  return machine === undefined || who.machine === machine || (what === 'call' && from?.machine === machine);
}

/** What is said of a test that was written. */
function writtenText({ trace, walks, meant }: Replayed, path: string, { language }: Ask): string {
  const say = labels[language];
  const state = meant?.state;
  if (state === undefined) return `${say.written}: ${path}, ${say.failsNow}`;
  const there = endOf(meantWalk(trace, walks, meant?.machine.id), state) === state;
  return `${say.written}: ${path}, ${there ? say.passesNow : say.failsUntil} ${state}`;
}

function asText(accounts: readonly Account[], ask: Ask): string {
  const say = textIn(ask.language);
  const blocks = accounts.map((account) => {
    const { file, trace, entries, walks, path } = account;
    const heading = accounts.length > 1 ? [file] : [];
    const written = path === undefined ? [] : [writtenText(account, path, ask)];
    const list = entries.map(say.entry);
    return [...heading, say.head(trace), '', ...list, '', say.sum(entries, walks), ...written].join('\n');
  });
  return blocks.join('\n\n');
}

/**
 * The same as data: of each file what its trace says of itself, its `entries` (trace-list.ts), how many actors were
 * `walked` again, how many of these went `apart`, and the path of the `test` that was written.
 */
function asJson(accounts: readonly Account[]): string {
  const traces = accounts.map(({ file, trace, entries, walks, path }) => {
    const { actors: _, lines: __, ...origin } = trace;
    const apart = walks.filter((walk) => walk.apart).length;
    return { file, ...origin, entries, walked: walks.length, apart, ...(path ? { test: path } : {}) };
  });
  return JSON.stringify({ traces }, null, 2);
}

async function replay(ask: Ask, facts: readonly Facts[], folder: string): Promise<Ending> {
  const machines = facts.map(({ model }) => model.machine as AnyStateMachine);
  // Nothing is written before every file has what was asked for.
  const all = ask.files.map((file) => replayed(file, ask, machines));
  const accounts: Account[] = [];
  for (const [at, one] of all.entries()) {
    const listed = await listOf(one.trace, one.walks, facts, ask.language);
    const entries = listed.filter((entry) => belongs(entry, ask.machine));
    const name = ask.tests?.[at];
    accounts.push({ ...one, entries, ...(name ? { path: writeTest(one, folder, name) } : {}) });
  }
  const apart = all.some(({ walks }) => walks.some((walk) => walk.apart));
  return { status: apart ? 1 : 0, said: ask.json ? asJson(accounts) : asText(accounts, ask) };
}

/**
 * `npm run trace:replay`: 0 when all goes as it was saved, 1 when something goes another way or a file is no trace, 2 when
 * it was asked wrongly. Tests go into `folder`.
 */
export async function traceReplay(given: readonly string[], folder: string): Promise<Ending> {
  try {
    return await replay(readAsk(given), await findFacts(), folder);
  } catch (error) {
    return { status: error instanceof Refusal ? 2 : 1, said: (error as Error).message };
  }
}
