import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { SettingsStore } from '#sandbox/kit/settings-store.ts';
import type { LinkedPromotion } from '#sandbox/promotions/linked.ts';
import { pathOf } from '#sandbox/wire/call-paths.ts';
import { bestEncoding } from '#sandbox/wire/encoding.ts';
import { barePolicy } from '#sandbox/wire/every-answer.ts';
import { type PublicFile, readPublicFiles, tagOf } from '#sandbox/wire/files.ts';
import { asksForPage } from '#sandbox/wire/readable-address.ts';
import { inspectorRoot, wantedAt } from './addresses.ts';
import { type Pages, pageStamper, readPages, type StampedPage } from './pages.ts';
import { answerPolicy, reportHeaders, reportsPath } from './policy.ts';
import { brandedManifest, brandedOffline, manifestFile, offlineFile } from './web-app.ts';

function sendFile(request: FastifyRequest, reply: FastifyReply, file: PublicFile) {
  const encoding = bestEncoding(request.headers, [...file.forms.keys()]);
  reply.headers({
    'Content-Type': file.type,
    'Cache-Control': file.hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: file.tag,
    Vary: 'Accept-Encoding',
  });
  if (request.headers['if-none-match'] === file.tag) return reply.code(304).send();
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.send(file.forms.get(encoding) ?? file.bytes);
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { file, policy }: StampedPage) {
  reply.headers({ 'Content-Security-Policy': policy, ...reportHeaders(reportsPath) });
  return sendFile(request, reply, file);
}

/** A page that shows itself and nothing of the product. */
const bare = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': barePolicy,
};

/** The page of identity providers' answers. It has no configuration, and the app keeps control of its window. */
function sendAnswerPage(reply: FastifyReply, html: string) {
  return reply
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': answerPolicy,
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Referrer-Policy': 'no-referrer',
    })
    .send(html);
}

/**
 * Serves the local inspector, a program of its own beside the app, which loads only its own files. The page
 * and its files are behind the control API: a caller without access to it gets no inspector.
 */
export async function serveInspector(routes: FastifyInstance, dist: string): Promise<void> {
  const notBuilt = 'The inspector comes with the built app: npm start builds it.';
  const html = await readFile(path.join(dist, 'inspector.html'), 'utf8').catch(() => notBuilt);
  const files = await readPublicFiles(path.join(dist, inspectorRoot)).catch(() => new Map());
  routes.get(`${inspectorRoot}/*`, async (request, reply) => {
    const file = files.get(pathOf(request.url).slice(inspectorRoot.length));
    if (!file) throw new Refusal('NOT_FOUND');
    return sendFile(request, reply, file);
  });
  routes.get('/sandbox/inspector', async (_, reply) => reply.headers(bare).send(html));
}

type Build = { readonly pages: Pages; readonly files: ReadonlyMap<string, PublicFile> };

/** A build in its folder; null when there is none. */
async function readBuild(dist: string): Promise<Build | null> {
  const built = await access(path.join(dist, 'app.html')).then(
    () => true,
    () => false,
  );
  return built ? { pages: await readPages(dist), files: await readPublicFiles(dist) } : null;
}

/** What is served of the built app. */
export type Site = {
  /** Serves another build in the place of the one before, whose files are gone; false when there is none, or none was served. */
  readonly deploy: (dist: string) => Promise<boolean>;
  /** Serves the first build again. */
  readonly reset: () => void;
};

/**
 * Serves the built app from `dist`: a page at every address of a page, and its files. Pages are prerendered,
 * except where the brand asks for a session first. Anything else is a 404; a navigation gets the empty page
 * with it, so that the app can say that nothing is there. Nothing is served when nothing has been built.
 */
export async function serveSite(
  app: FastifyInstance,
  dist: string,
  settings: SettingsStore,
  promotionAt: (id: string) => Promise<LinkedPromotion | undefined>,
): Promise<Site> {
  const first = await readBuild(dist);
  if (!first) return { deploy: async () => false, reset: () => {} };
  let now = first;
  const stamp = pageStamper(settings);

  /** The manifest with the brand's current name in it. */
  function branded(file: PublicFile): PublicFile {
    const { current } = settings;
    const bytes = Buffer.from(brandedManifest(String(file.bytes), current(), current().preview));
    return { ...file, bytes, tag: tagOf(bytes), forms: new Map() };
  }

  /** The promotion that the address of a page names, if it is one that everybody may see. */
  async function promotionOf(page: string, url: string): Promise<LinkedPromotion | undefined> {
    if (!/^\/promoDetail$/i.test(page)) return undefined;
    const id = new URLSearchParams(url.split('?')[1]).get('id');
    return id ? promotionAt(id) : undefined;
  }

  app.get('/*', async (request, reply) => {
    const { pages, files } = now;
    const wanted = wantedAt(pathOf(request.url));
    if (wanted === 'identity') return sendAnswerPage(reply, pages.identity);
    if (wanted && 'page' in wanted) {
      // Where the brand asks for a session first, no prerendered page is public.
      const shut = settings.current().brand.loginedToHomePage;
      const page = shut ? undefined : pages.prerendered.get(wanted.page);
      const promotion = page && (await promotionOf(wanted.page, request.url));
      return sendPage(request, reply, await stamp(page ?? pages.app, promotion || undefined));
    }
    if (wanted?.file === offlineFile) {
      return reply.headers(bare).send(brandedOffline(pages.offline, settings.current()));
    }
    const file = wanted ? files.get(wanted.file) : undefined;
    if (!file && asksForPage(request.headers)) {
      return sendPage(request, reply.code(404), await stamp(pages.app));
    }
    if (!file) throw new Refusal('NOT_FOUND');
    return sendFile(request, reply, wanted?.file === manifestFile ? branded(file) : file);
  });
  return {
    deploy: async (other) => {
      const build = await readBuild(other);
      now = build ?? now;
      return build !== null;
    },
    reset: () => {
      now = first;
    },
  };
}
