import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inScript } from '#sandbox/site/page.ts';
import { type PageHead, withHead } from '#sandbox/site/preview.ts';
import { type Ahead, aheadElement } from '#src/app/ahead/first-reads.ts';
import { usualBrand } from './brand-of-build.ts';
import { type Prerendered, readManifest, scriptsOf } from './prerender.ts';

/** The scripts of the start are tasks apart, but none should wait for another before it is requested. */
const stages = ['src/app/start/main.tsx', 'src/app/start/start.tsx'];

const emptyRoot = '<div id="root"></div>';
const sheet = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/;

/** The words of an area in a language. */
const wordFile = /^locales\/(\w+)\/(\w+)\.json$/;

/** What every page of a build shares. */
type Build = {
  readonly dist: string;
  /** The page as the bundler wrote it: it names the first stage of the start. */
  readonly begun: string;
  /** The page that names both. */
  readonly html: string;
  readonly styles: string;
  /** The address of the script that begins a page. */
  readonly ahead: string;
  readonly scripts: (modules: readonly string[]) => readonly string[];
  /** The modules with words. */
  readonly words: readonly string[];
};

function preloads(files: readonly string[], html: string): string {
  return files
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}

const inHead = (html: string, what: string) => html.replace('</head>', () => `${what}</head>`);

function aheadOf({ reads, modules }: Prerendered, html: string, { scripts, words }: Build): Ahead {
  const addresses = (some: readonly string[]) =>
    scripts(some)
      .filter((file) => !html.includes(`/${file}"`))
      .map((file) => `/${file}`);
  const areas = ['shell', ...modules.flatMap((module) => wordFile.exec(module)?.[2] ?? [])];
  const byLanguage = [...new Set(words.map((file) => wordFile.exec(file)?.[1] ?? ''))].map((language) => {
    const files = areas.map((area) => `locales/${language}/${area}.json`);
    return [language, addresses(files.filter((file) => words.includes(file)))] as const;
  });
  return {
    reads,
    scripts: addresses(modules.filter((module) => !wordFile.test(module))),
    words: Object.fromEntries(byLanguage),
  };
}

/**
 * A page of its own: with its content and its styles inside, so that the browser paints it as it arrives, and with what
 * it asks the gateway, and the names of its scripts, for the script that begins it.
 */
function pageOf(shown: Prerendered, build: Build): string {
  const { styles, ahead } = build;
  // Where pictures come before the product, all but its first stage comes after them.
  const pictured = shown.reads.some(({ shows }) => shows);
  const html = pictured ? build.begun : build.html;
  const page = pictured ? { ...shown, modules: [...stages.slice(1), ...shown.modules] } : shown;
  const begin = `<script defer fetchpriority="high" src="/${ahead}"></script>`;
  const data = `<script type="application/json" id="${aheadElement}">${inScript(aheadOf(page, html, build))}</script>`;
  const drawn = shown.drawn === undefined ? '' : ` data-drawn="${shown.drawn}"`;
  return html
    .replace(sheet, () => `<style>${styles}</style>`)
    .replace(emptyRoot, () => `${data}<div id="root"${drawn}>${page.html}</div>`)
    .replace('<meta name="referrer"', () => `${begin}<meta name="referrer"`);
}

async function readBuild(dist: string, ahead: string): Promise<Build> {
  const manifest = await readManifest(dist);
  await rm(path.join(dist, '.vite'), { recursive: true });
  const begun = await readFile(path.join(dist, 'index.html'), 'utf8');
  const html = inHead(begun, preloads(scriptsOf(stages, manifest), begun));
  const [, address = ''] = sheet.exec(html) ?? [];
  const styles = (await readFile(path.join(dist, address), 'utf8')).trim();
  if (/<\/style/i.test(styles)) throw new Error('The styles would end their element');
  if (!html.includes(emptyRoot)) throw new Error('index.html has no empty root to prerender into');
  return {
    dist,
    begun,
    html,
    styles,
    ahead,
    scripts: (modules) => scriptsOf(modules, manifest),
    words: Object.keys(manifest).filter((module) => wordFile.test(module)),
  };
}

/** A page that stands at many addresses. */
const nameless: PageHead = { name: '', path: '' };

/** The file of an address, as static hosts find it: `/rng` is `rng.html`. */
const fileOf = (address: string) => `${address === '/' ? 'index' : address.slice(1)}.html`;

/**
 * Writes the pages of a build: `app.html`, which is empty, for any address; and one for each prerendered address. They hold
 * the usual configuration until a build for a brand or the server puts another in its place.
 */
export async function writePages(
  { dist, ahead }: { readonly dist: string; readonly ahead: string },
  pages: readonly Prerendered[],
): Promise<void> {
  const { configuration, preview } = usualBrand;
  const build = await readBuild(dist, ahead);
  const write = async (file: string, html: string, head: PageHead = nameless) => {
    const place = path.join(dist, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, withHead(html, head, configuration, preview));
  };
  await write('app.html', build.html);
  for (const page of pages) await write(fileOf(page.address), pageOf(page, build), page.head);
}
