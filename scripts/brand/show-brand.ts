import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createServer } from '#sandbox/server.ts';
import { brandForBuild } from './read-brand.ts';
import { takePictures } from './take-pictures.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** What a sandbox takes of a brand: all but where its gateway is, because the sandbox is the gateway. */
async function settingsOf(file: string): Promise<Record<string, unknown>> {
  const { configuration, preview, look } = await brandForBuild(file);
  const { gateway: _, supportKeys, identityProviders, ...rest } = configuration;
  return {
    ...rest,
    preview,
    look,
    ...(supportKeys.macKey === '' ? {} : { supportKeys }),
    ...(identityProviders.length === 0 ? {} : { identityProviders }),
  };
}

/**
 * Builds the product for a brand into a folder of its own, serves it beside a sandbox on a free port, and photographs its
 * main screens into `pictures`; then it stays open until Ctrl+C.
 */
export async function showBrand(
  file: string,
  pictures: string | undefined,
  say: (text: string) => void,
): Promise<void> {
  const settings = await settingsOf(file);
  const name = path.basename(path.dirname(path.resolve(file)));
  const workshop = path.join(root, '.cache', `brand-${process.pid}`);
  const built = path.join(workshop, 'built');
  await mkdir(workshop, { recursive: true });
  const tidy = () => rm(workshop, { recursive: true, force: true });
  try {
    say('Building the product with the brand ...');
    const build = ['--import', 'tsx', 'scripts/build.ts', '--brand', path.resolve(file), '--out', built];
    await promisify(execFile)(process.execPath, build, { cwd: root });
    const server = await createServer({
      port: 0,
      databaseUrl: `file:${path.join(workshop, 'brand.db')}`,
      dist: path.join(built, 'site'),
      control: true,
      empty: false,
      settings,
      logs: createWriteStream(path.join(workshop, 'log.jsonl')),
    });
    const stop = () =>
      void server
        .close()
        .then(tidy)
        .then(() => process.exit(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    if (pictures !== 'none') {
      const album = path.resolve(pictures ?? path.join(root, '.shots', `brand-${name}`));
      await takePictures({ address: server.address, languages: settings.languages as string[], album, say });
      say(`Pictures in ${path.relative(process.cwd(), album) || '.'}/`);
    }
    say(`\n  ${(settings.brand as { name: string }).name}   ${server.address}\n\n  Ctrl+C stops it.\n`);
  } catch (error) {
    await tidy();
    throw error;
  }
}
