import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Lock, lockFaults, type Manifest } from './packages.rule.ts';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const manifest: Manifest = read('package.json');
const lock: Lock = read('package-lock.json');

const sound: [Manifest, Lock] = [
  { dependencies: { ky: '1.14.3' }, devDependencies: { vitest: '4.1.12' } },
  {
    lockfileVersion: 3,
    packages: {
      '': {},
      'node_modules/ky': { version: '1.14.3', integrity: 'sha512-a', license: 'MIT' },
      'node_modules/vitest': { version: '4.1.12', integrity: 'sha512-b', license: 'MIT' },
    },
  },
];

function withPackage(entry: object): [Manifest, Lock] {
  return [sound[0], { ...sound[1], packages: { ...sound[1].packages, 'node_modules/x': entry } }];
}

describe('packages', () => {
  it('HDR-05: every package is pinned to one version with its integrity, under a licence we may use', () => {
    expect(lockFaults(manifest, lock)).toEqual([]);
  });

  it('HDR-05: the guard has really read the lock file, and a sound one has no fault', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(200);
    expect(lockFaults(...sound)).toEqual([]);
  });

  it.each<[string, [Manifest, Lock]]>([
    ['x has no integrity', withPackage({ version: '1.0.0', license: 'MIT' })],
    ['x is under GPL-3.0', withPackage({ version: '1.0.0', integrity: 'sha512-c', license: 'GPL-3.0' })],
    ['x is under no licence', withPackage({ version: '1.0.0', integrity: 'sha512-c' })],
    [
      'x is not from the registry',
      withPackage({ resolved: 'git+ssh://git@example.com/x.git', license: 'MIT' }),
    ],
    ['ky is not pinned: ^1.14.3', [{ dependencies: { ky: '^1.14.3' } }, sound[1]]],
    ['ky is not pinned: latest', [{ devDependencies: { ky: 'latest' } }, sound[1]]],
    ['ky is locked to 1.14.3, not 1.14.2', [{ dependencies: { ky: '1.14.2' } }, sound[1]]],
    ['lockfileVersion', [sound[0], { ...sound[1], lockfileVersion: 1 }]],
  ])('HDR-05: a planted fault is found: %s', (fault, planted) => {
    expect(lockFaults(...planted)).toContainEqual(expect.stringContaining(fault));
  });
});
