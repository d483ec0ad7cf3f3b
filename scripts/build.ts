/** Builds dist/: the app, its prerendered pages, an empty page for every other address (app.html), and compressed copies. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build, type PluginOption, type Rolldown } from 'vite';
import * as z from 'zod/mini';
import { Preview } from '#contract/system/preview.ts';
import { parseConfiguration } from '#src/app/start/configuration.ts';
import { type BrandOfBuild, usualBrand } from './brand-of-build.ts';
import { buildOffline } from './build-offline.ts';
import { compressAll } from './compress.ts';
import { renderPages } from './prerender.ts';
import { writePages } from './write-pages.ts';

// `--brand FILE` builds for one brand: its configuration is in the pages, and the inspecting code is left out
// unless it says `inspect`. Without it the pages hold the usual configuration, and the server replaces it.
const { brand } = parseArgs({ options: { brand: { type: 'string' } } }).values;

const root = path.resolve(import.meta.dirname, '..');
/** The new build replaces the old one as a whole: nobody gets half a build, and two builds at once don't collide. */
const places = { app: path.join(root, 'dist'), book: path.join(root, 'dist-book') };
const workshop = path.join(root, '.cache', `build-${process.pid}`);
const dist = path.join(workshop, 'dist');
const book = path.join(workshop, 'book');
const prerendered = path.join(workshop, 'prerender');

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
    plugins,
    define,
    build: { outDir: dist, emptyOutDir: false, target: 'es2022', modulePreload: false, rolldownOptions },
  });
  return built as Rolldown.RolldownOutput;
}

/** The script that begins a page is small, and everything waits for it. Its file's name. */
async function buildAhead(): Promise<string> {
  const { output } = await buildApart({
    input: path.join(root, 'src/app/ahead/ahead.ts'),
    output: { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' },
  });
  return output[0].fileName;
}

/** The brand’s configuration, and what links show of it; throws with the field that is wrong. */
async function readBrand(file: string): Promise<BrandOfBuild> {
  const text = await readFile(file, 'utf8');
  const read = parseConfiguration(text);
  if ('error' in read) throw new Error(`${file} is no configuration: ${read.error || 'it is no JSON'}`);
  const preview = z.safeParse(Preview, JSON.parse(text).preview);
  if (preview.success) return { configuration: read.configuration, preview: preview.data };
  const field = preview.error.issues[0]?.path.map(String).join('.');
  throw new Error(`${file} is no configuration: preview.${field}`);
}

/** The local inspector: nothing of it is in the app, which fetches it when it is asked for. */
async function buildInspector(): Promise<void> {
  const input = {
    main: path.join(root, 'inspector.html'),
    mount: path.join(root, 'src', 'watch', 'inspector', 'mount.tsx'),
  };
  const output = { entryFileNames: 'inspector/[name].js', chunkFileNames: 'inspector/[name].js' };
  await buildApart({ input, preserveEntrySignatures: 'exports-only', output }, [react()]);
  await cp(path.join(book, 'pictures'), path.join(dist, 'inspector', 'pictures'), { recursive: true });
}

/** The flow book and the scenarios. A program of their own writes them, since it needs development packages. */
async function writeBook(): Promise<void> {
  const args = ['--import', 'tsx', 'tests/flows/book/write-book.ts', '--to', book];
  await promisify(execFile)(process.execPath, args, { cwd: root });
}

async function putInPlace(made: string, place: string): Promise<void> {
  const old = path.join(workshop, `old-${path.basename(place)}`);
  await rename(place, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(made, place);
}

async function make(): Promise<number> {
  const started = new Date();
  const own = brand === undefined ? undefined : await readBrand(brand);
  const inspected = own?.configuration.inspect ?? true;
  process.env.VESTIBULO_INSPECT = String(inspected);
  const app = build({ root, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
  await Promise.all([app, ...(inspected ? [writeBook()] : [])]);
  const pages = await renderPages(root, prerendered);
  await writePages({ dist, ahead: await buildAhead() }, pages, own ?? usualBrand, own !== undefined);
  // The page that identity providers send people back to.
  await buildApart({ input: path.join(root, 'identity.html') });
  await buildOffline({ root, dist, buildApart }, own);
  if (inspected) await buildInspector();
  const files = await readdir(dist, { recursive: true });
  await compressAll(dist, files);
  // A change during the build makes it stale.
  await utimes(path.join(dist, 'app.html'), started, started);
  return files.length;
}

await mkdir(workshop, { recursive: true });
try {
  const count = await make();
  await putInPlace(dist, places.app);
  if (existsSync(book)) await putInPlace(book, places.book);
  process.stdout.write(`built dist/ (${count} files)\n`);
} finally {
  await rm(workshop, { recursive: true, force: true });
}
