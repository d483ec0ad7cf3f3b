import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Rolldown } from 'vite';
import type { Configuration } from '#contract/configuration.ts';
import type { PageHead } from '#sandbox/site/preview.ts';
import type { FirstRead } from '#src/app/ahead/first-reads.ts';
import { usualBrand } from './brand-of-build.ts';

/** A prerendered page: its address, its head, what stands in it, what it reads first, and the modules it is made of. */
export type Prerendered = {
  readonly address: string;
  readonly head: PageHead;
  readonly html: string;
  readonly reads: readonly FirstRead[];
  readonly modules: readonly string[];
  /** The mark of the brand that it was rendered for; undefined for the usual one. */
  readonly drawn: string | undefined;
};

type Program = {
  readonly prerendered: readonly string[];
  readonly renderPage: (address: string, configuration: Configuration) => Promise<string>;
  readonly firstReads: (address: string) => readonly FirstRead[];
  readonly headAt: (address: string, configuration: Configuration) => Promise<PageHead>;
  readonly drawnFor: (configuration: Configuration) => string;
};

const entry = 'src/app/start/prerender.tsx';

/** The fetching of a part, in a script that the bundler wrote. */
const fetching = /\bimport\(\s*["']\.\/([^"']+)["']\s*\)/g;

/**
 * Builds the program that renders pages, and has it say which parts each page fetched: these are what the page names,
 * so that a browser need not find them out one after the other.
 */
async function buildProgram(root: string, folder: string) {
  const built = (await build({
    root,
    logLevel: 'error',
    build: { ssr: entry, outDir: folder, emptyOutDir: true, minify: false },
  })) as Rolldown.RolldownOutput;
  const moduleOf = new Map<string, string>();
  for (const chunk of built.output) {
    if (chunk.type !== 'chunk') continue;
    if (chunk.facadeModuleId) moduleOf.set(chunk.fileName, path.relative(root, chunk.facadeModuleId));
    const inFolder = path.posix.dirname(chunk.fileName);
    const told = chunk.code.replaceAll(fetching, (whole, file: string) => {
      const name = path.posix.join(inFolder, file);
      return `(globalThis.vestibuloFetched.getStore()?.add(${JSON.stringify(name)}), ${whole})`;
    });
    await writeFile(path.join(folder, chunk.fileName), told);
  }
  const program = path.join(folder, `${path.basename(entry, '.tsx')}.js`);
  return { moduleOf, program: (await import(pathToFileURL(program).href)) as Program };
}

/** Renders every page that is prerendered, for a brand or for the usual one; `folder` is where the program for it is built. */
export async function renderPages(
  root: string,
  folder: string,
  own: Configuration | undefined,
): Promise<readonly Prerendered[]> {
  const configuration = own ?? usualBrand.configuration;
  const { moduleOf, program } = await buildProgram(root, folder);
  const pages: Prerendered[] = [];
  // What a page fetches late, when the next one is being rendered, is still its own.
  const fetchedBy = new AsyncLocalStorage<Set<string>>();
  Object.assign(globalThis, { vestibuloFetched: fetchedBy });
  for (const address of program.prerendered) {
    const fetched = new Set<string>();
    const html = await fetchedBy.run(fetched, () => program.renderPage(address, configuration));
    const modules = [...fetched].map((file) => moduleOf.get(file) ?? '').filter(Boolean);
    const head = await program.headAt(address, configuration);
    const drawn = own && program.drawnFor(own);
    pages.push({ address, head, html, reads: program.firstReads(address), modules, drawn });
  }
  return pages;
}

/** The scripts of these modules with all that they import at once, by the manifest of a build. */
export function scriptsOf(modules: readonly string[], manifest: Manifest): readonly string[] {
  const files = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const module of modules) add(module);
  return [...files].filter((file) => file.endsWith('.js'));
}

/** The manifest that the bundler wrote into a build. */
export async function readManifest(dist: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(dist, '.vite', 'manifest.json'), 'utf8'));
}
