import { copyFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { compressAll } from '../compress.ts';

/** Builds a page into a folder as the app is built, though not prerendered, so that the same server can serve it. */
export async function buildPage(root: string, configFile: string, folder: string): Promise<void> {
  await build({ root, configFile, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  await copyFile(path.join(folder, 'index.html'), path.join(folder, 'app.html'));
  await compressAll(folder, await readdir(folder, { recursive: true }), false);
}
