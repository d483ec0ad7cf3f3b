import { constants } from 'node:fs';
import {
  access,
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { type FileList, faultsIn, listName, readList } from './file-list.ts';

/** What a site's folder keeps of its releases, in `.releases`, which web servers don't serve. */
const History = z.strictObject({
  /** The release that is served; '' before the first. */
  current: z.string(),
  /** The releases that can be served again, the newest last. */
  releases: z.array(z.string()),
});
type History = z.infer<typeof History>;

/** How many releases a site keeps: pages that are open in a browser still find the files of theirs. */
const usuallyKept = 3;

const hashed = (file: string) => file.startsWith('assets/');
const second = 1_000;

const kept = (site: string, ...parts: readonly string[]) => path.join(site, '.releases', ...parts);

async function historyOf(site: string): Promise<History> {
  const text = await readFile(kept(site, 'history.json'), 'utf8').catch(() => null);
  return text === null ? { current: '', releases: [] } : z.parse(History, JSON.parse(text));
}

const isThere = (file: string) =>
  access(file, constants.F_OK).then(
    () => true,
    () => false,
  );

/**
 * Puts a file in the place of another at once: a reader gets the old one or the new one, whole. Its time differs from the
 * old one's by a second at least, since web servers tell versions apart by it.
 */
async function put(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  const before = await stat(to).catch(() => null);
  const coming = path.join(path.dirname(to), `.${path.basename(to)}-${process.pid}`);
  await copyFile(from, coming);
  const { mtimeMs } = await stat(coming);
  const time = new Date(Math.max(mtimeMs, before ? before.mtimeMs + second : 0));
  await utimes(coming, time, time);
  await rename(coming, to);
}

async function writeAtOnce(file: string, text: string): Promise<void> {
  await writeFile(`${file}-new`, text);
  await rename(`${file}-new`, file);
}

/** Serves a release whose files are all in `.releases` and `assets`: pages last, since they name the others. */
async function serve(site: string, { release, files }: FileList): Promise<void> {
  const own = files.map((file) => file.path).filter((file) => !hashed(file));
  const pages = own.filter((file) => /\.html(\.\w+)?$/.test(file));
  const others = own.filter((file) => !pages.includes(file));
  for (const file of [...others, ...pages]) await put(kept(site, release, file), path.join(site, file));
  const names = await readdir(site, { recursive: true, withFileTypes: true });
  for (const entry of names) {
    const file = path.relative(site, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
    if (!entry.isFile() || hashed(file) || file.startsWith('.releases/') || own.includes(file)) continue;
    await rm(path.join(site, file));
  }
}

/** Forgets releases beyond those to keep, and the assets that only they have. */
async function forget(site: string, history: History, keep: number): Promise<readonly string[]> {
  const { current } = history;
  const newest = history.releases.slice(-keep);
  const releases = newest.includes(current) ? newest : [current, ...newest.slice(1)];
  const lists = await Promise.all(releases.map((one) => readList(kept(site, one, listName))));
  const wanted = new Set(lists.flatMap(({ files }) => files.map((file) => file.path)));
  for (const asset of await readdir(path.join(site, 'assets'), { recursive: true }).catch(
    () => [] as string[],
  )) {
    const file = `assets/${asset.split(path.sep).join('/')}`;
    if (!wanted.has(file)) await rm(path.join(site, file), { recursive: true });
  }
  const gone = history.releases.filter((one) => !releases.includes(one));
  for (const one of gone) await rm(kept(site, one), { recursive: true, force: true });
  return releases;
}

/**
 * Publishes what a build wrote into `from` in the folder `site` that a web server serves. Every file is checked against
 * the build's list first, so that half of a build is refused with what is missing. Files of the releases before stay for
 * the pages that are still open. Stopped half-way, the site works, and publishing again finishes it.
 */
export async function publish(from: string, site: string, keep = usuallyKept): Promise<FileList> {
  const list = await readList(path.join(from, listName));
  const built = path.join(from, 'site');
  const faults = await faultsIn(built, list);
  if (faults.length > 0) throw new Error(`${from} is not whole:\n  ${faults.slice(0, 10).join('\n  ')}`);
  const { release, files } = list;
  const before = await historyOf(site);
  for (const { path: file } of files) {
    const to = hashed(file) ? path.join(site, file) : kept(site, release, file);
    if (!(hashed(file) && (await isThere(to)))) await put(path.join(built, file), to);
  }
  await writeAtOnce(kept(site, release, listName), JSON.stringify(list));
  await serve(site, list);
  const after = {
    current: release,
    releases: [...before.releases.filter((one) => one !== release), release],
  };
  await writeAtOnce(kept(site, 'history.json'), JSON.stringify(after));
  const releases = await forget(site, after, keep);
  await writeAtOnce(kept(site, 'history.json'), JSON.stringify({ current: release, releases }));
  return list;
}

/** Serves the release before the current one again; throws when there is none. The files of the current one stay. */
export async function publishPrevious(site: string): Promise<FileList> {
  const { current, releases } = await historyOf(site);
  const previous = releases[releases.indexOf(current) - 1];
  if (previous === undefined) throw new Error(`${site} keeps no release before the current one`);
  const list = await readList(kept(site, previous, listName));
  await serve(site, list);
  await writeAtOnce(kept(site, 'history.json'), JSON.stringify({ current: previous, releases }));
  return list;
}

/** What the site's folder lacks of the release that it serves, one line each. */
export async function faultsOfSite(site: string): Promise<readonly string[]> {
  const { current } = await historyOf(site);
  if (current === '') return [`${site} serves no release`];
  return faultsIn(site, await readList(kept(site, current, listName)));
}
