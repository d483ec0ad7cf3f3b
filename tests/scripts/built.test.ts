import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { seedPassword } from '#sandbox/db/people.ts';
import { inServer, namedIn, textless, thirdParty } from '../../scripts/third-party.ts';
import { built } from '../kit/built.ts';

const secrets: readonly [what: string, pattern: RegExp][] = [
  ['a source map', /sourceMappingURL/],
  ['a password of the sandbox', new RegExp(seedPassword.replace(/\W/g, '\\$&'))],
  ['a default password', /default_?password["']?\s*[:=]\s*["'][^"']|\{secret\}/i],
  ['a private key', /BEGIN [A-Z ]*PRIVATE KEY|["']?\bd["']?\s*:\s*["'][\w-]{40,}["']/],
  ['a key of a symmetric suite', /(encryptionKey|macKey)["']?\s*:\s*["'][^"']+["']/],
  [
    'eval',
    /(?<![\w$.])eval\s*\(|(?<![\w$.])(new\s+)?Function\s*\(\s*["'`]|\bset(Timeout|Interval)\(\s*["'`]/,
  ],
];

const inPages: readonly [what: string, pattern: RegExp][] = [
  ['an inline script', /<script(?![^>]*(\ssrc=|type="application\/json"))[^>]*>/i],
  ['an inline handler', /<[^>]+\son[a-z]+\s*=/i],
  ['an address that is a script', /(href|src|action)\s*=\s*["']?\s*javascript:/i],
];

/** What no file that everybody is served may contain. */
function faultsOf(file: string, text: string): string[] {
  const rules = file.endsWith('.html') ? [...secrets, ...inPages] : secrets;
  const named = file.endsWith('.map') ? [`${file} is a source map`] : [];
  return [...named, ...rules.filter(([, rule]) => rule.test(text)).map(([what]) => `${file} holds ${what}`)];
}

it('HDR-03 the build holds no source map, no secret, no eval and nothing inline', () => {
  const dist = built();
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|html|svg|json|map|txt)$/.test(file),
  );
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(10);
  expect(files).toContain('index.html');
  expect(files.flatMap((file) => faultsOf(file, readFileSync(join(dist, file), 'utf8')))).toEqual([]);
});

it('THIRD-PARTY.md names the packages with code in the build, and the build has the licence of each', () => {
  const notices = readFileSync(join(built(), 'third-party.txt'), 'utf8');
  const site = namedIn(notices);
  expect(site.length).toBeGreaterThan(40);
  const server = inServer(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  expect(readFileSync('docs/THIRD-PARTY.md', 'utf8'), 'npm run notices writes it').toBe(
    thirdParty(site, server),
  );
  expect(notices).not.toContain(textless);
});

const planted: Readonly<Record<string, string>> = {
  'a.js.map': '{}',
  'map.js': 'a();\n//# sourceMappingURL=a.js.map',
  'password.js': `const a = "${seedPassword}";`,
  'default.js': 'const b = { defaultPassword: "abc123" };',
  'pem.js': '`-----BEGIN PRIVATE KEY-----`',
  'jwk.js': `({kty:"EC",d:"${'a'.repeat(43)}"})`,
  'key.js': '({encryptionKey:"c2VjcmV0"})',
  'eval.js': 'const a=eval("1+1")',
  'function.js': 'new Function("return 1")()',
  'timer.js': 'setTimeout("go()",1)',
  'script.html': '<script>go()</script>',
  'handler.html': '<img src="/a.png" onerror="go()">',
  'address.html': '<a href="javascript:go()">',
};

it.each(Object.entries(planted))('HDR-03 a planted fault is found: %s', (file, text) => {
  expect(faultsOf(file, text)).toHaveLength(1);
});

it('a test of the build says what to do where nothing is built', () => {
  const bare = mkdtempSync(join(tmpdir(), 'vestibulo-bare-'));
  onTestFinished(() => rmSync(bare, { recursive: true }));
  expect(() => built(bare)).toThrow('run npm run build first');
});
