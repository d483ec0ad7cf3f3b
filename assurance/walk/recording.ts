import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GapReasons } from './proof.ts';
import { wordsOf } from './reasons.ts';

/** Where a machine is shown: on a bare actor, over the wire, in a browser. */
export type Level = 'chart' | 'wire' | 'browser';

/** Transitions by their ids, with the reason why a level can’t bring them about. */
export type Gaps = Readonly<Record<string, string>>;

/** What the tests of a level saw of one machine: the transitions taken, and those that it can’t take. */
export type Recording = { readonly taken: readonly string[]; readonly gaps: Gaps };

/** The gaps of a proof with their reasons in words. */
export function wordsOfGaps(gaps: GapReasons = {}): Gaps {
  return Object.fromEntries(Object.entries(gaps).map(([id, reason]) => [id, wordsOf(reason).en]));
}

function fileOf(level: Level, machine: string): string {
  return join('.cache', 'flows', level, `${machine}.json`);
}

/** Keeps what the tests of a level saw, for `npm run flows`. */
export function keepRecording(level: Level, machine: string, { taken, gaps }: Recording): void {
  const file = fileOf(level, machine);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ taken: [...new Set(taken)].sort(), gaps }, null, 2)}\n`);
}

/** What a recorded run saw, whose tours took every transition but the gaps: none is green otherwise. */
export function asRecorded(transitions: readonly string[], gaps: Gaps): Recording {
  return { taken: transitions.filter((id) => !Object.hasOwn(gaps, id)), gaps };
}

/** What was kept; undefined when the tests of the level have not run. */
export function readRecording(level: Level, machine: string): Recording | undefined {
  const file = fileOf(level, machine);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recording) : undefined;
}

/**
 * Of which machines a run played the tours at each level, as it says itself: `browser=login,withdraw`, and nothing of a
 * level where it played all. Throws for a level that is none.
 */
export function playedOnly(said: readonly string[]): (level: Level, machine: string) => boolean {
  const played = new Map<string, readonly string[]>();
  for (const one of said) {
    const [, level = '', machines = ''] = /^(wire|browser)=([\w,]*)$/.exec(one) ?? [];
    if (level === '')
      throw new Error(`“${one}” names no level and its machines, such as browser=login,withdraw`);
    played.set(level, machines.split(','));
  }
  return (level, machine) => played.get(level)?.includes(machine) ?? true;
}

/** What is wrong with a list of gaps: a gap not listed, or listed though it is covered, unknown or without reason. */
export function gapFaults(transitions: readonly string[], { taken, gaps }: Recording): readonly string[] {
  const unlisted = transitions.filter((id) => !taken.includes(id) && !Object.hasOwn(gaps, id));
  const listed = Object.entries(gaps);
  return [
    ...unlisted.map((id) => `not taken, and no gap is listed: ${id}`),
    ...listed.filter(([id]) => !transitions.includes(id)).map(([id]) => `listed, but no transition: ${id}`),
    ...listed.filter(([id]) => taken.includes(id)).map(([id]) => `listed as a gap, but taken: ${id}`),
    ...listed.filter(([, reason]) => reason.trim() === '').map(([id]) => `listed without a reason: ${id}`),
  ];
}
