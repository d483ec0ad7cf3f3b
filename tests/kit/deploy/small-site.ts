import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { defaultConfiguration } from '#contract/configuration.ts';
import { Preview } from '#contract/system/preview.ts';

const text = (about: string) => `/* ${about.repeat(60)} */`;

const page = (about: string) =>
  `<!doctype html><title>${about}</title><style>body { color: red }</style><p>${text(about)}</p>`;

/** A site as a build writes it, of a few files: what a web server does with one shows in it. */
const files: Readonly<Record<string, string>> = {
  'index.html': page('home'),
  'app.html': page('empty'),
  'rng.html': page('rng'),
  'register.html': page('register'),
  'member/depositv2.html': page('deposit'),
  'identity.html': '<!doctype html><title>identity</title>',
  'offline.html': '<!doctype html><title>offline</title>',
  'service-worker.js': text('worker'),
  'manifest.webmanifest': `{"name":"${'x'.repeat(200)}"}`,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/main-1a2b3c4d.js': text('main'),
  'assets/brand-1a2b3c4d.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.releases/history.json': '{}',
};

/** The brand that the site is for. */
export const smallBrand = {
  configuration: { ...defaultConfiguration, gateway: { origin: 'https://gateway.example' } },
  preview: z.parse(Preview, undefined),
  look: undefined,
  pictures: [],
};

/** The same brand, whose pages report what fails in them. */
export const reportingBrand = {
  ...smallBrand,
  configuration: {
    ...smallBrand.configuration,
    reports: { address: 'https://reports.example/taken?project=1', share: 0.1 },
  },
};

/** Writes the site into a folder; `changed` files differ from the usual ones. */
export async function writeSmallSite(
  folder: string,
  changed: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const [name, what] of Object.entries({ ...files, ...changed })) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, what);
    if (!/\.(html|js)$/.test(name)) continue;
    await writeFile(`${file}.br`, brotliCompressSync(what));
    await writeFile(`${file}.gz`, gzipSync(what));
  }
}
