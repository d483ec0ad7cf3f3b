import { execFile, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { unauditedFiles, type Version } from './charts-in.ts';
import { Refusal } from './refusal.ts';

/** A commit, or what stands in the folder: `uncommitted` counts its changed files under machines/ and contract/. */
export type Head = {
  /** As it was asked for; empty for the folder. */
  readonly revision: string;
  /** The whole name of the commit; for the folder, the one it stands on. */
  readonly commit: string;
  /** ISO 8601, UTC. */
  readonly date: string;
  readonly subject: string;
  readonly folder: boolean;
  readonly uncommitted: number;
};

/** What the charts of a version need: themselves, the contract, the book, and how imports are resolved. */
const needed = ['machines', 'contract', 'package.json', 'tsconfig.json', ...unauditedFiles];

const maxBuffer = 2 ** 28;

function run(program: string, args: readonly string[], input?: Buffer): Buffer {
  return execFileSync(program, args, {
    maxBuffer,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(input ? { input } : {}),
  });
}

const git = (...args: readonly string[]) => run('git', args).toString().trim();

/** Throws a Refusal for what git does not know as a commit. */
function commitOf(revision: string): string {
  try {
    // After this option nothing is read as an option, however a revision begins.
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  } catch {
    throw new Refusal(`${revision} is no version that git knows`);
  }
}

/** The head of a revision, or of the folder without one. */
export function headOf(revision?: string): Head {
  const commit = commitOf(revision ?? 'HEAD');
  const [when = '', ...subject] = git('show', '-s', '--format=%cI%n%s', commit).split('\n');
  const changed = revision === undefined ? git('status', '--porcelain', '--', 'machines', 'contract') : '';
  return {
    revision: revision ?? '',
    commit,
    date: new Date(when).toISOString().replace('.000Z', 'Z'),
    subject: subject.join(' '),
    folder: revision === undefined,
    uncommitted: changed === '' ? 0 : changed.split('\n').length,
  };
}

/** The one line of what Node wrote that says why it could not load a version, with paths from the root of that version. */
export function whyNotLoaded(written: string, root: string): string {
  const lines = written.split('\n').map((line) => line.trim());
  // A file that does not parse is named in a line of its own, below the error.
  const saying = [/: ERROR: /, /^(?:\w*Error|Error \[\w+\])\b.*: /, /./];
  const found = saying.flatMap((one) => lines.find((line) => one.test(line)) ?? [])[0] ?? '';
  return found.replaceAll(`${resolve(root)}/`, '').replaceAll(resolve(root), '.');
}

async function chartsUnder(root: string, of: string): Promise<Version> {
  const printer = join(import.meta.dirname, 'print-charts.ts');
  try {
    const asked = promisify(execFile)('node', ['--import', 'tsx', printer, root], { maxBuffer });
    return JSON.parse((await asked).stdout) as Version;
  } catch (error) {
    const why = whyNotLoaded(String((error as { stderr?: unknown }).stderr ?? error), root);
    throw new Refusal(`the charts of ${of} can’t be loaded with the packages that are here (${why})`);
  }
}

/**
 * The charts of a version: of the folder, or of a commit, which is unpacked inside this folder so that the packages are
 * found there as they are here. Rejects with a Refusal for a version without charts.
 */
export async function chartsOf({ folder, commit, revision, date }: Head): Promise<Version> {
  if (folder) return chartsUnder('.', 'this folder');
  const there = git('ls-tree', '-r', '--name-only', commit, '--', ...needed).split('\n');
  if (!there.some((file) => file.endsWith('.machine.ts'))) {
    throw new Refusal(`${revision} has no charts: it is from before they existed (${date})`);
  }
  const at = resolve('.cache', 'flows', 'at', `${commit}-${randomUUID()}`);
  mkdirSync(at, { recursive: true });
  try {
    const paths = needed.filter((path) => there.some((file) => file === path || file.startsWith(`${path}/`)));
    run('tar', ['-x', '-C', at], run('git', ['archive', commit, '--', ...paths]));
    return await chartsUnder(at, revision);
  } finally {
    rmSync(at, { recursive: true, force: true });
  }
}
