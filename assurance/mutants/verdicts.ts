import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { reachedFrom } from '#tests/house/start.rule.ts';
import type { Tree } from '#tests/house/tree.ts';

/** What a mutant of a machine came to, null when it lives; `version` says which of the machine's files judged it. */
type Kept = {
  readonly id: string;
  readonly version: string;
  readonly name: string;
  readonly killer: string | null;
};

/**
 * The verdicts of a run, kept line by line in a file, so that a run that was stopped goes on where it was, and one after
 * a change judges what the change touches. `versionOf` gives the version that a machine has now: a line of another one,
 * or one that was cut off in the middle of its writing, is none.
 */
export function keepVerdicts(file: string, versionOf: (id: string) => string) {
  const known = new Map<string, string | null>();
  const key = (id: string, name: string) => `${id}\n${name}`;
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    try {
      const { id, version, name, killer } = JSON.parse(line) as Kept;
      if (version === versionOf(id)) known.set(key(id, name), killer);
    } catch {}
  }
  mkdirSync(dirname(file), { recursive: true });
  return {
    /** What killed a mutant, null when it lives, undefined when it was not judged. */
    of: (id: string, name: string) => known.get(key(id, name)),
    keep: (id: string, name: string, killer: string | null) => {
      known.set(key(id, name), killer);
      appendFileSync(
        file,
        `${JSON.stringify({ id, version: versionOf(id), name, killer } satisfies Kept)}\n`,
      );
    },
    forget: () => {
      known.clear();
      rmSync(file, { force: true });
    },
  };
}

/** What only a tour in a browser needs. */
const ofBrowser = /^(?:tests\/(?:kit\/)?journeys|assurance\/browser)\//;

/** For each machine one text for all files that judge its mutants. */
export function versionsOf(
  tree: Tree,
  proofs: readonly { readonly file: string; readonly proof: { readonly model: { readonly id: string } } }[],
): ReadonlyMap<string, string> {
  const judging = new Map([...tree].filter(([path]) => !ofBrowser.test(path)));
  const version = (entries: readonly string[]) => {
    const hash = createHash('sha256').update(judging.get('package-lock.json') ?? '');
    for (const path of [...reachedFrom(judging, entries)].sort())
      hash.update(path).update(judging.get(path) ?? '');
    return hash.digest('hex').slice(0, 16);
  };
  return new Map(
    proofs.map(({ file, proof }) => [proof.model.id, version([file, 'assurance/walk/judge.ts'])]),
  );
}
