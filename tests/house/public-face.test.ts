import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Settings } from '#sandbox/kit/settings.ts';
import { kinds } from '#sandbox/wire/faults/fault-kinds.ts';
import { filesOf, readTree } from './tree.ts';

// What people who try the product rely on: docs/control.md says all that there is, and nothing else.

const page = readFileSync('docs/control.md', 'utf8');

/** The first cells of the rows of the table with this head, each as the codes in it. */
function firstCells(head: string): string[][] {
  const [, table = ''] = page.split(new RegExp(`^\\| ${head} +\\|.*$`, 'm'));
  const rows = table.trimStart().split('\n');
  const [end] = rows.flatMap((row, at) => (row.startsWith('|') ? [] : [at]));
  return rows
    .slice(1, end)
    .map((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
}

/** What opens a page for a person, and no door for a program. */
const pages = ['/sandbox', '/sandbox/api', '/sandbox/api.json', '/sandbox/flows', '/sandbox/inspector'];

/** The doors of the control API, as the code opens them: the method and the address. */
function doors(): string[] {
  const files = filesOf(readTree(), /^sandbox\/control\/.*\.ts$/);
  const found = files.flatMap(([, text]) => [
    ...text.matchAll(/routes\.(get|post|delete)\(\s*'(\/sandbox[^']*)'/g),
  ]);
  return found
    .map(([, method = '', address = '']) => `${method.toUpperCase()} ${address.replace(/:\w+$/, '<id>')}`)
    .filter((door) => !pages.includes(door.split(' ')[1] ?? ''));
}

describe('docs/control.md', () => {
  it('lists every door of the control API, and no other', () => {
    const listed = firstCells('request').map(([code = '']) => code.replace(/\?.*$/, ''));
    const opened = doors();
    const addressOf = (door: string) => door.split(' ')[1];
    // One row tells of all that an address takes.
    expect([...new Set(listed.map(addressOf))].sort()).toEqual([...new Set(opened.map(addressOf))].sort());
    for (const door of listed) expect(opened).toContain(door);
  });

  it('lists every kind of fault, and no other', () => {
    expect(firstCells('kind').flat().sort()).toEqual([...kinds].sort());
  });

  it('lists every setting, and no other', () => {
    expect(firstCells('setting').flat().sort()).toEqual(Object.keys(Settings.shape).sort());
  });
});
