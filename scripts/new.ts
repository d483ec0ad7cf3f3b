/**
 * `npm run new -- flow <area>/<name>` writes a small, complete flow: call, handler, chart, words, view and proof. It
 * passes `npm run check` as it is; change it from there (CONTRIBUTING.md). Refuses, and writes nothing, when it can't.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addEntries, areasFile } from './new/entries.ts';
import { machineFiles } from './new/machine-files.ts';
import { type FlowNames, flowNames, Refused } from './new/names.ts';
import { RepositoryFiles } from './new/repository-files.ts';
import { shownFiles } from './new/shown-files.ts';

const root = path.resolve(import.meta.dirname, '..');
const at = (file: string) => path.join(root, file);
const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, stdio: 'pipe' });
const say = (text: string) => process.stdout.write(`${text}\n`);

/** A machine is known by its name alone, whatever its area. */
function refuseKnown({ kebab }: FlowNames): void {
  const machines = readdirSync(at('machines'), { recursive: true, encoding: 'utf8' });
  const known = machines.find((file) =>
    [`${kebab}.machine.ts`, `${kebab}.act.ts`].includes(path.basename(file)),
  );
  if (known) throw new Refused(`There is a flow ${kebab} already: machines/${known}`);
}

function plan(names: FlowNames): RepositoryFiles {
  const repository = new RepositoryFiles((file) =>
    existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined,
  );
  const files = { ...machineFiles(names), ...shownFiles(names) };
  for (const [file, text] of Object.entries(files)) repository.create(file, text);
  addEntries(repository, names);
  return repository;
}

function write(changed: ReadonlyMap<string, string>): void {
  for (const [file, text] of changed) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  }
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...changed.keys());
  run('--import', 'tsx', 'scripts/contract.ts');
  run('--import', 'tsx', 'assurance/walk/write-edges.ts');
}

/** Says what was written; `fresh` are the files that were not there before. */
function tell({ area, page }: FlowNames, fresh: readonly string[], changed: readonly string[]): void {
  const list = (files: readonly string[]) => files.map((file) => `  ${file}\n`).join('');
  say(`Written:\n${list(fresh)}\nOne entry more in:\n${list([...changed, 'docs/api/openapi.json'])}`);
  if (changed.includes(areasFile)) say(`${area} is a new area.`);
  say(`The page is at /member/${page}, the last in the menu of the member centre.`);
  say('`npm run check` passes as it is. What to change first: CONTRIBUTING.md, “A flow”.');
}

try {
  const names = flowNames(process.argv.slice(2));
  refuseKnown(names);
  const repository = plan(names);
  const files = [...repository.changed().keys()];
  const known = files.filter((file) => existsSync(at(file)));
  write(repository.changed());
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
