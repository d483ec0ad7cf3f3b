import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Lock, lockFaults, type Manifest } from './packages.rule.ts';
import { thisPlatform } from './platform.ts';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const manifest: Manifest = read('package.json');
const lock: Lock = read('package-lock.json');
const here = { os: 'linux', cpu: 'x64', libc: 'glibc' };

const own = { version: '1.0.0', integrity: 'sha512-c', license: 'MIT', optional: true, os: ['linux'] };
const foreign = { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] };

const sound: [Manifest, Lock] = [
  { dependencies: { ky: '1.14.3' }, devDependencies: { vitest: '4.1.12' } },
  {
    lockfileVersion: 3,
    packages: {
      '': {},
      'node_modules/ky': { version: '1.14.3', integrity: 'sha512-a', license: 'MIT' },
      'node_modules/vitest': {
        version: '4.1.12',
        integrity: 'sha512-b',
        license: 'MIT',
        optionalDependencies: { 'binding-linux': '1.0.0', 'binding-mac': '1.0.0' },
      },
      'node_modules/binding-linux': own,
      'node_modules/vitest/node_modules/binding-mac': foreign,
    },
  },
];

function withPackage(entry: object, path = 'node_modules/x'): [Manifest, Lock] {
  return [sound[0], { ...sound[1], packages: { ...sound[1].packages, [path]: entry } }];
}

const macAt = 'node_modules/vitest/node_modules/binding-mac';
const { [macAt]: _left, ...withoutMac } = sound[1].packages;

describe('packages', () => {
  it('HDR-05: every package is pinned to one version with its integrity, under a licence we may use', () => {
    expect(lockFaults(manifest, lock, thisPlatform())).toEqual([]);
  });

  it('HDR-05: the guard has really read the lock file, and a sound one has no fault', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(200);
    expect(lockFaults(...sound, here)).toEqual([]);
  });

  it('HDR-05: an unchecked binary that npm would fetch here is a fault', () => {
    expect(lockFaults(...sound, { os: 'darwin', cpu: 'arm64' })).toContain('binding-mac has no integrity');
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
    ['ky is not pinned: npm:got@^14.0.0', [{ dependencies: { ky: 'npm:got@^14.0.0' } }, sound[1]]],
    ['ky is locked to 1.14.3, not 1.14.2', [{ dependencies: { ky: '1.14.2' } }, sound[1]]],
    ['ky is locked to 1.14.3, not 14.0.0', [{ dependencies: { ky: 'npm:@a/got@14.0.0' } }, sound[1]]],
    ['lockfileVersion', [sound[0], { ...sound[1], lockfileVersion: 1 }]],
    ['binding-mac has no integrity', withPackage({ ...foreign, optional: false }, macAt)],
    ['binding-mac has no integrity', withPackage({ ...foreign, version: '1.0.1' }, macAt)],
    ['binding-mac has no integrity', withPackage({ version: '1.0.0', optional: true }, macAt)],
    ['binding-mac has no integrity', withPackage({ ...foreign, os: ['linux'], cpu: ['x64'] }, macAt)],
    ['binding-mac is under GPL-3.0', withPackage({ ...own, license: 'GPL-3.0' }, macAt)],
    ['x has no integrity', withPackage(foreign)],
    [
      'binding-mac, an optional dependency of vitest, is not in the lock file',
      [sound[0], { ...sound[1], packages: withoutMac }],
    ],
  ])('HDR-05: a planted fault is found: %s', (fault, planted) => {
    expect(lockFaults(...planted, here)).toContainEqual(expect.stringContaining(fault));
  });
});
