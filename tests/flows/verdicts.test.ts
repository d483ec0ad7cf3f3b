import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepVerdicts } from './verdicts.ts';

function fileOf(): string {
  const folder = mkdtempSync(join(tmpdir(), 'verdicts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'here', 'run.jsonl');
}

it('verdicts outlive the run that came to them', () => {
  const file = fileOf();
  const first = keepVerdicts(file);
  expect(first.of('login', 'form: removed')).toBeUndefined();
  first.keep('login', 'form: removed', 'an example');
  first.keep('login', 'form: stays', null);
  const second = keepVerdicts(file);
  expect(second.of('login', 'form: removed')).toBe('an example');
  expect(second.of('login', 'form: stays')).toBeNull();
  expect(second.of('receipt', 'form: removed')).toBeUndefined();
});

it('a line that was cut off is judged again, and those before it are not', () => {
  const file = fileOf();
  keepVerdicts(file).keep('login', 'form: removed', 'an example');
  writeFileSync(file, `${readFileSync(file, 'utf8')}{"id":"login","name":"form: st`);
  const again = keepVerdicts(file);
  expect(again.of('login', 'form: removed')).toBe('an example');
  expect(again.of('login', 'form: stays')).toBeUndefined();
  appendFileSync(file, '\n');
  again.keep('login', 'form: stays', null);
  expect(keepVerdicts(file).of('login', 'form: stays')).toBeNull();
});

it('a run can begin afresh', () => {
  const file = fileOf();
  const verdicts = keepVerdicts(file);
  verdicts.keep('login', 'form: removed', 'an example');
  verdicts.forget();
  expect(verdicts.of('login', 'form: removed')).toBeUndefined();
  expect(keepVerdicts(file).of('login', 'form: removed')).toBeUndefined();
});
