import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { planted } from '#tests/house/tree.ts';
import { keepVerdicts, versionsOf } from './verdicts.ts';

const unchanged = () => 'as it is';

function fileOf(): string {
  const folder = mkdtempSync(join(tmpdir(), 'verdicts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'here', 'run.jsonl');
}

it('verdicts outlive the run that came to them', () => {
  const file = fileOf();
  const first = keepVerdicts(file, unchanged);
  expect(first.of('login', 'form: removed')).toBeUndefined();
  first.keep('login', 'form: removed', 'an example');
  first.keep('login', 'form: stays', null);
  const second = keepVerdicts(file, unchanged);
  expect(second.of('login', 'form: removed')).toBe('an example');
  expect(second.of('login', 'form: stays')).toBeNull();
  expect(second.of('receipt', 'form: removed')).toBeUndefined();
});

it('a line that was cut off is judged again, and those before it are not', () => {
  const file = fileOf();
  keepVerdicts(file, unchanged).keep('login', 'form: removed', 'an example');
  writeFileSync(file, `${readFileSync(file, 'utf8')}{"id":"login","name":"form: st`);
  const again = keepVerdicts(file, unchanged);
  expect(again.of('login', 'form: removed')).toBe('an example');
  expect(again.of('login', 'form: stays')).toBeUndefined();
  appendFileSync(file, '\n');
  again.keep('login', 'form: stays', null);
  expect(keepVerdicts(file, unchanged).of('login', 'form: stays')).toBeNull();
});

it('a run can begin afresh', () => {
  const file = fileOf();
  const verdicts = keepVerdicts(file, unchanged);
  verdicts.keep('login', 'form: removed', 'an example');
  verdicts.forget();
  expect(verdicts.of('login', 'form: removed')).toBeUndefined();
  expect(keepVerdicts(file, unchanged).of('login', 'form: removed')).toBeUndefined();
});

it('a machine that has changed is judged again, and the others are not', () => {
  const file = fileOf();
  const before = keepVerdicts(file, unchanged);
  before.keep('login', 'form: removed', 'an example');
  before.keep('receipt', 'form: removed', 'an example');
  const after = keepVerdicts(file, (id) => (id === 'login' ? 'changed' : unchanged()));
  expect(after.of('login', 'form: removed')).toBeUndefined();
  expect(after.of('receipt', 'form: removed')).toBe('an example');
});

it('a machine changes with what its model imports and with the judge, and not with what only a browser needs', () => {
  const files = {
    'assurance/walk/judge.ts': '',
    'tests/flows/a.proof.ts': "import '../../machines/a.ts';\nimport '../browser/stage.ts';",
    'tests/flows/b.proof.ts': '',
    'assurance/browser/stage.ts': '',
    'machines/a.ts': "import './a.rules.ts';",
    'machines/a.rules.ts': '',
  };
  const proofs = ['a', 'b'].map((id) => ({ file: `tests/flows/${id}.proof.ts`, proof: { model: { id } } }));
  const versions = (changed: Record<string, string>) => {
    const of = versionsOf(planted({ ...files, ...changed }), proofs);
    return [of.get('a'), of.get('b')];
  };
  const [a, b] = versions({});
  expect(versions({ 'machines/a.rules.ts': '1;' })).toEqual([expect.not.stringMatching(a ?? ''), b]);
  expect(versions({ 'assurance/walk/judge.ts': '1;' })).not.toContain(b);
  expect(versions({ 'assurance/browser/stage.ts': '1;' })).toEqual([a, b]);
});
