import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  baseOf,
  changedSinceTree,
  type Git,
  ledgerOfCi,
  readBase,
  record,
  refusalToRecord,
  touchedBy,
} from '../../scripts/test/changes.ts';
import { runsAnyway } from '../../scripts/test/node-tests.ts';
import { tellBase } from '../../scripts/test/ordinary.ts';
import { areas } from './areas.ts';

/** A git that answers from a list, and fails where it has no answer. */
function gitThat(answers: Readonly<Record<string, string>>): Git {
  return (...args) => {
    const found = Object.entries(answers).find(([asked]) => args.join(' ').startsWith(asked));
    if (!found) throw new Error(`git ${args.join(' ')} failed`);
    return found[1];
  };
}

const commit = '0123456789abcdef0123456789abcdef01234567';

describe('the green commit', () => {
  it('is the base when it led here: what changed since, committed or not, counts', () => {
    const git = gitThat({
      'merge-base': '',
      diff: 'src/views/help/help-page.tsx\nREADME.md',
      'ls-files': 'machines/help/new.rules.ts\nREADME.md',
    });
    expect(baseOf(commit, git)).toEqual({
      commit,
      changed: ['README.md', 'machines/help/new.rules.ts', 'src/views/help/help-page.tsx'],
    });
  });

  it('is unknown where the file names none, or one that did not lead here', () => {
    expect(baseOf('', gitThat({}))).toEqual({
      commit: null,
      why: 'no commit is known on which everything was green',
    });
    expect(baseOf(commit, gitThat({}))).toMatchObject({
      commit: null,
      why: expect.stringContaining('01234567'),
    });
  });

  it('is read from a file in git', () => {
    expect(readBase()).toHaveProperty('commit');
  });
});

describe('a run that is recorded', () => {
  const tree = 'f'.repeat(40);
  const clean = gitThat({ status: '', 'rev-parse HEAD^{tree}': tree, 'rev-parse HEAD': commit });

  it('writes its parts with the tree that it saw, and otherwise says why it does not', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ledger-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const place = join(folder, 'ledger.txt');
    writeFileSync(place, `${commit}\n`);
    expect(record(['core', '3'], { failed: 2, git: clean, place })).toEqual({
      recorded: false,
      says: 'Not recorded: 2 failed.',
    });
    expect(readFileSync(place, 'utf8')).toBe(`${commit}\n`);
    expect(record(['core', '3'], { failed: 0, git: clean, place })).toEqual({
      recorded: true,
      says: `Recorded in ${place}, as run 1: core, 3.`,
    });
    expect(readFileSync(place, 'utf8')).toBe(`${commit}\ncore 1 ${tree}\n3 1 ${tree}\n`);
  });

  it('is refused on files that differ from the commit, and without git', () => {
    expect(refusalToRecord({ failed: 0, git: gitThat({ status: ' M README.md' }) })).toContain(
      'files differ',
    );
    expect(refusalToRecord({ failed: 0, git: gitThat({}) })).toContain('no git');
  });

  it('is compared with what CI saw last, on the branch that this one follows', () => {
    const seen = ledgerOfCi(gitThat({ 'show @{upstream}': `${commit}\ncore 4 ${tree}` }));
    expect(seen?.lines.get('core')).toEqual({ run: 4, tree });
    expect(ledgerOfCi(gitThat({}))).toBeUndefined();
  });

  it('finds what differs from a tree, which may not be here', () => {
    expect(changedSinceTree(tree, gitThat({ diff: 'README.md', 'ls-files': '' }))).toEqual(
      new Set(['README.md']),
    );
    expect(changedSinceTree(tree, gitThat({}))).toBeUndefined();
  });
});

describe('the areas touched', () => {
  it.each([
    ['src/views/help/help-page.tsx', ['help'], false],
    ['machines/help/help.machine.ts', ['help'], false],
    ['locales/es/help.json', ['help'], false],
    ['sandbox/help/handlers.ts', ['help'], false],
    ['tests/flows/help/send.proof.ts', ['help'], false],
    ['tests/journeys/help/help-page.spec.ts', ['help'], false],
    ['contract/help.ts', ['help'], true],
    ['contract/wallet/money.ts', ['wallet'], true],
    ['contract/calls.ts', [], true],
    ['src/app/start/main.tsx', [], true],
    ['src/ui/dialog.tsx', [], true],
    ['src/gateway/client.ts', [], true],
    ['src/views/acts/act-card.tsx', [], true],
    ['machines/kit/act.machine.ts', [], true],
    ['package-lock.json', [], true],
    ['tests/kit/journeys/journey.ts', [], true],
    ['tests/sandbox/help/help.test.ts', [], false],
    ['tests/journeys/product/shell.spec.ts', [], false],
    ['README.md', [], false],
    ['docs/decisions/0001-a-forgotten-password.md', [], false],
  ])('of %s are %j, and what areas share: %s', (file, touched, shared) => {
    expect(touchedBy([file], areas)).toEqual({ areas: touched, shared });
  });

  it('are told at the beginning, with what follows for the tests in Node', () => {
    const touched = touchedBy(['src/views/help/help-page.tsx', 'README.md'], areas);
    expect(tellBase({ commit, changed: ['README.md', 'src/views/help/help-page.tsx'] }, touched)).toEqual([
      expect.stringContaining('2 files changed since 01234567'),
      expect.stringContaining('the areas touched unless they hold too much (help)'),
    ]);
    expect(tellBase({ commit: null, why: 'no commit is known' }, null)[0]).toBe(
      'Node: every test, for no commit is known.',
    );
  });
});

describe('the tests in Node that are run whatever their imports reach', () => {
  it.each([
    ['tests/house/money.test.ts', ''],
    ['tests/gateway/calls.test.ts', ''],
    ['assurance/conformance/tests/sandbox.test.ts', ''],
    ['tests/sandbox/wallet/transfers.test.ts', ''],
    ['tests/machines/wallet/amount.test.ts', ''],
    ['tests/sandbox/points/property.test.ts', ''],
    ['tests/gateway/seal.test.ts', ''],
    ['tests/sandbox/wire/sealing.test.ts', ''],
    ['tests/scripts/packages.test.ts', "import { spawnSync } from 'node:child_process';"],
    ['tests/sandbox/db/durability.test.ts', 'const box = await spawnSandbox(url);'],
    ['assurance/book/book.test.ts', "readFileSync('README.md')"],
  ])(
    'are those of the house, the contract, money and keys, and what imports don’t show: %s',
    (name, text) => {
      expect(runsAnyway(name, text, [])).toBe(true);
    },
  );

  it.each([
    'tests/machines/help/help.test.ts',
    'tests/sandbox/points/points.test.ts',
    'tests/views/session/login.test.tsx',
  ])('are no others: %s', (name) => {
    expect(runsAnyway(name, "import { it } from 'vitest';", ['README.md'])).toBe(false);
  });

  it('hold the walk of the charts, which reads their edges, when an edge was written anew', () => {
    const walk = (changed: string) =>
      runsAnyway('assurance/walk/chart.test.ts', "readFileSync('docs/edges')", [changed]);
    expect([walk('docs/edges/login.md'), walk('docs/scale.md')]).toEqual([true, false]);
  });
});
