/**
 * `npm run new -- act <area>/<name>` writes a small, complete act, which moves something once under a key; `npm run new --
 * flow <area>/<name>` writes a flow of any other kind: call, handler, machine, words, view and proof. Both pass
 * `npm run check` as they are; change them from there (CONTRIBUTING.md). Refuses, and writes nothing, when it can't.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { areasFile } from './new/entries.ts';
import { type Names, Refused } from './new/names.ts';
import { knownIn, planOf, writeInto } from './new/plan.ts';

const root = path.resolve(import.meta.dirname, '..');
const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, stdio: 'pipe' });
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Says what was written; `fresh` are the files that were not there before. */
function tell({ area, page }: Names, fresh: readonly string[], changed: readonly string[]): void {
  const list = (files: readonly string[]) => files.map((file) => `  ${file}\n`).join('');
  say(`Written:\n${list(fresh)}\nOne entry more in:\n${list([...changed, 'docs/api/openapi.json'])}`);
  if (changed.includes(areasFile)) say(`${area} is a new area.`);
  say(`The page is at /member/${page}, the last in the menu of the member centre.`);
  say('`npm run check` passes as it is. What to change first: CONTRIBUTING.md, “A flow”.');
}

try {
  const { names, changed } = planOf(process.argv.slice(2), knownIn(root));
  const files = [...changed.keys()];
  const known = files.filter((file) => existsSync(path.join(root, file)));
  writeInto(root, changed);
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...files);
  run('--import', 'tsx', 'scripts/contract.ts');
  run('--import', 'tsx', 'assurance/walk/write-edges.ts');
  tell(
    names,
    files.filter((file) => !known.includes(file)),
    known,
  );
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  process.stderr.write(`${error.message}. Nothing was written.\n`);
  process.exitCode = 1;
}
