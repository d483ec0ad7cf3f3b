import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { brandForBuild } from '../../../scripts/brand/read-brand.ts';
import type { RunningSandbox } from './running-sandbox.ts';

/** Serves a file at an address of the site, as a build for the brand would have it. */
export async function serveFile(page: Page, address: string, body: string | Buffer): Promise<void> {
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
}

/** Gives the sandbox an example brand: what a page shows of it, without its gateway, its hosts and its market. */
export async function wear(page: Page, sandbox: RunningSandbox, name: string) {
  const { configuration, preview, look, pictures } = await brandForBuild(`docs/brands/${name}/brand.json`);
  const { brand, languages, texts, navigation, footer, licence } = configuration;
  await sandbox.setConfig({ brand, languages, texts, navigation, footer, licence, preview, look });
  for (const { from, to } of pictures) await serveFile(page, `/${to}`, await readFile(from));
  return { configuration, look };
}
