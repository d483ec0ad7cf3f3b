import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrandOfBuild } from '../brand-of-build.ts';
import { caddyfile } from './caddy.ts';
import { type FileList, listFiles, listName } from './file-list.ts';
import { nginxServer } from './nginx.ts';
import { planOf } from './plan.ts';
import { headersFile, redirectsFile } from './static-host.ts';

/** Where a site is on the servers of the configurations that are written: one edit away from any other place. */
const usualRoot = '/srv/site';

/** A folder that may be written over: there is none, it is empty, or an earlier build wrote it. */
async function ours(out: string): Promise<boolean> {
  const there = await readdir(out).catch(() => [] as string[]);
  return there.length === 0 || there.includes(listName);
}

/** Throws when a build may not write into this folder, before anything is built. */
export async function checkOut(out: string): Promise<void> {
  if (!(await ours(out)))
    throw new Error(`${out} holds other files: name an empty folder, or one of an earlier build`);
}

/**
 * Writes all that an operator deploys into the folder `out`: `site/` with the files to serve, `files.json` with their
 * hashes and sizes, `headers.json` with the headers as data, and `deploy/` with configurations of web servers that send
 * them. An earlier build there is replaced as a whole.
 */
export async function writeDeployment(site: string, out: string, brand: BrandOfBuild): Promise<FileList> {
  await checkOut(out);
  const making = path.join(path.dirname(out), `.${path.basename(out)}-${process.pid}`);
  await rm(making, { recursive: true, force: true });
  const write = async (file: string, text: string) => {
    const place = path.join(making, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
  };
  await cp(site, path.join(making, 'site'), { recursive: true });
  const [list, plan] = await Promise.all([listFiles(site), planOf(site, brand)]);
  await write(listName, `${JSON.stringify(list, null, 1)}\n`);
  await write('headers.json', `${JSON.stringify(plan, null, 2)}\n`);
  await write('deploy/nginx.conf', nginxServer(plan, { root: usualRoot, listen: '80', brotli: false }));
  await write('deploy/Caddyfile', caddyfile(plan));
  await write('deploy/static-host/_headers', headersFile(plan));
  await write('deploy/static-host/_redirects', redirectsFile(plan));
  await rm(out, { recursive: true, force: true });
  await rename(making, out);
  return list;
}
