import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = 'docs/decisions';
const files = readdirSync(folder).filter((file) => !['README.md', 'today.md'].includes(file));
const index = readFileSync(`${folder}/README.md`, 'utf8');

describe('decisions', () => {
  it('have numbers without a gap, and a status', () => {
    expect(files.map((file) => file.slice(0, 5))).toEqual(
      files.map((_, n) => `${String(n + 1).padStart(4, '0')}-`),
    );
    for (const file of files) {
      const [title, , status] = readFileSync(`${folder}/${file}`, 'utf8').split('\n');
      expect(title, file).toMatch(/^# ./);
      expect(status, file).toMatch(/^(Accepted|Superseded) \d{4}-\d{2}-\d{2}[.;]/);
    }
  });

  it('that the page of today names are in force', () => {
    const today = readFileSync(`${folder}/today.md`, 'utf8');
    const named = [...today.matchAll(/\b0\d{3}\b/g)].map(([number]) => number);
    const replaced = [...index.matchAll(/^\| (\d{4}) .*\| Superseded /gm)].map(([, number]) => number);
    expect(named.filter((one) => !index.includes(`| ${one} |`) || replaced.includes(one))).toEqual([]);
  });

  it('are in the index, each once and with its title', () => {
    const rows = [...index.matchAll(/^\| (\d{4}) \| \[(.*)\]\((.*)\) \|/gm)];
    expect(rows.map(([, , , file]) => file).toSorted()).toEqual(files);
    for (const [, number, title, file = ''] of rows) {
      expect(file.slice(0, 4)).toBe(number);
      expect(readFileSync(`${folder}/${file}`, 'utf8').split('\n')[0]).toBe(`# ${title}`);
    }
  });
});
