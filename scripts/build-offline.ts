import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PluginOption, Rolldown } from 'vite';
import { brandedManifest, brandedOffline, manifestFile } from '#sandbox/site/web-app.ts';
import { offlineFiles, offlinePage } from '#src/app/offline/offline-files.ts';
import type { BrandOfBuild } from './brand-of-build.ts';

type Place = {
  readonly root: string;
  readonly dist: string;
  /** Builds a program beside the app (scripts/build.ts). */
  readonly buildApart: (
    options: Rolldown.RolldownOptions,
    plugins?: PluginOption[],
    define?: Readonly<Record<string, string>>,
  ) => Promise<unknown>;
};

/** What tells the kept files of two releases apart: a change in any of them is a change of the worker. */
async function versionOf(dist: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of offlineFiles) hash.update(await readFile(path.join(dist, file)));
  return hash.digest('hex').slice(0, 12);
}

/**
 * Builds the page that says that there is no connection, and the worker that keeps it. Their addresses never change. A
 * build for a brand has its name in the page and in the manifest; otherwise whoever serves them puts it in.
 */
export async function buildOffline(place: Place, brand: BrandOfBuild | undefined): Promise<void> {
  const { root, dist, buildApart } = place;
  await buildApart({
    input: path.join(root, 'offline.html'),
    output: { entryFileNames: 'offline.js', assetFileNames: 'offline[extname]' },
  });
  if (brand) {
    const change = async (file: string, branded: (text: string) => string) =>
      writeFile(path.join(dist, file), branded(await readFile(path.join(dist, file), 'utf8')));
    await change(offlinePage, (html) => brandedOffline(html, brand.configuration));
    await change(manifestFile, (text) => brandedManifest(text, brand.configuration, brand.preview));
  }
  await buildApart(
    {
      input: path.join(root, 'src/app/offline/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
    [],
    { 'import.meta.env.OFFLINE_VERSION': JSON.stringify(await versionOf(dist)) },
  );
}
