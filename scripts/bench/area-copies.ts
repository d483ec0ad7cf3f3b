import { mkdirSync } from 'node:fs';
import { cp, symlink } from 'node:fs/promises';
import path from 'node:path';
import { knownIn, planOf, writeInto } from '../new/plan.ts';

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
  writeInto(folder, planOf(['flow', `${area}/tell-${area}`], knownIn(folder)).changed);
}
