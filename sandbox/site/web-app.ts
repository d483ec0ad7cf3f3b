import * as z from 'zod/mini';
import type { Configuration } from '#contract/configuration.ts';
import type { Preview } from '#contract/system/preview.ts';
import { inHtml } from './preview.ts';

/** Where the manifest and the page without a connection are in a build, and at which addresses. */
export const manifestFile = '/manifest.webmanifest';
export const offlineFile = '/offline.html';
export const offlineStyles = '/offline.css';

type Brand = { readonly brand: Pick<Configuration['brand'], 'name'> };

/** The manifest of the web app for a brand; all else of it stays as it stands in public/. */
export function brandedManifest(text: string, { brand: { name } }: Brand, { home }: Preview): string {
  const manifest = z.parse(z.record(z.string(), z.unknown()), JSON.parse(text));
  return JSON.stringify({ ...manifest, name, short_name: name, description: home.description });
}

/** The page without a connection, with the brand's name in it. */
export function brandedOffline(html: string, { brand: { name } }: Brand): string {
  return html.replaceAll('__BRAND_NAME__', () => inHtml(name));
}
