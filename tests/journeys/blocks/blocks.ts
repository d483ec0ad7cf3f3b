import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { defaultConfiguration } from '#contract/configuration.ts';
import { pagePolicy } from '#sandbox/site/policy.ts';

/** A page of blocks, built as the product is and served under the same policy. */
interface BlocksPage {
  origin: string;
  /** How often each address was asked for. */
  asked: Map<string, number>;
  stop: () => Promise<void>;
}

const kinds: Record<string, string> = { js: 'text/javascript', css: 'text/css' };

async function builtFiles(): Promise<Map<string, string | Uint8Array>> {
  const result = (await build({
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: 'tests/journeys/blocks/page.tsx' } },
  })) as Rollup.RollupOutput;
  return new Map(
    result.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
}

async function serveBlocks(): Promise<BlocksPage> {
  const files = await builtFiles();
  const paths = [...files.keys()];
  const entry = paths.find((path) => /page-.*\.js$/.test(path));
  const styles = paths
    .filter((path) => path.endsWith('.css'))
    .map((path) => `<link rel="stylesheet" href="${path}">`);
  const asked = new Map<string, number>();
  const server = createServer((request, answer) => {
    const path = request.url ?? '/';
    asked.set(path, (asked.get(path) ?? 0) + 1);
    const file = files.get(path);
    if (path !== '/') {
      answer.writeHead(file === undefined ? 404 : 200, {
        'Content-Type': kinds[path.split('.').at(-1) ?? ''] ?? 'text/plain',
        'Cache-Control': 'no-store',
      });
      return answer.end(file);
    }
    const html = `<!doctype html>${styles.join('')}<script type="module" src="${entry}"></script>`;
    const hosts = { ...defaultConfiguration.hosts, images: ['img.example.com'] };
    const configuration = { ...defaultConfiguration, hosts };
    answer.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy({ configuration, html, reports: '' }),
    });
    answer.end(html);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

/** A test of blocks in Chromium; it ends with the violations of the policy it saw. */
export const test = base.extend<{ violations: string[] }, { blocks: BlocksPage }>({
  blocks: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const blocks = await serveBlocks();
      await use(blocks);
      await blocks.stop();
    },
    // The page is built first: that is no time of the test that happens to come first.
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ blocks }, use) => use(blocks.origin),
  violations: async ({ page }, use) => {
    const seen: string[] = [];
    await page.exposeFunction('noteViolation', (what: string) => seen.push(what));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => {
        (window as unknown as { noteViolation(what: string): void }).noteViolation(
          `${violatedDirective} ${sourceFile}`,
        );
      });
    });
    await use(seen);
  },
});

export { expect };
