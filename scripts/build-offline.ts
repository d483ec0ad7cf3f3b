import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PluginOption, Rolldown } from 'vite';
import { offlineFiles } from '#src/app/offline/offline-files.ts';

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
export async function offlineVersion(dist: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of offlineFiles) hash.update(await readFile(path.join(dist, file)));
  return hash.digest('hex').slice(0, 12);
}

/**
 * Builds the page that says that there is no connection, and the worker that keeps it. Their addresses never change. The
 * brand's name comes into the page later, by the build for a brand or by the server.
 */
export async function buildOffline({ root, dist, buildApart }: Place): Promise<void> {
  await buildApart({
    input: path.join(root, 'offline.html'),
    output: { entryFileNames: 'offline.js', assetFileNames: 'offline[extname]' },
  });
  await buildApart(
    {
      input: path.join(root, 'src/app/offline/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
    [],
    { 'import.meta.env.OFFLINE_VERSION': JSON.stringify(await offlineVersion(dist)) },
  );
}
