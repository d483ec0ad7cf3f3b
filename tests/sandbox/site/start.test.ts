import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isStale } from '../../../scripts/staleness.mjs';
import { built } from '../../kit/built.ts';
import { onceMore } from '../../kit/journeys/starting.ts';
import { machineNow } from '../../kit/moment.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'vestibulo-root-'));
  await mkdir(path.join(root, 'src', 'views'), { recursive: true });
  await writeFile(path.join(root, 'src', 'views', 'a.ts'), '');
});
afterAll(() => rm(root, { recursive: true }));

async function age(file: string, seconds: number): Promise<void> {
  const then = machineNow() / 1_000 - seconds;
  await utimes(path.join(root, file), then, then);
}

describe('starting', () => {
  it('builds when nothing was built, when a source is newer, and when one has gone', async () => {
    expect(isStale(root)).toBe(true);
    await mkdir(path.join(root, 'dist'));
    await writeFile(path.join(root, 'dist', 'app.html'), '');
    for (const old of ['src', 'src/views', 'src/views/a.ts']) await age(old, 100);
    await age('dist/app.html', 50);
    expect(isStale(root)).toBe(false);
    await age('src/views/a.ts', 10);
    expect(isStale(root)).toBe(true);
    await rm(path.join(root, 'src', 'views', 'a.ts'));
    await age('src/views', 100);
    expect(isStale(root)).toBe(false);
    await age('src/views', 10);
    expect(isStale(root)).toBe(true);
  });

  it('says in plain words why it can’t start, and how it could', async () => {
    const child = spawn(process.execPath, ['scripts/start.mjs', '--nonsense'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (data) => {
      said += data;
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(said).toContain('--nonsense');
    expect(said).not.toMatch(/\n\s+at /);
  });
});

describe('starting for a test', () => {
  it('refuses what was built before its sources changed, and says what to do', async () => {
    await mkdir(path.join(root, 'dist'), { recursive: true });
    await writeFile(path.join(root, 'dist', 'app.html'), '');
    for (const old of ['src', 'src/views']) await age(old, 100);
    built(root);
    await age('src/views', -10);
    expect(() => built(root)).toThrow('npm run build');
  });

  it('is tried once more, which is said, and no more than that', async () => {
    const said: string[] = [];
    const outcomes = ['the port was taken', 'an address', 'never asked'];
    const start = async () => {
      const outcome = outcomes.shift() ?? '';
      if (outcome.startsWith('an')) return outcome;
      throw new Error(outcome);
    };
    expect(await onceMore(start, (text) => void said.push(text))).toBe('an address');
    expect(said).toEqual([expect.stringContaining('the port was taken')]);
    outcomes.unshift('the port was taken', 'so it was again');
    await expect(onceMore(start, () => {})).rejects.toThrow('so it was again');
    expect(outcomes).toEqual(['never asked']);
  });
});
