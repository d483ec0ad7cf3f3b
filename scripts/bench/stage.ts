import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../find-browser.mjs';
import { buildPage } from './page-build.ts';
import { type Served, startServed } from './served.ts';

/** What the groups measure on: made when first asked for, shared, and taken down at the end. */
export type Stage = {
  readonly rounds: number;
  /** How long the mixed sessions move money. */
  readonly seconds: number;
  /** The repository. */
  readonly root: string;
  /** A folder of this run alone, which goes with it. */
  readonly folder: string;
  readonly say: (text: string) => void;
  readonly browser: () => Promise<Browser>;
  /** The built app on a warm database, and the bare page made with the same tools. */
  readonly app: () => Promise<Served>;
  readonly bare: () => Promise<Served>;
  /** Another sandbox, with a database of this name and, laid over the usual ones, settings of its own. */
  readonly other: (database: string, more?: Partial<Other>) => Promise<Served>;
  readonly clear: () => Promise<void>;
};

type Other = {
  /** A built page instead of the app's. */
  readonly dist: string;
  readonly settings: object;
  /** Is given the address of the database when it has been made and nobody holds it. */
  readonly fill: (databaseUrl: string) => Promise<void>;
};

const quiet = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'];

function buildApp(root: string): void {
  const args = ['--import', 'tsx', path.join(root, 'scripts/build.ts')];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('The app could not be built.');
}

/** Makes something once, when it is first asked for. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Sets up a stage in a repository; nothing is built or started yet. */
export async function createStage(
  root: string,
  { rounds, seconds, say }: Pick<Stage, 'rounds' | 'seconds' | 'say'>,
): Promise<Stage> {
  const folder = path.join(root, '.bench', String(process.pid));
  await mkdir(folder, { recursive: true });
  const running: { stop: () => Promise<void> }[] = [];
  const keep = (served: Served): Served => {
    running.push(served);
    return served;
  };
  const dist = once(async () => {
    say('Building the app ...');
    buildApp(root);
    return path.join(root, 'dist');
  });
  const other: Stage['other'] = async (name, { dist: built, settings = {}, fill } = {}) => {
    const page = built ?? (await dist());
    const database = `file:${path.join(folder, `${name}.db`)}`;
    // The first start makes the database: only the second finds it warm.
    await startServed(page, database).then((first) => first.stop());
    await fill?.(database);
    return keep(await startServed(page, database, settings));
  };
  const browser = once(async () => {
    const launched = await chromium.launch({ executablePath: findBrowser(), args: quiet });
    running.push({ stop: () => launched.close() });
    return launched;
  });
  const bare = once(async () => {
    const built = path.join(folder, 'bare');
    await buildPage(path.join(import.meta.dirname, 'bare'), path.join(root, 'vite.config.ts'), built);
    return other('bare', { dist: built });
  });
  return {
    rounds,
    seconds,
    root,
    folder,
    say,
    browser,
    app: once(() => other('app')),
    bare,
    other,
    clear: async () => {
      await Promise.all(running.map(({ stop }) => stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
