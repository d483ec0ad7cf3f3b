import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readTree, type Tree } from '../house/tree.ts';
import { whole } from '../kit/depth.ts';

/** Milliseconds: the compiler, the linter and the guards check the whole copy. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const copy = mkdtempSync(path.join(tmpdir(), 'vestibulo-new-'));
/** The guards that look at the files of a flow. */
const guards = ['arrows', 'calls', 'chart-files', 'charts', 'contract', 'names', 'unbuilt', 'views', 'words'];

/** The report of the copy's test runner. */
type Report = { testResults: { assertionResults: { fullName: string; status: string }[] }[] };

let original: Tree;

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
    ['a name with an underscore', ['flow', 'help/send_word'], 'send_word is not kebab-case'],
    ['an area that is no word', ['flow', 'Help/send-word'], 'An area is one word in small letters'],
    ['a folder that is no area', ['flow', 'kit/send-word'], 'kit is no area'],
    ['a flow that exists', ['flow', 'session/login'], 'There is a flow login already'],
    ['the name of a flow of another area', ['flow', 'help/login'], 'There is a flow login already'],
    ['a call that exists', ['flow', 'help/centre'], 'has the call help.centre already'],
    ['words that exist', ['flow', 'system/failures'], 'has words for failures already'],
    ['a view that exists', ['flow', 'help/agreement'], 'src/views/help/agreement-page.tsx is there already'],
    ['nothing named', ['flow'], 'Say which: npm run new -- flow'],
    ['an unknown kind', ['page', 'help/ping'], 'Say which: npm run new -- flow'],
  ])('refuses %s, and writes nothing', (_, typed, said) => {
    const { status, stderr } = newFlow(...typed);
    expect(stderr).toContain(said);
    expect(status).toBe(1);
    expect(readTree(copy)).toEqual(original);
  });

  it('writes the files that CONTRIBUTING.md names, and no others', () => {
    const { stdout, status } = newFlow('flow', 'help/send-word');
    expect(status, stdout).toBe(0);
    const after = readTree(copy);
    const written = [...after.keys()].filter((file) => after.get(file) !== original.get(file));
    const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
    const [, flow = ''] = contributing.split(/^## /m);
    const named = [...flow.matchAll(/`([\w-]+\/[\w./-]+)`/g)].map(([, file = '']) => file);
    const ofNewAreas = ['tests/house/areas.ts', 'src/gateway/areas.ts'];
    expect([...written, ...ofNewAreas].sort()).toEqual(named.sort());
    for (const file of written) expect(stdout).toContain(file);
  });

  it('writes flows that pass every check, in an existing area and in a new one', async () => {
    expect(newFlow('flow', 'demo/ping').status).toBe(0);
    const after = readTree(copy);
    const written = [...after.keys()].filter((file) => after.get(file) !== original.get(file));
    const code = written.filter((file) => !file.startsWith('docs/'));
    await outputOf('tsc', '--noEmit', ...(whole ? [] : ['-p', projectOf(code)]));
    await outputOf('biome', 'check', '--error-on-warnings', ...code);
    // The charts of other flows say nothing of these, and take long.
    const others = [...after.keys()].filter((file) => file.endsWith('.proof.ts') && !written.includes(file));
    for (const file of others) writeFileSync(path.join(copy, file), '');
    const tests = [...guards.map((guard) => `tests/house/${guard}.test.ts`), 'assurance/walk/chart.test.ts'];
    const said = JSON.parse(await outputOf('vitest', 'run', '--reporter=json', ...tests)) as Report;
    const titles = said.testResults.flatMap(({ assertionResults }) => assertionResults);
    for (const flow of ['sendWord', 'ping']) {
      const fullName = `${flow} nothing blank is sent is broken by its planted fault`;
      expect(titles).toContainEqual(expect.objectContaining({ fullName, status: 'passed' }));
    }
  });
});
