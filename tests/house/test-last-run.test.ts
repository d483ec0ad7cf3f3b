import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepTestRun, lastTestRun } from '../../scripts/test/last-run.ts';

it('keeps the counts of the last whole run, with its time and what it ran on', () => {
  const folder = mkdtempSync(join(tmpdir(), 'test-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = join(folder, 'run.json');
  expect(lastTestRun(place)).toBeNull();
  const counts = { passed: 20_000, failed: 1, skipped: 19 };
  keepTestRun({ ...counts, flaky: 0 }, new Date('2026-11-29T10:20:30Z'), place);
  expect(lastTestRun(place)).toMatchObject({ at: '2026-11-29 10:20', ...counts });
  expect(lastTestRun(place)).toHaveProperty('commit');
});
