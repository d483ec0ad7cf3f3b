import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, symlink } from 'node:fs/promises';
import path from 'node:path';
import { addEntries } from '../new/entries.ts';
import { machineFiles } from '../new/machine-files.ts';
import { flowNames } from '../new/names.ts';
import { RepositoryFiles } from '../new/repository-files.ts';
import { shownFiles } from '../new/shown-files.ts';

/** What a build of the app reads, and what the generator of flows writes into. */
const copied = [
  ...['assurance', 'contract', 'locales', 'machines', 'public', 'sandbox', 'scripts', 'src', 'tests'],
  ...['index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'],
];

/** Copies the repository, so that areas can be added to it; what is installed is shared. */
export async function copyRepository(root: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const entry of copied) {
    await cp(path.join(root, entry), path.join(folder, entry), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}

/**
 * Adds an area with one flow to a copy, as `npm run new` does: the files that it writes and the entries that it makes,
 * without the tidying and the documents, which no build reads.
 */
export function addArea(folder: string, area: string): void {
  const at = (file: string) => path.join(folder, file);
  const names = flowNames(['flow', `${area}/tell-${area}`]);
  const repository = new RepositoryFiles((file) =>
    existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined,
  );
  const files = { ...machineFiles(names), ...shownFiles(names) };
  for (const [file, text] of Object.entries(files)) repository.create(file, text);
  addEntries(repository, names);
  for (const [file, text] of repository.changed()) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  }
}
