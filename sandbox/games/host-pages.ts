import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { chatPage } from '#sandbox/support/chat-address.ts';
import { cashierPage } from '#sandbox/wallet/cashier-tickets.ts';
import { pathOf } from '#sandbox/wire/call-paths.ts';
import { readPublicFiles } from '#sandbox/wire/files.ts';
import { type KindName, kinds } from './game-kinds.ts';
import { appOrigins, hostPolicy } from './host-headers.ts';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'pages');

/** A game that only looks like one: scenarios say what it does, and it says nothing itself. */
const stillPage = '/play';

/** The path of the page of a kind of game. */
export function pageOf(kind: KindName): string {
  return `/${kind}`;
}

/** The values of a page's attributes. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
}

/** A page in one language, with the origins of the app that may frame it. */
function stamped(page: string, language: 'es' | 'en', app: string): string {
  return page.replace('lang="es"', `lang="${language}"`).replace('__APP__', () => escaped(app));
}

/**
 * Serves the pages of the games, which the app frames, the pages of the cashier and the chat, which nobody frames, and
 * their files. Reads them once.
 */
export async function serveHostPages(app: FastifyInstance, { settings }: Sandbox): Promise<void> {
  const files = await readPublicFiles(folder);
  const games = (Object.keys(kinds) as KindName[]).map((kind) => pageOf(kind));
  const unframed: readonly string[] = [cashierPage, chatPage];
  for (const where of [...games, stillPage, ...unframed]) {
    const page = await readFile(path.join(folder, `${where}.html`), 'utf8');
    app.get(where, async ({ query }, reply) => {
      const { lang } = query as { lang?: unknown };
      const current = settings.current();
      const html = stamped(page, lang === 'en' ? 'en' : 'es', appOrigins(current));
      return reply
        .headers({
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': hostPolicy(unframed.includes(where) ? '' : appOrigins(current)),
          'Cache-Control': 'no-store',
        })
        .send(html);
    });
  }
  app.get('/*', async (request, reply) => {
    const file = files.get(pathOf(request.url));
    if (!file) throw new Refusal('NOT_FOUND');
    reply.headers({ 'Content-Type': file.type, 'Cache-Control': 'no-cache', ETag: file.tag });
    if (request.headers['if-none-match'] === file.tag) return reply.code(304).send();
    return reply.send(file.bytes);
  });
}
