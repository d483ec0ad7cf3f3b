import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Extracted } from './found.ts';

const script = 'read-folder.mjs';

/** What the extractor asks for by name; it knows XState 4 alone, which the project has under another name. */
const beside = { '@babel': '@babel', recast: 'recast', xstate: 'xstate-4' };

/** A folder with the extractor, XState 4 beside it, and these files, whose imports lead nowhere. */
function folderOf(texts: ReadonlyMap<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'stately-'));
  const packages = join(folder, 'node_modules');
  const extractor = join('@xstate', 'machine-extractor');
  mkdirSync(join(packages, extractor), { recursive: true });
  for (const part of ['package.json', 'dist'])
    cpSync(join('node_modules', extractor, part), join(packages, extractor, part), { recursive: true });
  for (const [name, ours] of Object.entries(beside))
    symlinkSync(resolve('node_modules', ours), join(packages, name), 'junction');
  copyFileSync(join(import.meta.dirname, script), join(folder, script));
  for (const [name, text] of texts) {
    const file = join(folder, 'charts', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

/**
 * The charts that the published extractor of Stately finds in each of these texts, by file name. It runs once for all of
 * them, in a process and a folder of its own, and sees what the editor sees. Throws where it can't read a text.
 */
export async function extractCharts(
  texts: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, readonly (Extracted | null)[]>> {
  const folder = folderOf(texts);
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, script)], {
      maxBuffer: 1e8,
    });
    return new Map(Object.entries(JSON.parse(stdout)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
