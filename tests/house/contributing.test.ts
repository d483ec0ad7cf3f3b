import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const text = readFileSync('CONTRIBUTING.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const sections = text
  .split(/^## /m)
  .slice(1)
  .map((section) => section.trim().split('\n'));

describe('CONTRIBUTING', () => {
  it('says how to add a flow, a call, a page, a word, a market and a decision, and how to change one', () => {
    const added = ['A flow', 'A call', 'A page', 'A word', 'A market', 'A decision'];
    expect(sections.map(([heading]) => heading)).toEqual(
      expect.arrayContaining([...added, 'Changing what is there']),
    );
  });

  it('counts the files of its example of a change', () => {
    const lines = sections.find(([heading]) => heading === 'Changing what is there') ?? [];
    const firstCells = lines.filter((line) => line.startsWith('| `')).map((line) => line.split('|')[1] ?? '');
    const files = firstCells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file));
    const folders = new Set(files.map((file) => path.dirname(file)));
    expect(lines.join('\n')).toContain(`${files.length} files in ${folders.size} folders`);
  });

  it('names only commands that exist', () => {
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, command = '']) => command);
    expect(commands).toContain('new');
    for (const command of commands) expect(scripts).toHaveProperty(command);
  });

  it('names only files that exist, except those of its example flow', () => {
    const written = [...text.matchAll(/`([^`\n]+)`|\]\(([^)]+)\)/g)].map(
      ([, code, link]) => code ?? link ?? '',
    );
    const files = written.filter((one) => /^[\w-]+\/[\w./-]*$/.test(one) && !one.includes('send-word'));
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) expect(existsSync(file), file).toBe(true);
  });
});
