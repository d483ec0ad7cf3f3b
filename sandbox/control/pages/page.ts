import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { apiPage } from './api-page.ts';
import { controlPage } from './control-page.ts';
import { type ControlQuery, readControl, type Shown } from './control-reading.ts';
import { registerFlowBook } from './flow-book.ts';
import { type OpenApi, openapi } from './openapi.ts';
import { listScenarios } from './scenarios-list.ts';
import { scenariosAt, scenariosPage } from './scenarios-page.ts';
import { sendPage } from './send-page.ts';

const files = {
  'pages.css': 'text/css; charset=utf-8',
  'control.css': 'text/css; charset=utf-8',
  'flow-book.css': 'text/css; charset=utf-8',
  'scenarios.css': 'text/css; charset=utf-8',
  'scenarios.mjs': 'text/javascript; charset=utf-8',
  'flow-book.mjs': 'text/javascript; charset=utf-8',
  'control.mjs': 'text/javascript; charset=utf-8',
  'control-refresh.mjs': 'text/javascript; charset=utf-8',
} as const;

/** Once only: the contract does not change while the sandbox runs. */
function keep<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * Opens the pages for people: /sandbox controls it by hand, /sandbox/api shows the contract, /sandbox/flows the flow
 * book, and /sandbox/scenarios opens the product in any state.
 */
export function registerPages(
  app: FastifyInstance,
  sandbox: Sandbox,
  shown: Shown & { readonly book: string },
): void {
  const { book } = shown;
  const contract: () => Promise<OpenApi> = keep(openapi);
  const reader = keep(async () => apiPage(await contract()));
  app.get<{ Querystring: ControlQuery }>('/sandbox', async ({ query }, reply) =>
    sendPage(reply, controlPage(await readControl(sandbox, shown, query))),
  );
  app.get('/sandbox/api', async (_, reply) => sendPage(reply, await reader()));
  app.get('/sandbox/api.json', async () => contract());
  registerFlowBook(app, book);
  app.get<{ Querystring: { language?: unknown } }>(scenariosAt, async ({ query }, reply) => {
    const language = query.language === 'es' ? 'es' : 'en';
    return sendPage(reply, scenariosPage(await listScenarios(book, language), language));
  });
  for (const [name, type] of Object.entries(files)) {
    const read = keep(() => readFile(new URL(name, import.meta.url)));
    app.get(`/sandbox/${name}`, async (_, reply) =>
      reply.headers({ 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' }).send(await read()),
    );
  }
}
