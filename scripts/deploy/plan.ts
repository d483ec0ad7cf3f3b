import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { answerPath } from '#sandbox/session/identity/brands.ts';
import { pageAddresses, pagesLikeFiles } from '#sandbox/site/addresses.ts';
import { answerPolicy, pagePolicy, reportHeaders } from '#sandbox/site/policy.ts';
import { offlineFile } from '#sandbox/site/web-app.ts';
import { barePolicy, everyAnswer } from '#sandbox/wire/every-answer.ts';
import type { BrandOfBuild } from '../brand-of-build.ts';
import { pagesIn } from './branded.ts';

type Headers = Readonly<Record<string, string>>;

/** What a host sends with the files of a site, as data. Names of headers are complete: nothing is added to them elsewhere. */
export type Plan = {
  /** Addresses of pages; `:name` stands for any one part, letters count alike. Each is `<address>.html`, or else `app.html`. */
  readonly pages: readonly string[];
  /** Addresses that look like files and are pages. */
  readonly pagesLikeFiles: readonly string[];
  readonly headers: {
    /** Pages of the app, and the page that says that nothing is there, with status 404. */
    readonly page: Headers;
    /** The page that identity providers send people back to. */
    readonly identity: Headers;
    /** The page for when there is no connection. */
    readonly offline: Headers;
    /** Files under /assets: their names change with their content. */
    readonly asset: Headers;
    /** Any other file: its address stays. */
    readonly file: Headers;
    /** A picture that can hold more than a picture, besides the headers of its place. */
    readonly svg: Headers;
  };
  readonly identity: string;
  readonly offline: string;
};

const kept = 'public, max-age=31536000, immutable';
const asked = 'no-cache';

/** What any host needs to know to serve a brand's site in this folder as the sandbox would. */
export async function planOf(site: string, { configuration, preview }: BrandOfBuild): Promise<Plan> {
  const every = everyAnswer({ origin: preview.origin });
  const pages = await Promise.all(
    (await pagesIn(site)).map((page) => readFile(path.join(site, page), 'utf8')),
  );
  const reports = configuration.reports?.address ?? '';
  const policy = pagePolicy({ configuration, html: pages.join(''), reports });
  return {
    pages: pageAddresses,
    pagesLikeFiles,
    headers: {
      page: {
        ...every,
        'Cache-Control': asked,
        'Content-Security-Policy': policy,
        ...reportHeaders(reports),
      },
      identity: {
        ...every,
        'Cache-Control': 'no-store',
        'Content-Security-Policy': answerPolicy,
        'Cross-Origin-Opener-Policy': 'unsafe-none',
        'Referrer-Policy': 'no-referrer',
      },
      offline: { ...every, 'Cache-Control': asked, 'Content-Security-Policy': barePolicy },
      asset: { ...every, 'Cache-Control': kept },
      file: { ...every, 'Cache-Control': asked },
      svg: { 'Content-Security-Policy': barePolicy },
    },
    identity: answerPath,
    offline: offlineFile,
  };
}
