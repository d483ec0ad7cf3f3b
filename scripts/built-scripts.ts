import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Rolldown } from 'vite';

/** What a built script holds, as paths from the root, and which others it imports at once. */
export type BuiltScript = { readonly modules: readonly string[]; readonly imports: readonly string[] };

/** The scripts of a build, by their file in dist/. */
export type BuiltScripts = Readonly<Record<string, BuiltScript>>;

/** Where a build leaves them for the tests: beside dist/, because they are not published. */
export const builtScriptsFile = '.cache/built-scripts.json';

/** The scripts of the outputs of a bundler. */
export function builtScriptsOf(root: string, outputs: readonly Rolldown.RolldownOutput[]): BuiltScripts {
  const chunks = outputs.flatMap(({ output }) => output).filter((one) => one.type === 'chunk');
  return Object.fromEntries(
    chunks.map(({ fileName, modules, imports }) => {
      const held = Object.keys(modules).map((id) => path.relative(root, id).replaceAll(path.sep, '/'));
      return [fileName, { modules: held, imports }];
    }),
  );
}

/** Writes them; whoever reads at the same time has the old ones or the new ones. */
export async function writeBuiltScripts(
  root: string,
  workshop: string,
  scripts: BuiltScripts,
): Promise<void> {
  const written = path.join(workshop, path.basename(builtScriptsFile));
  await writeFile(written, JSON.stringify(scripts));
  await rename(written, path.join(root, builtScriptsFile));
}
