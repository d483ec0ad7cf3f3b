import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { transitionsOf } from '../walk/transitions.ts';
import { readAsk } from './ask.ts';
import { chartsIn } from './charts-in.ts';
import { commonIn } from './common-rules.ts';
import { Refusal } from './refusal.ts';
import { chartsOf, headOf, whyNotLoaded } from './versions.ts';
import { writtenIn } from './written.ts';

/** A folder with these files, for as long as `look` takes. */
function withFiles<T>(files: Readonly<Record<string, string>>, look: (folder: string) => T): T {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join(process.cwd(), '.cache', 'diff-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return look(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const machine = (given: string) =>
  `export const payMachine = setup({ ${given} }).createMachine({ id: 'pay' });\n`;

describe('the charts of a version', () => {
  it('are those of every machine under the sources, with their transitions, rules and words', async () => {
    const { machines, common, shared } = await chartsIn('.');
    expect(Object.keys(machines).length).toBeGreaterThan(45);
    const { loginMachine } = await import('#machines/session/login.machine.ts');
    const { login, withdraw, favourite } = machines;
    expect(Object.keys(login?.transitions ?? {})).toHaveLength(transitionsOf(loginMachine).length);
    expect(login?.rules).toHaveProperty('loginProblems');
    expect(withdraw?.actors).toEqual({ act: { written: 'actOf(flow.call, flow.record)' } });
    expect(withdraw?.words.said['state · done']).toEqual({
      es: expect.stringContaining('Espera a ser pagado'),
      en: expect.stringContaining('It waits to be paid out'),
    });
    expect(withdraw?.rules.withdrawMachine?.written ?? '').toContain("call: 'wallet.withdraw'");
    expect(favourite?.words.said['reason · ']?.en).toContain('moves no money');
    expect(common['kit/act-state.rules.ts']?.machines).toContain('withdraw');
    expect(common['kit/act-state.rules.ts']?.machines).not.toContain('favourite');
    expect(Object.keys(shared).length).toBeGreaterThan(0);
    const standing = ['login', 'withdraw', 'givenBack', 'favourite'].map((id) => [
      id,
      machines[id]?.audited,
      machines[id]?.money,
    ]);
    expect(standing).toEqual([
      ['login', true, false],
      ['withdraw', true, true],
      ['givenBack', false, true],
      ['favourite', false, false],
    ]);
  });

  it.each([
    ['a call of the wallet that carries a key', "actors: { send: call('wallet.pay') }", true],
    ['the act of such a call', "actors: { act: actOf('wallet.pay') }", true],
    ['a call of the wallet that carries none', "actors: { read: call('wallet.read') }", false],
    ['a call with a key elsewhere', "actors: { send: call('support.send') }", false],
    ['word to every tab that money moved', "actions: { tell: emit(moneyMoved('wallet.funds')) }", true],
    ['nothing of the kind', '', false],
  ])('know a machine of money by %s', (_, given, money) => {
    const keyed = ['wallet.pay', 'support.send'];
    const read = (folder: string) => writtenIn(join(folder, 'pay.machine.ts'), keyed);
    expect(withFiles({ 'pay.machine.ts': machine(given) }, read).money).toBe(money);
  });

  it('have what a machine file and its rules declare, but for the machine itself', () => {
    const files = {
      'pay.machine.ts': `const most = 3;\n${machine('guards: { few: () =>\n      most > 2 }')}`,
      'pay.rules.ts': 'export function fee() {\n  return 1;\n}\n',
    };
    const written = withFiles(files, (folder) => writtenIn(join(folder, 'pay.machine.ts'), []));
    expect(written.rules).toEqual({
      most: 'const most = 3;',
      fee: 'export function fee() {\n  return 1;\n}',
    });
    expect(written.guards).toEqual({ few: '() =>\nmost > 2' });
  });

  it('have the rules of several machines with those that come to them, by more than types', () => {
    const files = {
      'a/pay.machine.ts': "import { fee } from './fee.ts';\nimport type { Other } from '../other.ts';\n",
      'a/fee.ts': "import { sum } from '#machines/sum.ts';\nexport const fee = 1;\n",
      'sum.ts': 'export const sum = 2;\n',
      'other.ts': 'export const other = 3;\n',
    };
    const common = withFiles(files, (folder) =>
      commonIn(
        folder,
        Object.keys(files).map((name) => join(folder, name)),
        new Map([[join(folder, 'a/pay.machine.ts'), ['pay']]]),
      ),
    );
    expect(common).toEqual({
      'a/fee.ts': { rules: { fee: 'export const fee = 1;' }, machines: ['pay'] },
      'sum.ts': { rules: { sum: 'export const sum = 2;' }, machines: ['pay'] },
      'other.ts': { rules: { other: 'export const other = 3;' }, machines: [] },
    });
  });
});

describe('what is asked of the command', () => {
  it('is text in Spanish of all machines, between a version and the folder', () => {
    expect(readAsk(['v1'])).toEqual({
      first: 'v1',
      market: false,
      format: 'text',
      language: 'es',
      machines: [],
    });
    const all = readAsk(['v1', 'v2', '--md', '--lang', 'en', '--machine', 'login', '--machine', 'withdraw']);
    expect(all).toMatchObject({
      second: 'v2',
      format: 'md',
      language: 'en',
      machines: ['login', 'withdraw'],
    });
  });

  it.each([
    [[], /^Say which two versions/],
    [['a', 'b', 'c'], /^Say which two versions/],
    [['a', '--md', '--html'], /^Say one format: --md or --html$/],
    [['a', '--json', '--md', '--html'], /^Say one format: --json or --md or --html$/],
    [['a', '--lang', 'fr'], /^The book has no language fr: it is in es and en$/],
    [['a', '--pdf'], /^Unknown option '--pdf'\. Say which two versions/],
    [['--market', 'ES'], /^Say which two markets/],
    [['--market', 'ES', 'UK', '--html'], /it knows no --md, --html or --machine$/],
    [['--market', 'ES', 'UK', '--machine', 'login'], /it knows no --md, --html or --machine$/],
  ])('is refused where it is %j', (given, message) => {
    const asked = () => readAsk(given);
    expect(asked).toThrow(Refusal);
    expect(asked).toThrow(message);
  });

  it('is refused for a version that git does not know, and one that begins as an option does', () => {
    expect(() => headOf('no-such-version')).toThrow(
      new Refusal('no-such-version is no version that git knows'),
    );
    expect(() => headOf('--all')).toThrow(Refusal);
  });

  it('is refused for a version from before the charts', async () => {
    const [first, emptyTree] = [headOf('HEAD'), '4b825dc642cb6eb9a060e54bf8d69288fbee4904'];
    const before = { ...first, revision: 'v0', commit: emptyTree, date: '2026-11-20T08:00:00Z' };
    await expect(chartsOf(before)).rejects.toThrow(
      new Refusal('v0 has no charts: it is from before they existed (2026-11-20T08:00:00Z)'),
    );
  });
});

describe('a version that can’t be loaded', () => {
  it.each([
    [
      'node:internal:1\n  throw error;\nError [TransformError]: Transform failed with 1 error:\n/v/machines/a.machine.ts:3:5: ERROR: Unexpected ";"\n    at b (/v/c.ts:1:1)\n',
      'machines/a.machine.ts:3:5: ERROR: Unexpected ";"',
    ],
    [
      "node:internal:1\nError [ERR_MODULE_NOT_FOUND]: Cannot find package 'gone' imported from /v/machines/a.ts\n    at b\n",
      "Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'gone' imported from machines/a.ts",
    ],
    ['/v/x.ts:1\nError: two machines are called pay\n    at b\n', 'Error: two machines are called pay'],
    ['killed\n', 'killed'],
  ])('says why in one line', (written, why) => {
    expect(whyNotLoaded(written, '/v')).toBe(why);
  });
});

describe('npm run flows:diff', () => {
  const run = (...args: readonly string[]) =>
    spawnSync('node', ['--import', 'tsx', 'assurance/diff/diff.ts', ...args], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });

  it('says in one sentence what can’t be done, with the exit code 2', () => {
    const { status, stdout, stderr } = run('no-such-version');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe('The flows can’t be compared: no-such-version is no version that git knows\n');
  });

  it('compares a commit with the folder', { timeout: 60_000 }, () => {
    const { status, stdout } = run('HEAD', '--machine', 'withdraw', '--json');
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
    const { versions, only, machines, same } = JSON.parse(stdout) as Record<string, never[]>;
    expect(status).toBe(0);
    expect(versions).toMatchObject({
      before: { revision: 'HEAD', commit, folder: false, date: expect.stringMatching(/^\d{4}-.*\dZ$/) },
      after: { commit, folder: true },
    });
    expect(only).toEqual(['withdraw']);
    expect([...(machines ?? []), ...(same ?? [])]).toHaveLength(1);
  });
});
