/** Builds the app, its prerendered pages, an empty page for every other address (app.html), and compressed copies. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build, type PluginOption, type Rolldown } from 'vite';
import { brandForBuild } from './brand/read-brand.ts';
import type { BrandOfBuild } from './brand-of-build.ts';
import { buildOffline } from './build-offline.ts';
import { builtScriptsOf, writeBuiltScripts } from './built-scripts.ts';
import { compressAll } from './compress.ts';
import { brandSite } from './deploy/branded.ts';
import { checkOut, writeDeployment } from './deploy/write-deployment.ts';
import { renderPages } from './prerender.ts';
import { gather, type Licensed, noticesFile, noticesOf } from './third-party.ts';
import { writePages } from './write-pages.ts';

// Without options it writes dist/, whose pages hold the usual configuration; the server replaces it. With
// `--brand FILE --out DIR` it writes a site for one brand into DIR: its configuration is in the pages, and the inspecting
// code is left out unless it says `inspect`.
const { brand, out } = parseArgs({ options: { brand: { type: 'string' }, out: { type: 'string' } } }).values;

const root = path.resolve(import.meta.dirname, '..');
/** The new build replaces the old one as a whole: nobody gets half a build, and two builds at once don't collide. */
const places = { app: path.join(root, 'dist'), book: path.join(root, 'dist-book') };
const workshop = path.join(root, '.cache', `build-${process.pid}`);
const dist = path.join(workshop, 'dist');
const book = path.join(workshop, 'book');
const prerendered = path.join(workshop, 'prerender');
/** The packages with code in what is built. */
const packages = new Map<string, Licensed>();

/** Builds a program beside the app, into the same folder: it shares no code with the app. */
async function buildApart(
  rolldownOptions: Rolldown.RolldownOptions,
  plugins: PluginOption[] = [],
  define: Readonly<Record<string, string>> = {},
): Promise<Rolldown.RolldownOutput> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [...plugins, gather(packages)],
    define,
    build: { outDir: dist, emptyOutDir: false, target: 'es2022', modulePreload: false, rolldownOptions },
  });
  return built as Rolldown.RolldownOutput;
}

/** The script that begins a page is small, and everything waits for it. */
const buildAhead = () =>
  buildApart({
    input: path.join(root, 'src/app/ahead/early-fetch.ts'),
    output: { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' },
  });

/** The local inspector: nothing of it is in the app, which fetches it when it is asked for. */
async function buildInspector(): Promise<void> {
  const input = {
    main: path.join(root, 'inspector.html'),
    mount: path.join(root, 'src', 'watch', 'inspector', 'mount.tsx'),
  };
  const output = {
    entryFileNames: 'inspector/[name].js',
    chunkFileNames: 'inspector/[name].js',
    codeSplitting: {
      groups: [
        { name: 'fetching', test: /preload-helper/, priority: 1 },
        // All charts in one file, fetched after the inspector itself: a file each would be a hundred requests.
        { name: 'all-charts', test: /\/(machines|contract)\/.*\.ts$|\/node_modules\/(xstate|zod)\// },
      ],
    },
  };
  const checks = { ineffectiveDynamicImport: false };
  await buildApart({ input, preserveEntrySignatures: 'exports-only', output, checks }, [react()]);
  // It shows names as the code has them, whatever language is read.
  const filter = (file: string) => !/\.(es|en)\.svg$/.test(file);
  await cp(path.join(book, 'pictures'), path.join(dist, 'inspector', 'pictures'), {
    recursive: true,
    filter,
  });
}

/** The flow book and the scenarios. A program of their own writes them, since it needs development packages. */
async function writeBook(): Promise<void> {
  const args = ['--import', 'tsx', 'assurance/book/write-book.ts', '--to', book];
  await promisify(execFile)(process.execPath, args, { cwd: root });
}

async function putInPlace(made: string, place: string): Promise<void> {
  const old = path.join(workshop, `old-${path.basename(place)}`);
  await rename(place, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(made, place);
}

async function make(own: BrandOfBuild | undefined) {
  const started = new Date();
  const inspected = own?.configuration.inspect ?? true;
  process.env.VESTIBULO_INSPECT = String(inspected);
  const app = build({
    root,
    logLevel: 'warn',
    plugins: [gather(packages)],
    worker: { plugins: () => [gather(packages)] },
    build: { outDir: dist, emptyOutDir: true },
  });
  await Promise.all([app, ...(inspected ? [writeBook()] : [])]);
  const pages = await renderPages(root, prerendered, own?.configuration);
  const ahead = await buildAhead();
  await writePages({ dist, ahead: ahead.output[0].fileName }, pages);
  // The page that identity providers send people back to.
  await buildApart({ input: path.join(root, 'identity.html') });
  await buildOffline({ root, dist, buildApart });
  if (own) await brandSite(dist, own);
  if (inspected) await buildInspector();
  await writeFile(path.join(dist, noticesFile), noticesOf(packages));
  const files = await readdir(dist, { recursive: true });
  await compressAll(dist, files, own !== undefined);
  // A change during the build makes it stale.
  await utimes(path.join(dist, 'app.html'), started, started);
  const outputs = [(await app) as Rolldown.RolldownOutput, ahead];
  return { count: files.length, scripts: builtScriptsOf(root, outputs) };
}

/** A site of one brand, with all that serves it. */
async function deployTo(folder: string, file: string): Promise<void> {
  await checkOut(folder);
  const own = await brandForBuild(file);
  await make(own);
  const { release, files } = await writeDeployment(dist, folder, own);
  process.stdout.write(`built ${out} (release ${release}, ${files.length} files)\n`);
}

async function buildHere(): Promise<void> {
  const { count, scripts } = await make(undefined);
  await putInPlace(dist, places.app);
  await writeBuiltScripts(root, workshop, scripts);
  if (existsSync(book)) await putInPlace(book, places.book);
  process.stdout.write(`built dist/ (${count} files)\n`);
}

if ((brand === undefined) !== (out === undefined)) {
  throw new Error('A site for a brand needs both: --brand FILE --out DIR');
}
await mkdir(workshop, { recursive: true });
try {
  if (brand !== undefined && out !== undefined) await deployTo(path.resolve(out), brand);
  else await buildHere();
} finally {
  await rm(workshop, { recursive: true, force: true });
}
