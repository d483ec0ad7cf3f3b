import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lookTokens, withLook } from '#sandbox/site/look.ts';
import { withConfiguration } from '#sandbox/site/page.ts';
import { withPreview } from '#sandbox/site/preview.ts';
import {
  brandedManifest,
  brandedOffline,
  manifestFile,
  offlineFile,
  offlineStyles,
} from '#sandbox/site/web-app.ts';
import type { BrandOfBuild } from '../brand-of-build.ts';
import { offlineVersion } from '../build-offline.ts';

/** Pages without a configuration in them. */
const apart = ['identity.html', 'inspector.html', offlineFile.slice(1)];

/** The pages of a built site that hold a configuration: paths within its folder. */
export async function pagesIn(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith('.html') && !apart.includes(file));
}

async function change(file: string, changed: (text: string) => string): Promise<void> {
  await writeFile(file, changed(await readFile(file, 'utf8')));
}

/**
 * Makes a built site one brand's own: its configuration, its look and its name go into every page, into the manifest and into the
 * page for when there is no connection. Where the brand asks for a session first, only the empty page is left.
 */
export async function brandSite(folder: string, brand: BrandOfBuild): Promise<void> {
  const { configuration, preview, look, pictures } = brand;
  const inFolder = (file: string) => path.join(folder, file);
  for (const page of await pagesIn(folder)) {
    const shut = configuration.brand.loginedToHomePage && page !== 'app.html';
    if (shut) await rm(inFolder(page));
    else {
      await change(inFolder(page), (html) =>
        withLook(withConfiguration(withPreview(html, configuration, preview), configuration), look),
      );
    }
  }
  for (const { from, to } of pictures) await cp(from, inFolder(to));
  const before = await offlineVersion(folder);
  await change(inFolder(offlineFile), (html) => brandedOffline(html, configuration));
  if (look) await change(inFolder(offlineStyles), (styles) => styles + lookTokens(look));
  await change(inFolder(manifestFile), (text) => brandedManifest(text, configuration, preview));
  // Browsers that keep the page of another brand, or of another name, see a new worker.
  const after = await offlineVersion(folder);
  await change(inFolder('service-worker.js'), (script) => script.replaceAll(before, after));
}
