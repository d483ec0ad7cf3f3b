import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { register } from 'tsx/esm/api';
import { createServer as createVite } from 'vite';

// `npm run dev`: the app with hot reload, and the sandbox behind it on a port of its own. PORT, DATABASE_URL.

const root = path.resolve(import.meta.dirname, '..');
const { PORT = '8080', DATABASE_URL = 'file:.sandbox/sandbox.db' } = process.env;

/** The page gets the configuration of the sandbox, as it would from the sandbox itself. */
function stampConfiguration(settings, stampPage) {
  const transformIndexHtml = (html) => stampPage(html, settings.current(), '');
  return { name: 'sandbox-configuration', transformIndexHtml };
}

/** Builds, tests and the database write there; that must not reload the page. */
function notOurs(file) {
  return /^(\..+|dist(-book)?|test-results)(\/|$)/.test(path.relative(root, file));
}

process.chdir(root);
mkdirSync('.sandbox', { recursive: true });
register();
const { createServer } = await import('#sandbox/server.ts');
const { stampPage } = await import('#sandbox/site/page.ts');
const server = await createServer({
  port: 0,
  databaseUrl: DATABASE_URL,
  dist: path.join(root, '.sandbox', 'no-built-app'),
  book: path.join(root, 'dist-book'),
  control: true,
  empty: false,
  logs: process.stdout,
  settings: { origin: `http://localhost:${PORT}` },
});
// The proxies of vite.config.ts lead there.
process.env.VESTIBULO_GATEWAY = server.address;
const vite = await createVite({
  root,
  plugins: [stampConfiguration(server.sandbox.settings, stampPage)],
  server: {
    port: Number(PORT),
    strictPort: true,
    proxy: { '^/art/': server.address },
    watch: { ignored: notOurs },
  },
});
await vite.listen();
vite.printUrls();
