import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { type CallName, calls } from '#contract/calls.ts';
import type { Mapping } from '#contract/mapping/mapping.ts';
import { type AccountsFile, labelled } from './accounts.ts';
import { concerns, type Finding, verdicts } from './finding.ts';
import type { Deed } from './plan/stage.ts';

const call = z.string().check(z.refine((name) => Object.hasOwn(calls, name)));
const Found = z.object({
  call,
  account: z.string(),
  concern: z.enum(concerns),
  verdict: z.enum(verdicts),
  expected: z.string(),
  got: z.string(),
  consequence: z.string(),
});

/**
 * A line of the file: which run it is of; a step that begins with an act; or a step that ended, with what was found and done.
 * All of it is redacted: no token, no password, no name.
 */
const Line = z.union([
  z.object({ run: z.string() }),
  z.object({ begun: z.string() }),
  z.object({
    step: z.string(),
    found: z.array(Found),
    done: z.array(z.object({ call, what: z.string(), undone: z.string() })),
  }),
]);
type Line = z.infer<typeof Line>;

export type Resumed = {
  readonly steps: ReadonlyMap<string, readonly Finding[]>;
  readonly deeds: readonly Deed[];
};

/** What tells one run from another: the gateway, who asks, and what for. The file's secrets are no part of it. */
export function runName(
  gateway: string,
  file: AccountsFile,
  how: { readonly write: boolean; readonly only: readonly string[]; readonly mapping: Mapping },
): string {
  const people = labelled(file.accounts).map(({ label }) => label);
  const about = [
    gateway,
    file.merchant,
    file.languages,
    file.seal.suite,
    people,
    Object.keys(file.write),
    how,
  ];
  return createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 16);
}

/** The lines of a file, up to the first that is not whole: the program may have been killed while it wrote. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (const line of text.split('\n')) {
    try {
      lines.push(z.parse(Line, JSON.parse(line)));
    } catch {
      break;
    }
  }
  return lines;
}

/** An act that began and never ended: the run was killed in it. */
function cutOff(lines: readonly Line[]): Deed[] {
  const last = lines.at(-1);
  const [, name = ''] = (last && 'begun' in last && /^(?:act|limits) (\S+)/.exec(last.begun)) || [];
  if (!Object.hasOwn(calls, name)) return [];
  const undone = 'perhaps NOT undone: look at the account';
  return [{ call: name as CallName, what: 'the run was cut off in this act', undone }];
}

/** Keeps a run's findings in a file, a line for each step. */
export function createState(file: string, run: string) {
  let told = 0;
  let open = false;

  function add(line: Line): void {
    if (!open) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify({ run })}\n`);
      open = true;
    }
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  }

  return {
    /** A step that begins with an act is written down first, so that a killed run knows of it. */
    begin: (id: string) => {
      if (id.startsWith('act ') || id.startsWith('limits ')) add({ begun: id });
    },
    /** What a step found; `deeds` are all of the run so far. */
    end: (id: string, findings: readonly Finding[], deeds: readonly Deed[]) => {
      add({ step: id, found: [...findings], done: deeds.slice(told) });
      told = deeds.length;
    },
    forget: () => rmSync(file, { force: true }),
    /** What an earlier run of the same name found; null when there is none. An act that was cut off is noted. */
    resume: (): Resumed | null => {
      const lines = existsSync(file) ? linesOf(readFileSync(file, 'utf8')) : [];
      const [head] = lines;
      if (!head || !('run' in head) || head.run !== run) return null;
      const ended = lines.filter((line) => 'step' in line);
      const cut = cutOff(lines);
      const deeds = [...ended.flatMap(({ done }) => done as Deed[]), ...cut];
      for (const { step, found, done } of ended) add({ step, found, done });
      if (cut.length > 0) add({ step: 'an act that was cut off', found: [], done: cut });
      told = deeds.length;
      return { steps: new Map(ended.map(({ step, found }) => [step, found as Finding[]])), deeds };
    },
  };
}
