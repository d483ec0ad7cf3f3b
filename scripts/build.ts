/** Builds dist/: the app, its prerendered home (index.html), the bare page for every other place (app.html), and compressed copies. */
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const prerendered = path.join(root, '.cache/prerender');

async function prerender(): Promise<void> {
  await build({
    root,
    logLevel: 'error',
    build: { ssr: 'src/app/prerender.tsx', outDir: prerendered, emptyOutDir: true, minify: false },
  });
  const { renderHome } = (await import(pathToFileURL(path.join(prerendered, 'prerender.js')).href)) as {
    renderHome: () => string;
  };
  const page = path.join(dist, 'index.html');
  await copyFile(page, path.join(dist, 'app.html'));
  const html = await readFile(page, 'utf8');
  const filled = html.replace('<div id="root"></div>', () => `<div id="root">${renderHome()}</div>`);
  if (filled === html) throw new Error('index.html has no empty root to prerender into');
  await writeFile(page, filled);
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const brotli = await promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

await rm(dist, { recursive: true, force: true });
await build({ root, logLevel: 'warn' });
await prerender();
const files = await readdir(dist, { recursive: true });
await Promise.all(
  files
    .filter((file) => /\.(js|css|svg|json|webmanifest)$/.test(file))
    .map((file) => compress(path.join(dist, file))),
);
process.stdout.write(`built dist/ (${files.length} files)\n`);
