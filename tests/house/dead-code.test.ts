import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'vestibulo-house-'));
const knip = path.join(root, 'node_modules', 'knip', 'bin', 'knip.js');

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

/** Knip's report, with our configuration, on a repository of three files. */
function deadCode(...args: string[]): { said: string; status: number | null } {
  const { stdout, status } = spawnSync(process.execPath, [knip, ...args], { cwd: folder, encoding: 'utf8' });
  return { said: stdout, status };
}

write('package.json', '{ "name": "planted", "type": "module" }');
write('scripts/start.mjs', "import { used } from '../contract/points.ts';\nused();\n");
write('tests/points.test.ts', "import { tested } from '../contract/points.ts';\ntested();\n");
copyFileSync(path.join(root, 'knip.json'), path.join(folder, 'knip.json'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('dead code', () => {
  it('a repository that uses all its code has none', () => {
    write('contract/points.ts', 'export function used() {}\nexport function tested() { used(); }\n');
    expect(deadCode()).toMatchObject({ status: 0 });
  });

  it('a planted fault is found: unused code', () => {
    write(
      'contract/points.ts',
      'export function used() {}\nexport function tested() {}\nexport const left = 1;\n',
    );
    const { said, status } = deadCode();
    expect(status).toBe(1);
    expect(said).toMatch(/left\s+contract\/points\.ts/);
  });

  it('a planted fault is found: code that only a test uses', () => {
    write('contract/points.ts', 'export function used() {}\nexport function tested() {}\n');
    const { said, status } = deadCode('--production');
    expect(status).toBe(1);
    expect(said).toMatch(/tested\s+function\s+contract\/points\.ts/);
  });
});
