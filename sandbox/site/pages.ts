import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '#sandbox/kit/settings.ts';
import type { SettingsStore } from '#sandbox/kit/settings-store.ts';
import type { LinkedPromotion } from '#sandbox/promotions/linked.ts';
import { compressPage } from '#sandbox/wire/encoding.ts';
import { type PublicFile, tagOf } from '#sandbox/wire/files.ts';
import { configurationOf } from './configuration.ts';
import { stampPage } from './page.ts';
import { pagePolicy, reportsPath } from './policy.ts';

/**
 * The pages of a build: the empty one, the one for identity providers' answers, the one that browsers keep for when there
 * is no connection, and the prerendered ones by address.
 */
export type Pages = {
  readonly app: string;
  readonly identity: string;
  readonly offline: string;
  readonly prerendered: ReadonlyMap<string, string>;
};

/** Pages that are nobody's address: they have a way of their own to be served. */
const apart = ['app.html', 'identity.html', 'inspector.html', 'offline.html'];

/** Reads the pages of the build in `dist`; throws where there is none. */
export async function readPages(dist: string): Promise<Pages> {
  const read = (file: string) => readFile(path.join(dist, file), 'utf8');
  const files = await readdir(dist, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html') && !apart.includes(file));
  const prerendered = pages.map(
    async (file) => [`/${file.slice(0, -'.html'.length)}`, await read(file)] as const,
  );
  return {
    app: await read('app.html'),
    identity: await read('identity.html').catch(() => ''),
    offline: await read('offline.html').catch(() => ''),
    prerendered: new Map(await Promise.all(prerendered)),
  };
}

/** A page as it is sent, with the policy that goes with it. */
export type StampedPage = { readonly file: PublicFile; readonly policy: string };

async function stamped(html: string, settings: Settings, linked?: LinkedPromotion): Promise<StampedPage> {
  const page = stampPage(html, settings, linked);
  const [bytes, br, gzip] = await Promise.all([
    compressPage(page, ''),
    compressPage(page, 'br'),
    compressPage(page, 'gzip'),
  ]);
  const forms = new Map([['br', br] as const, ['gzip', gzip] as const]);
  const policy = pagePolicy({
    configuration: configurationOf(settings),
    html: page,
    pictures: settings.origin,
    reports: reportsPath,
  });
  return {
    file: { type: 'text/html; charset=utf-8', hashed: false, tag: tagOf(bytes), bytes, forms },
    policy,
  };
}

/**
 * Stamps pages with the current settings. A page is stamped and compressed once for all answers until the settings
 * change; one that shows a promotion is made for its answer.
 */
export function pageStamper(settings: SettingsStore) {
  const kept = new WeakMap<Settings, Map<string, Promise<StampedPage>>>();
  return (html: string, linked?: LinkedPromotion): Promise<StampedPage> => {
    const current = settings.current();
    if (linked) return stamped(html, current, linked);
    const pages = kept.get(current) ?? new Map<string, Promise<StampedPage>>();
    kept.set(current, pages);
    const page = pages.get(html) ?? stamped(html, current);
    pages.set(html, page);
    return page;
  };
}
