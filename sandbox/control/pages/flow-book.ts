import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Html, html } from '#sandbox/kit/html.ts';
import { barePolicy } from '#sandbox/wire/every-answer.ts';
import { frame } from './frame.ts';
import { markdownView } from './markdown.ts';
import { sendPage } from './send-page.ts';

/** The address of the book. */
const at = '/sandbox/flows';

const unwritten = frame(
  at,
  'Flows',
  html`<h1>Flows</h1><p>The flow book comes with the build, or with <code>npm run flows:book</code>.</p>`,
);

async function stored(place: string): Promise<string | undefined> {
  return readFile(place, 'utf8').catch(() => undefined);
}

/** The place of a file of the book on these pages: `../es/login.md#form` is /sandbox/flows/es/login#form. */
function placeOf(language: string, to: string): string {
  if (to.startsWith('#')) return to;
  const { pathname, search, hash } = new URL(to, `http://book${at}/${language}/`);
  return `${pathname.replace(/(\/README)?\.md$/, '')}${search}${hash}`;
}

/** The pictures that a chapter shows, by their addresses. */
async function drawingsOf(book: string, text: string): Promise<ReadonlyMap<string, string>> {
  const shown = [...text.matchAll(/\]\(\.\.\/pictures\/([A-Za-z.-]+\.svg)\)/g)];
  const read = shown.map(async ([, name = '']) => {
    const picture = await stored(join(book, 'pictures', name));
    return picture === undefined ? [] : ([[`${at}/pictures/${name}`, picture]] as const);
  });
  return new Map((await Promise.all(read)).flat());
}

const words = {
  en: { filter: 'Show only what says', none: 'Nothing here says so.' },
  es: { filter: 'Mostrar solo lo que dice', none: 'Aquí nada lo dice.' },
} as const;

/** The field that leaves of a page the states and rows with the typed words. */
function filterField(language: keyof typeof words): Html {
  const say = words[language];
  return html`<p class="filter"><label for="filter">${say.filter}</label> <input id="filter" type="search" autocomplete="off"></p>
<p id="filter-none" role="status" data-text="${say.none}"></p>`;
}

async function sendChapter(reply: FastifyReply, book: string, language: string, chapter: string) {
  const known = /^(es|en)$/.test(language) && /^[a-z\d-]+$|^README$/.test(chapter);
  const text = known ? await stored(join(book, language, `${chapter}.md`)) : undefined;
  if (text === undefined) return reply.callNotFound();
  const title = /^# (.*)$/m.exec(text)?.[1] ?? 'Flows';
  const content = markdownView(text, (to) => placeOf(language, to), await drawingsOf(book, text));
  return sendPage(
    reply,
    frame(
      at,
      title,
      html`${filterField(language === 'es' ? 'es' : 'en')}<article class="book">${content}</article>`,
      false,
      language,
    ),
  );
}

/** What of the book is no page: pictures to be shown, and files for programs that draw charts, to be kept. */
const kinds = {
  pictures: { named: /^[A-Za-z]+(-[A-Za-z]+)*(\.(es|en))?\.svg$/, type: 'image/svg+xml', kept: false },
  stately: { named: /^[A-Za-z]+\.ts$/, type: 'text/plain', kept: true },
  mermaid: { named: /^[A-Za-z]+\.mmd$/, type: 'text/plain', kept: true },
  json: { named: /^[A-Za-z]+\.json$/, type: 'application/json', kept: true },
} as const;

async function sendFile(reply: FastifyReply, book: string, kind: keyof typeof kinds, name: string) {
  const { named, type, kept } = kinds[kind];
  const text = named.test(name) ? await stored(join(book, kind, name)) : undefined;
  if (text === undefined) return reply.callNotFound();
  return reply
    .headers({
      'Content-Type': `${type}; charset=utf-8`,
      ...(kept ? { 'Content-Disposition': `attachment; filename="${name}"` } : {}),
      'Content-Security-Policy': barePolicy,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    })
    .send(text);
}

/** Serves the flow book from a folder: /sandbox/flows, by language and chapter, with its pictures and its files for Stately. */
export function registerFlowBook(app: FastifyInstance, book: string): void {
  app.get(at, async (_, reply) => {
    if ((await stored(join(book, 'en', 'README.md'))) === undefined) return sendPage(reply, unwritten);
    return sendChapter(reply, book, 'en', 'README');
  });
  app.get<{ Params: { language: string } }>(`${at}/:language`, ({ params }, reply) =>
    sendChapter(reply, book, params.language, 'README'),
  );
  app.get<{ Params: { language: string; chapter: string } }>(
    `${at}/:language/:chapter`,
    ({ params }, reply) => sendChapter(reply, book, params.language, params.chapter),
  );
  for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
    app.get<{ Params: { name: string } }>(`${at}/${kind}/:name`, ({ params }, reply) =>
      sendFile(reply, book, kind, params.name),
    );
  }
}
