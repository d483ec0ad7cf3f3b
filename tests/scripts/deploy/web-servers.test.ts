import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caddyfile } from '../../../scripts/deploy/caddy.ts';
import { type Plan, planOf } from '../../../scripts/deploy/plan.ts';
import { hasBrotli, hasNginx, startNginx } from '../../kit/deploy/nginx.ts';
import { reportingBrand, writeSmallSite } from '../../kit/deploy/small-site.ts';
import { freePort, onceUp, runs, type WebServer } from '../../kit/deploy/web-server.ts';

let folder: string;
let plan: Plan;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-site-'));
  await writeSmallSite(path.join(folder, 'site'));
  plan = await planOf(path.join(folder, 'site'), reportingBrand);
});
afterAll(() => rm(folder, { recursive: true }));

async function startCaddy(): Promise<WebServer> {
  const file = path.join(folder, 'Caddyfile');
  const port = await freePort();
  await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${caddyfile(plan)}`);
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  const place = { SITE_ADDRESS: `http://localhost:${port}`, SITE_ROOT: path.join(folder, 'site') };
  const own = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn('caddy', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...place, ...own },
  });
  return onceUp(child, port);
}

const startOwnNginx = async () =>
  startNginx(plan, {
    root: path.join(folder, 'site'),
    own: path.join(folder, 'nginx'),
    port: await freePort(),
  });

const servers = [
  { name: 'nginx', there: hasNginx, brotli: hasBrotli, needs: 'nginx-light', start: startOwnNginx },
  { name: 'Caddy', there: runs('caddy', ['version']), brotli: true, needs: 'caddy', start: startCaddy },
];

for (const { name, there, brotli, needs, start } of servers) {
  const title = there ? `a site on ${name}` : `a site on ${name} (not run: the package ${needs} is missing)`;
  describe.skipIf(!there)(title, () => {
    let server: WebServer;
    beforeAll(async () => {
      server = await start();
    });
    afterAll(() => server.stop());

    /** Asks for an address exactly as it is written. */
    function ask(address: string, head: Record<string, string> = {}) {
      return new Promise<{ status: number; head: Record<string, string>; bytes: Buffer }>((done, fail) => {
        const { port } = new URL(server.origin);
        const asked = request(
          { host: '127.0.0.1', port, path: address, headers: { host: `localhost:${port}`, ...head } },
          (answer) => {
            const parts: Buffer[] = [];
            answer.on('data', (part: Buffer) => parts.push(part));
            answer.on('end', () => {
              const bytes = Buffer.concat(parts);
              done({ status: answer.statusCode ?? 0, head: answer.headers as Record<string, string>, bytes });
            });
          },
        );
        asked.on('error', fail);
        asked.end();
      });
    }

    const sent = (headers: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]));

    it.each([
      ['/', 'home'],
      ['/index.html', 'home'],
      ['/?lang=EN', 'home'],
      ['/rng', 'rng'],
      ['/rng/', 'rng'],
      ['/%72ng?page=2', 'rng'],
      ['/register.html', 'register'],
      ['/member/depositv2', 'deposit'],
      ['/login', 'empty'],
      ['/app.html', 'empty'],
      ['/LOTTERY?gameCode=x', 'empty'],
      ['/member/a/b', 'empty'],
    ])('HDR-01 %s is the %s page, with the policy and every header of a page', async (address, about) => {
      const { status, head, bytes } = await ask(address);
      expect([status, head['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(bytes.toString()).toContain(`<title>${about}</title>`);
      expect(head).toMatchObject(sent(plan.headers.page));
      expect(head['content-security-policy']).not.toContain('unsafe-inline');
    });

    it('HDR-01 pages of the app name where browsers report what their policy refused, and other files do not', async () => {
      const { head } = await ask('/rng');
      const address = 'https://reports.example/taken?project=1';
      expect(head['reporting-endpoints']).toBe(`csp="${address}"`);
      expect(head['content-security-policy']).toContain(`report-uri ${address}; report-to csp`);
      expect(head['content-security-policy']).toMatch(/connect-src [^;]*https:\/\/reports\.example(;| )/);
      for (const other of ['/identity.html', '/offline.html', '/service-worker.js', '/favicon.svg']) {
        const sentThere = (await ask(other)).head;
        expect(sentThere['reporting-endpoints']).toBeUndefined();
        expect(sentThere['content-security-policy'] ?? '').not.toContain('report');
      }
    });

    it('RTE-05 a missing file is a 404 of one line, never a page', async () => {
      for (const address of [
        '/none.js',
        '/assets/main-00000000.js',
        '/rng.html',
        '/member/none.html/x/y.js',
      ]) {
        const { status, bytes } = await ask(address);
        expect([address, status]).toEqual([address, 404]);
        expect(bytes.toString()).not.toContain('<');
      }
    });

    it('a navigation to an unknown address gets the empty page with status 404 and its policy', async () => {
      const { status, head, bytes } = await ask('/nothing', { accept: 'text/html,*/*' });
      expect([status, bytes.toString().includes('<title>empty</title>')]).toEqual([404, true]);
      expect(head).toMatchObject(sent(plan.headers.page));
    });

    it('files with a hash in their name are kept for ever, the others are asked for again', async () => {
      expect((await ask('/assets/main-1a2b3c4d.js')).head).toMatchObject(sent(plan.headers.asset));
      for (const address of ['/service-worker.js', '/manifest.webmanifest', '/favicon.svg']) {
        const { status, head } = await ask(address);
        expect([status, head['cache-control']]).toEqual([200, 'no-cache']);
        expect((await ask(address, { 'if-none-match': head.etag ?? '' })).status).toBe(304);
      }
      expect((await ask('/manifest.webmanifest')).head['content-type']).toContain(
        'application/manifest+json',
      );
    });

    it('pictures that can hold code, and pages without the product, get the strict policy', async () => {
      for (const address of ['/favicon.svg', '/assets/brand-1a2b3c4d.svg', '/offline.html']) {
        expect((await ask(address)).head).toMatchObject(sent(plan.headers.svg));
      }
      expect((await ask('/assets/brand-1a2b3c4d.svg')).head).toMatchObject(
        sent({ ...plan.headers.asset, ...plan.headers.svg }),
      );
      expect((await ask('/identity.html')).head).toMatchObject(sent(plan.headers.identity));
    });

    it('sends what was compressed at the build, as the browser accepts it', async () => {
      for (const address of ['/assets/main-1a2b3c4d.js', '/rng', '/']) {
        const plain = (await ask(address)).bytes.toString();
        const small = await ask(address, { 'accept-encoding': 'gzip' });
        expect([small.head['content-encoding'], gunzipSync(small.bytes).toString()]).toEqual(['gzip', plain]);
        expect(small.head.vary).toMatch(/accept-encoding/i);
        if (!brotli) continue;
        const smallest = await ask(address, { 'accept-encoding': 'gzip, br' });
        expect(smallest.head['content-encoding']).toBe('br');
        expect(brotliDecompressSync(smallest.bytes).toString()).toBe(plain);
      }
    });

    it('no spelling of an address leads out of the site or to what it keeps hidden', async () => {
      const ways = [
        '/.releases/history.json',
        '/assets/../.releases/history.json',
        '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
        '/..%2f..%2fetc/passwd',
        '/member/..%2f..%2f..%2fetc%2fpasswd',
        '//etc/passwd',
      ];
      for (const way of ways) {
        const { status, bytes } = await ask(way);
        const leads = status === 200 && !bytes.toString().includes('<title>empty</title>');
        expect([way, leads]).toEqual([way, false]);
      }
    });
  });
}
