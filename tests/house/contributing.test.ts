import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync('CONTRIBUTING.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const sections = text
  .split(/^## /m)
  .slice(1)
  .map((section) => section.trim().split('\n'));

describe('CONTRIBUTING', () => {
  it('says how to add a flow, a call, a page, a word, a market and a decision', () => {
    expect(sections.map(([heading]) => heading)).toEqual(
      expect.arrayContaining(['A flow', 'A call', 'A page', 'A word', 'A market', 'A decision']),
    );
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
