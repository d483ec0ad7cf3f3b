import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inServer, type Licensed } from '../../scripts/third-party.ts';
import { licenceFaults } from './packages.rule.ts';

const file = readFileSync('docs/THIRD-PARTY.md', 'utf8');
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** The rows of a part of the file. */
function rowsOf(part: string): Licensed[] {
  const [, text = ''] = file.split(`## ${part}\n`);
  const rows = (text.split('\n## ')[0] ?? '').matchAll(/^\| (\S+) +\| (\d\S*) +\| (.+?) +\|$/gm);
  return [...rows].map(([, name = '', version = '', licence = '']) => ({ name, version, licence }));
}

// What is in the site is compared with the build in tests/scripts/built.test.ts.
describe('THIRD-PARTY.md', () => {
  it('names what the lock file has for the server and the build: npm run notices writes it', () => {
    expect(rowsOf('In the server and the build')).toEqual(inServer(lock));
  });

  it('names packages of the site in the versions of the lock file', () => {
    const site = rowsOf('In the site');
    expect(site.length).toBeGreaterThan(40);
    const known = inServer(lock);
    for (const { name, version } of site)
      expect(known).toContainEqual(expect.objectContaining({ name, version }));
  });

  it('has no package in the site whose licence asks for more than its notice', () => {
    expect(licenceFaults(rowsOf('In the site'))).toEqual([]);
  });

  it('a planted fault is found: a licence that asks for more, or is not named', () => {
    const planted = [
      { name: 'a', licence: 'GPL-3.0-only' },
      { name: 'b', licence: 'no licence named' },
      { name: 'c', licence: 'MPL-2.0' },
      { name: 'd', licence: '(MPL-2.0 OR Apache-2.0)' },
    ];
    expect(licenceFaults(planted)).toEqual([
      'a is under GPL-3.0-only',
      'b is under no licence named',
      'c is under MPL-2.0',
    ]);
  });
});
