import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '#src/paths.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { startSandbox, type TestSandbox } from '../../kit/sandbox.ts';

const script = `console.log('${'a long enough script '.repeat(40)}');`;
const style = 'body { color: red }';
const page = (root: string) =>
  `<!doctype html><html lang="es"><head><style>${style}</style>` +
  `<script type="application/json" id="configuration">{"brand":{}}</script>` +
  `<script type="module" src="/assets/main-1a2b3c4d.js"></script></head>` +
  `<body><div id="root">${root}</div></body></html>`;

let folder: string;
let box: TestSandbox;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-dist-'));
  const dist = path.join(folder, 'dist');
  await mkdir(path.join(dist, 'assets'), { recursive: true });
  await mkdir(path.join(dist, '.hidden'));
  await writeFile(path.join(folder, 'secret.js'), 'outside');
  await writeFile(path.join(dist, 'index.html'), page('<h1>Inicio</h1>'));
  await writeFile(path.join(dist, 'app.html'), page(''));
  await mkdir(path.join(dist, 'member'));
  for (const name of ['rng', 'register', 'member/depositv2']) {
    await writeFile(path.join(dist, `${name}.html`), page(`<h1>${name}</h1>`));
  }
  await writeFile(path.join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(dist, '.hidden', 'x.js'), 'hidden');
  await writeFile(path.join(dist, '.env'), 'SECRET=1');
  await writeFile(path.join(dist, 'notes.md'), 'no public kind of file');
  const main = path.join(dist, 'assets', 'main-1a2b3c4d.js');
  await writeFile(main, script);
  await writeFile(`${main}.br`, brotliCompressSync(script));
  await writeFile(`${main}.gz`, gzipSync(script));
  await symlink('/etc/passwd', path.join(dist, 'passwd.txt'));
  await symlink(path.join(folder, 'secret.js'), path.join(dist, 'assets', 'link.js'));
  box = await startSandbox({ dist });
});
afterEach(() => box.sandbox.settings.reset());
afterAll(async () => {
  await box.close();
  await rm(folder, { recursive: true });
});

