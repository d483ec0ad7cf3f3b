import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a mutant of a machine came to; null when it lives. */
type Kept = { readonly id: string; readonly name: string; readonly killer: string | null };

/**
 * The verdicts of a run, kept line by line in a file, so that a run that was stopped goes on where it was. A line that was
 * cut off in the middle of its writing is none.
 */
export function keepVerdicts(file: string) {
  const known = new Map<string, string | null>();
  const key = (id: string, name: string) => `${id}\n${name}`;
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    try {
      const { id, name, killer } = JSON.parse(line) as Kept;
      known.set(key(id, name), killer);
    } catch {}
  }
  mkdirSync(dirname(file), { recursive: true });
  return {
    /** What killed a mutant, null when it lives, undefined when it was not judged. */
    of: (id: string, name: string) => known.get(key(id, name)),
    keep: (id: string, name: string, killer: string | null) => {
      known.set(key(id, name), killer);
      appendFileSync(file, `${JSON.stringify({ id, name, killer } satisfies Kept)}\n`);
    },
    forget: () => {
      known.clear();
      rmSync(file, { force: true });
    },
  };
}
