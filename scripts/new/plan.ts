import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { act } from './act.ts';
import { addEntries } from './entries.ts';
import { flow } from './flow.ts';
import type { Kind } from './kind.ts';
import { type Names, namesAt, Refused } from './names.ts';
import { RepositoryFiles } from './repository-files.ts';

const kinds: ReadonlyMap<string | undefined, Kind> = new Map([
  ['act', act],
  ['flow', flow],
]);

const usage =
  'An act is what moves something once under a key; a flow is anything else. Say which: npm run new -- act <area>/<name>, or npm run new -- flow <area>/<name>, such as help/send-word';

/** What a repository has: the text of a file, if it is there, and the files of its machines. */
type Known = {
  readonly read: (file: string) => string | undefined;
  readonly machines: readonly string[];
};

/** What the repository in a folder has. */
export function knownIn(root: string): Known {
  const at = (file: string) => path.join(root, file);
  return {
    read: (file) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined),
    machines: readdirSync(at('machines'), { recursive: true, encoding: 'utf8' }).map(
      (file) => `machines/${file}`,
    ),
  };
}

const rules = `/** Whether a text may be sent: blanks alone say nothing. */
export function sendable(text: string): boolean {
  return text.trim() !== '';
}
`;

/** A machine is known by its name alone, whatever its area. */
function refuseKnown({ kebab }: Names, machines: readonly string[]): void {
  const known = machines.find((file) =>
    [`${kebab}.machine.ts`, `${kebab}.act.ts`].includes(path.posix.basename(file)),
  );
  if (known) throw new Refused(`There is a flow ${kebab} already: ${known}`);
}

/** What is to be written, from what was typed after the command. Throws `Refused`. */
export function planOf(
  [which, where = '', ...rest]: readonly string[],
  { read, machines }: Known,
): { readonly names: Names; readonly changed: ReadonlyMap<string, string> } {
  const kind = kinds.get(which);
  const [area, kebab, ...deeper] = where.split('/');
  if (!kind || !area || !kebab || rest.length > 0 || deeper.length > 0) throw new Refused(usage);
  const names = namesAt(area, kebab);
  refuseKnown(names, machines);
  const repository = new RepositoryFiles(read);
  repository.create(`machines/${area}/${kebab}.rules.ts`, rules);
  repository.create(`machines/${area}/${kebab}.book.json`, JSON.stringify(kind.book(names)));
  for (const [file, text] of Object.entries(kind.files(names))) repository.create(file, text);
  addEntries(repository, kind, names);
  return { names, changed: repository.changed() };
}

/** Writes what is planned into the repository in a folder. */
export function writeInto(root: string, changed: ReadonlyMap<string, string>): void {
  for (const [file, text] of changed) {
    const at = path.join(root, file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, text);
  }
}
