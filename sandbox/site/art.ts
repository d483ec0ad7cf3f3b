import { gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { categories } from '#contract/games.ts';
import type { ArtCategory } from '#sandbox/catalogue/art/art-category.ts';
import { avatar } from '#sandbox/catalogue/art/avatar.ts';
import { badge } from '#sandbox/catalogue/art/badge.ts';
import { banner } from '#sandbox/catalogue/art/banner.ts';
import { helpFigure } from '#sandbox/catalogue/art/help-figure.ts';
import { poster } from '#sandbox/catalogue/art/poster.ts';
import { vendorLogo } from '#sandbox/catalogue/art/vendor-logo.ts';
import { bestEncoding } from '#sandbox/wire/encoding.ts';

const known: readonly ArtCategory[] = [...categories, 'BINGO', 'JACKPOT'];

type Draw = (slug: string, category: ArtCategory | null, name: string) => string;
const kinds: Readonly<Record<string, Draw>> = {
  game: poster,
  banner,
  vendor: (slug, _, name) => vendorLogo(slug, name),
  avatar: (slug, _, name) => avatar(slug, name),
  badge: (slug, _, name) => badge(slug, name),
  help: (slug, _, name) => helpFigure(slug, name),
};

/** The shape of a picture's name: letters and digits in groups between single hyphens. */
const fileName = /^(?=.{1,68}$)([a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/;

/** Nothing in a picture may run or load, wherever somebody opens it. */
const artHeaders = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=604800, immutable',
  vary: 'Accept-Encoding',
} as const;

const longestName = 48;

/** A name of one line in the letters we can draw; a space replaces any other character. */
function nameOf(given: unknown, slug: string): string {
  const text = typeof given === 'string' ? given.normalize('NFC').slice(0, longestName) : '';
  const plain = text
    .replace(/[^\p{L}\p{N}'.,:!¡?¿+%&/ -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain || slug.replaceAll('-', ' ');
}

/** Pictures kept as sent; the oldest is dropped when there are too many. */
function shelf(most: number) {
  const kept = new Map<string, Buffer>();
  return (key: string, draw: () => string): Buffer => {
    const found = kept.get(key) ?? gzipSync(draw(), { level: 9 });
    kept.delete(key);
    kept.set(key, found);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}

type Asked = FastifyRequest<{ Params: { kind: string; file: string }; Querystring: Record<string, unknown> }>;

/**
 * The pictures of games, makers, banners, members, ranks and the steps of the help: `/art/<kind>/<slug>.svg`, with the category and
 * the name to write on it in the query. The same address always answers the same picture.
 */
export function registerArt(app: FastifyInstance): void {
  const take = shelf(512);
  app.get('/art/:kind/:file', async ({ params, query, headers }: Asked, reply: FastifyReply) => {
    const draw = Object.hasOwn(kinds, params.kind) ? kinds[params.kind] : undefined;
    const slug = fileName.exec(params.file)?.[1];
    if (!draw || !slug) return reply.callNotFound();
    const category = known.find((one) => one === query.category) ?? null;
    const name = nameOf(query.name, slug);
    const packed = take(`${params.kind} ${slug} ${category} ${name}`, () => draw(slug, category, name));
    reply.headers(artHeaders);
    const packs = bestEncoding(headers, ['gzip']) === 'gzip';
    if (packs) return reply.header('content-encoding', 'gzip').send(packed);
    return reply.send(gunzipSync(packed));
  });
}
