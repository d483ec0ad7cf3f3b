import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { planOf } from '../../scripts/new/plan.ts';
import { readTree, type Tree } from '../house/tree.ts';
import { whole } from '../kit/depth.ts';

/** Milliseconds: the compiler, the linter and the guards check the whole copy. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const copy = mkdtempSync(path.join(tmpdir(), 'vestibulo-new-'));
/** The guards that look at the files of a flow, beside the list of what the record of an act must tell. */
const guards = [
  ...['arrows', 'calls', 'chart-files', 'charts', 'contract', 'meaning', 'names', 'pageless', 'races'],
  ...['views', 'words'],
];
const quotes = 'tests/machines/kit/quotes.test.ts';

/** The report of the copy's test runner. */
type Report = { testResults: { assertionResults: { fullName: string; status: string }[] }[] };

/** The repository before, and what was written into it: an act into an area that is there, another flow into a new one. */
let original: Tree;
let written: readonly string[];

/** Not the variables of the test that runs: the copy has a runner of its own. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));

beforeAll(() => {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) if (existsSync(file)) cpSync(file, path.join(copy, file));
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  original = readTree(copy);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function newFlow(...typed: string[]): { status: number | null; stdout: string; stderr: string } {
  const args = ['run', '--silent', 'new', '--', ...typed];
  return spawnSync('npm', args, { cwd: copy, env, encoding: 'utf8' });
}

/** The files of the copy that are not as they were. */
function changed(): readonly string[] {
  const after = readTree(copy);
  return [...after.keys()].filter((file) => after.get(file) !== original.get(file));
}

/**
 * A project of these files alone, and of what they import: to check the whole copy takes a minute. The table of the
 * centre's pages leads to every page, and is checked in a whole run.
 */
function projectOf(code: readonly string[]): string {
  const files = code.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/app/pages/'));
  const compilerOptions = { incremental: false, tsBuildInfoFile: null };
  const project = { extends: './tsconfig.json', compilerOptions, include: [], files };
  writeFileSync(path.join(copy, 'tsconfig.flow.json'), JSON.stringify(project));
  return 'tsconfig.flow.json';
}

/** A tool's output for the copy; rejects with it when the tool finds something. */
async function outputOf(tool: string, ...args: string[]): Promise<string> {
  const file = path.join(copy, 'node_modules', '.bin', tool);
  const run = promisify(execFile)(file, args, { cwd: copy, env, maxBuffer: 1e8 });
  const { stdout } = await run.catch(({ stdout, stderr }) => Promise.reject(new Error(stdout + stderr)));
  return stdout;
}

describe('npm run new', () => {
  it.each([
    ['a name that is not kebab-case', ['flow', 'help/sendWord'], 'sendWord is not kebab-case'],
    ['a name with an underscore', ['act', 'help/send_word'], 'send_word is not kebab-case'],
    ['an area that is no word', ['flow', 'Help/send-word'], 'An area is one word in small letters'],
    ['a folder that is no area', ['act', 'kit/send-word'], 'kit is no area'],
    ['a flow that exists', ['flow', 'session/login'], 'There is a flow login already'],
    ['an act that exists', ['act', 'points/redeem'], 'There is a flow redeem already'],
    ['the name of a flow of another area', ['act', 'help/login'], 'There is a flow login already'],
    ['a call that exists', ['flow', 'help/centre'], 'has the call help.centre already'],
    ['words that exist', ['flow', 'system/failures'], 'has words for failures already'],
    ['a view that exists', ['act', 'help/agreement'], 'src/views/help/agreement-page.tsx is there already'],
    ['nothing named', ['flow'], 'Say which: npm run new -- act'],
    ['an unknown kind', ['page', 'help/ping'], 'Say which: npm run new -- act'],
  ])('refuses %s', (_, typed, why) => {
    const known = { read: (file: string) => original.get(file), machines: [...original.keys()] };
    expect(() => planOf(typed, known)).toThrow(why);
  });

  it('writes nothing when it refuses, and says first which to take', () => {
    const { status, stderr } = newFlow();
    expect(stderr).toMatch(/^An act is what moves something once under a key; a flow is anything else\. /);
    expect(status).toBe(1);
    expect(changed()).toEqual([]);
  });

  it('writes the files that CONTRIBUTING.md names, and no others', () => {
    const wrote = [newFlow('act', 'help/send-word'), newFlow('flow', 'demo/ping')];
    for (const { status, stderr } of wrote) expect(status, stderr).toBe(0);
    written = changed();
    const [, flow = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split(/^## /m);
    const named = [...flow.matchAll(/`([\w-]+\/[\w./-]+)`/g)].map(([, file = '']) => file);
    const asNamed = written.map((file) => file.replace(/\bdemo\b/, 'help').replace(/\bping\b/, 'send-word'));
    expect([...new Set(asNamed)].sort()).toEqual([...new Set(named)].sort());
    for (const file of written) expect(wrote.map(({ stdout }) => stdout).join('')).toContain(file);
  });

  it('writes an act and another flow that pass every check, in an existing area and in a new one', async () => {
    const code = written.filter((file) => !file.startsWith('docs/'));
    await Promise.all([
      outputOf('tsc', '--noEmit', ...(whole ? [] : ['-p', projectOf(code)])),
      outputOf('biome', 'check', '--error-on-warnings', ...code),
      outputOf('tsx', 'assurance/book/check-words.ts'),
    ]);
    // The charts of other flows say nothing of these, and take long.
    const others = [...original.keys()].filter((file) => file.endsWith('.proof.ts'));
    for (const file of others) writeFileSync(path.join(copy, file), '');
    const tests = [
      ...guards.map((guard) => `tests/house/${guard}.test.ts`),
      quotes,
      'assurance/walk/chart.test.ts',
    ];
    const said = await outputOf('vitest', 'run', '--reporter=json', ...tests);
    const { testResults } = JSON.parse(said) as Report;
    const titles = testResults.flatMap(({ assertionResults }) => assertionResults);
    for (const property of [
      'sendWord what is sent is what the last look showed, and nothing else',
      'ping nothing blank is sent',
    ]) {
      const fullName = `${property} is broken by its planted fault`;
      expect(titles).toContainEqual(expect.objectContaining({ fullName, status: 'passed' }));
    }
  });
});
