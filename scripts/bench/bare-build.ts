import { copyFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { compressAll } from '../compress.ts';

/** Builds the bare page into a folder as the app is built, so that the same server can serve it. */
export async function buildBare(folder: string): Promise<void> {
  await build({
    root: path.join(import.meta.dirname, 'bare'),
    configFile: path.resolve(import.meta.dirname, '../../vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  await copyFile(path.join(folder, 'index.html'), path.join(folder, 'app.html'));
  await compressAll(folder, await readdir(folder, { recursive: true }));
}