/** Sends an address exactly as written, and takes the body as it arrives. */
function get(address: string, head: Record<string, string> = {}) {
  return new Promise<{ status: number; head: Record<string, string>; bytes: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(box.address);
    const asked = send({ hostname, port, path: address, headers: head }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const bytes = Buffer.concat(parts);
        resolve({ status: answer.statusCode ?? 0, head: answer.headers as Record<string, string>, bytes });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('the app in front of the gateway', () => {
  it.each(['/', '/index', '/index.html', '/?lang=EN'])(
    'serves the prerendered home at %s',
    async (address) => {
      const { status, bytes } = await get(address);
      expect([status, bytes.toString().includes('<h1>Inicio</h1>')]).toEqual([200, true]);
    },
  );

  it.each([
    ['/rng', 'rng'],
    ['/rng/', 'rng'],
    ['/%72ng?page=2', 'rng'],
    ['/register.html', 'register'],
    ['/member/depositv2', 'member/depositv2'],
  ])('serves the prerendered page of %s', async (address, name) => {
    const { status, bytes } = await get(address);
    expect([status, bytes.toString().includes(`<h1>${name}</h1>`)]).toEqual([200, true]);
  });

  it.each(['/login', '/app.html', '/lottery?gameCode=x', '/home', '/RNG/', '/member/a/b'])(
    'serves the empty page at %s, which is not prerendered',
    async (address) => {
      const { status, head, bytes } = await get(address);
      expect([status, head['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(bytes.toString()).toContain('<div id="root"></div>');
    },
  );

  it('RTE-01 every address of the specification and of the app answers 200', async () => {
    const specified =
      '/ /index /index.html /home /register /register.html /login /noticePage /pointMall /lottery /vnlottery /seaLottery ' +
      '/elott /rng /bgs /bingo /live /fish /pvp /esports /cockfight /sports /promotions /promoDetail /seamless /helpmc ' +
      '/down /download /join /game /help';
    const own = Object.values(addresses).flat();
    for (const address of [...specified.split(' '), ...own.map((one) => one.replaceAll(/:\w+/g, 'a'))]) {
      expect([address, (await get(address)).status]).toEqual([address, 200]);
    }
  });

  it('where the brand asks for a session first, a visitor is sent no prerendered page', async () => {
    box.sandbox.settings.patch({ brand: { loginedToHomePage: true } });
    for (const address of ['/', '/index', '/index.html', '/rng', '/member/depositv2']) {
      const { status, bytes } = await get(address);
      expect([address, status, bytes.toString().includes('<div id="root"></div>')]).toEqual([
        address,
        200,
        true,
      ]);
    }
  });

  it('compresses the page as the browser accepts it', async () => {
    const brotli = await get('/', { 'Accept-Encoding': 'gzip, br;q=0.9' });
    expect(brotli.head['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.bytes).toString()).toContain('Inicio');
    const gzip = await get('/', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gzip.bytes).toString()).toContain('Inicio');
    expect((await get('/', { 'Accept-Encoding': '*;q=0.5' })).head['content-encoding']).toBe('br');
    for (const none of [{}, { 'Accept-Encoding': 'identity' }, { 'Accept-Encoding': 'br;q=0.000, *;q=0' }]) {
      expect((await get('/', none as Record<string, string>)).head['content-encoding']).toBeUndefined();
    }
  });

  it('serves a hashed file in its stored compression, cacheable for good', async () => {
    const { head, bytes } = await get('/assets/main-1a2b3c4d.js', { 'Accept-Encoding': 'br' });
    expect(brotliDecompressSync(bytes).toString()).toBe(script);
    expect(head).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect((await get('/assets/main-1a2b3c4d.js')).bytes.toString()).toBe(script);
  });

  it('revalidates files that may change, and sends them only when they did', async () => {
    const { head } = await get('/favicon.svg');
    expect(head['cache-control']).toBe('no-cache');
    const again = await get('/favicon.svg', { 'If-None-Match': head.etag ?? '' });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect((await get('/')).head['cache-control']).toBe('no-cache');
  });

  it.each([
    '/assets/main-gone.js',
    '/assets/gone',
    '/gone.png',
    '/gone.html',
    '/assets/',
    '/nowhere',
    '/homes',
    '/member/a/b/c',
  ])('answers 404 at %s, and not the page', async (address) => {
    const { status, head } = await get(address);
    expect([status, head['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });

  it.each(['/nowhere', '/gone.html', '//etc/passwd', '/..%2fsecret.js', '/%E0%A4%A', '/%'])(
    'RTE-03 a person who opens %s gets the empty page, with 404',
    async (address) => {
      const { status, bytes } = await get(address, { Accept: 'text/html,*/*;q=0.8' });
      expect([status, bytes.toString().includes('<div id="root"></div>')]).toEqual([404, true]);
    },
  );

  it('GWY-15 a control API that is not open has no page either', async () => {
    const real = await startSandbox({ dist: path.join(folder, 'dist'), control: false });
    for (const address of ['/sandbox', '/sandbox/', '/sandbox/api', '/sandbox/clock', '/%73andbox']) {
      expect([address, (await real.ask(address)).status]).toEqual([address, 404]);
    }
    await real.close();
  });

  it('serves only the gateway where nothing has been built', async () => {
    const bare = await startSandbox();
    expect((await bare.ask('/')).status).toBe(404);
    expect((await askCall(bare.address, 'system.keys')).status).toBe(200);
    await bare.close();
  });
});

describe('GWY-08 only public files', () => {
  it.each([
    '/../secret.js',
    '/..%2fsecret.js',
    '/..%2Fsecret.js',
    '/%2e%2e/secret.js',
    '/%2e%2e%2fsecret.js',
    '/assets/../../secret.js',
    '/assets/%2e%2e/%2e%2e/secret.js',
    '/..%252fsecret.js',
    '/..\\secret.js',
    '/..%5csecret.js',
    '/assets/link.js',
    '/passwd.txt',
    '/.env',
    '/.hidden/x.js',
    '/notes.md',
    '/assets/main-1a2b3c4d.js%00.png',
    '/assets/main-1a2b3c4d.js%00',
    '/assets/main-1a2b3c4d.js.br',
    '//etc/passwd',
    '/%2fetc/passwd',
    '/etc/passwd%00',
    '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/....//....//etc/passwd',
    '/file:///etc/passwd',
    '/%',
    '/%c0%ae%c0%ae/secret.js',
    '/art/..%2f..%2fpackage.json',
    '/art/game/..%2f..%2fsecret.svg',
    '/sandbox/../secret.js',
  ])('GWY-08 %s', async (address) => {
    const { status, bytes } = await get(address);
    expect([400, 404]).toContain(status);
    expect(bytes.toString()).not.toMatch(/outside|hidden|SECRET|root:|no public kind|console\.log/);
    expect(JSON.parse(bytes.toString())).toMatchObject({ success: false });
  });
});

describe('HDR-01 headers', () => {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };

  function policyOf(head: Record<string, string>): Record<string, string> {
    const all = (head['content-security-policy'] ?? '').split('; ').map((one) => one.split(/ (.*)/));
    return Object.fromEntries(all.map(([name = '', value = '']) => [name, value]));
  }

  it('HDR-01 the page carries the whole policy, which names its own styles by their hash', async () => {
    box.sandbox.settings.patch({
      hosts: { games: ['games.example'], images: ['cdn.example', 'localhost:9'], support: [], downloads: [] },
      gateway: { origin: 'https://gw.example' },
      domains: [],
      identityProviders: [
        { id: 'one', name: 'One', authority: 'https://id.example/one', clientId: 'vestibulo' },
      ],
    });
    const one = await get('/');
    expect(one.head).toMatchObject(everywhere);
    expect(one.head['permissions-policy']).toContain('geolocation=()');
    expect(one.head['reporting-endpoints']).toBe('csp="/csp-reports"');
    const { 'style-src': styles = '', 'img-src': images, ...rest } = policyOf(one.head);
    expect(rest).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'script-src-attr': "'none'",
      'worker-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self' https://gw.example https://id.example",
      'frame-src': 'https://games.example https://*.games.example',
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'app-html app-url dompurify',
      'report-uri': '/csp-reports',
      'report-to': 'csp',
    });
    expect(styles).toBe(`'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(images).toContain('https://cdn.example https://*.cdn.example http://localhost:9');
  });

  it('LOG-14 allows the script of a hosted slider from its own host only, and nothing without one', async () => {
    const scripts = async () => policyOf((await get('/')).head)['script-src'];
    expect(await scripts()).toBe("'self'");
    box.sandbox.settings.patch({ hosts: { verification: ['slider.example'] } });
    expect(await scripts()).toBe("'self' https://slider.example https://*.slider.example");
  });

  it('HDR-01 allows a page that reports to send it, to that origin, and where it does not, to none more', async () => {
    const asked = async () => policyOf((await get('/')).head)['connect-src'] ?? '';
    const before = await asked();
    box.sandbox.settings.patch({ reports: { address: '/client-reports', share: 1 } });
    expect(await asked()).toBe(before);
    box.sandbox.settings.patch({ reports: { address: 'https://reports.example/taken' } });
    expect((await asked()).split(' ')).toContain('https://reports.example');
    expect(before).not.toContain('reports.example');
  });

  it('HDR-01 the page is stamped with the current configuration', async () => {
    box.sandbox.settings.patch({ brand: { name: 'Otro </script><b>' }, languages: ['EN'] });
    const html = (await get('/login')).bytes.toString();
    const text = /id="configuration">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const host = new URL(box.address).host;
    expect(JSON.parse(text)).toMatchObject({
      brand: { name: 'Otro </script><b>', merchantCode: 'vestibulo' },
      languages: ['EN'],
      hosts: { images: [host] },
    });
    expect(text).not.toMatch(/limits|whitelabel|smsPerHour/);
  });

  it('HDR-01 no call is cached by anybody, and every answer names its type', async () => {
    const token = await signIn(box.address, 'member1');
    const answers = [
      await askCall(box.address, 'member.info', {}, { token }),
      await askCall(box.address, 'wallet.balance', {}, { token: 'none' }),
      await askCall(box.address, 'session.login', { username: 'x', password: 'y', type: 'username' }),
    ];
    for (const { headers } of answers) {
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Set-Cookie')).toBeNull();
    }
    for (const address of ['/none.js', '/assets/main-1a2b3c4d.js', '/art/game/one.svg', '/sandbox/clock']) {
      expect((await get(address)).head).toMatchObject(everywhere);
    }
  });

  it('HDR-01 HTML and pictures without a policy of their own get a strict one', async () => {
    for (const address of ['/favicon.svg', '/art/game/one.svg']) {
      expect((await get(address)).head['content-security-policy']).toMatch(/^default-src 'none'/);
    }
    await box.ask('/sandbox/faults', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify([{ call: 'system.keys', kind: 'html' }]),
    });
    expect((await get('/wps/system/keys')).head['content-security-policy']).toMatch(/^default-src 'none'/);
  });

  it('HDR-01 no other site may frame an answer, whatever it holds', async () => {
    const files = ['/login', '/art/game/one.svg', '/assets/main-1a2b3c4d.js', '/none.js'];
    for (const address of [...files, '/wps/system/keys', '/sandbox/clock', '/wps/%E0%A4%A']) {
      expect([address, policyOf((await get(address)).head)['frame-ancestors']]).toEqual([address, "'none'"]);
    }
  });

  it('HDR-01 browsers are told to require TLS where there is TLS, and only there', async () => {
    expect((await get('/')).head['strict-transport-security']).toBeUndefined();
    box.sandbox.settings.patch({ origin: 'https://vestibulo.example' });
    expect((await get('/')).head['strict-transport-security']).toMatch(/^max-age=31536000/);
  });

  it('HDR-01 a policy violation is logged without what stood in its addresses', async () => {
    const report = { 'document-uri': 'http://x/login?token=abc', 'effective-directive': 'img-src', other: 1 };
    const answer = await box.ask('/csp-reports', {
      method: 'POST',
      headers: { 'Content-Type': 'application/csp-report' },
      body: JSON.stringify({ 'csp-report': report }),
    });
    expect(answer.status).toBe(204);
    const line = box.logged.find((one) => one.includes('"policy"')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      'document-uri': 'http://x/login',
      'effective-directive': 'img-src',
    });
  });
});
