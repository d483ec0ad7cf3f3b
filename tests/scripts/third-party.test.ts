import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gather, inServer, type Licensed, namedIn, noticesOf, textless } from '../../scripts/third-party.ts';

let folder: string;
const packages = new Map<string, Licensed>();

beforeAll(async () => {
  // Within the repository, where its packages are found.
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(join('.cache', 'third-party-'));
  writeFileSync(
    join(folder, 'worker.ts'),
    "import MiniSearch from 'minisearch'; postMessage(new MiniSearch({ fields: [] }));",
  );
  writeFileSync(
    join(folder, 'page.ts'),
    "import Cookies from 'js-cookie'; import at from './worker.ts?worker&url'; Cookies.set('at', at);",
  );
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [gather(packages)],
    worker: { plugins: () => [gather(packages)] },
    build: { write: false, rolldownOptions: { input: join(folder, 'page.ts') } },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the notices of a build', () => {
  it('name the packages with code in it, also in a worker, and no other', () => {
    const named = namedIn(noticesOf(packages));
    expect(named.map(({ name }) => name)).toEqual(['js-cookie', 'minisearch']);
    for (const { version, licence } of named) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(licence).toBe('MIT');
    }
  });

  it('have the text of each licence, or say that there is none', () => {
    const notices = noticesOf(packages);
    expect(notices).toContain('Copyright (c) 2018 Copyright 2018 Klaus Hartl');
    expect(notices).not.toContain(textless);
    const bare = new Map([[folder, { name: 'bare', version: '1.0.0', licence: 'MIT' }]]);
    expect(noticesOf(bare)).toContain(textless);
  });
});

describe('the packages of the server', () => {
  it('are those of the lock file that are not for development alone, each version once', () => {
    const mit = { version: '1.0.0', license: 'MIT' };
    const packages = {
      '': mit,
      'node_modules/a': mit,
      'node_modules/b/node_modules/a': mit,
      'node_modules/b': { ...mit, license: 'ISC' },
      'node_modules/tried': { ...mit, dev: true },
      'node_modules/of-another-platform': { version: '1.0.0' },
    };
    expect(inServer({ packages })).toEqual([
      { name: 'a', version: '1.0.0', licence: 'MIT' },
      { name: 'b', version: '1.0.0', licence: 'ISC' },
    ]);
  });
});
