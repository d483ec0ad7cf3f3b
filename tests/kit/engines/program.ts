import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A program that runs beside the test, with a folder of its own. */
export type Program = {
  /** What it has said so far, both ways. */
  said(): string;
  /** Resolves with the first match in what it says; rejects when it ends before. */
  says(what: RegExp): Promise<RegExpExecArray>;
  /** Ends it with all that it started, and waits for its end. */
  stop(): Promise<void>;
};

/** The path of a program on PATH. */
export function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isRunnable);
}

/** Whether a file is there and may be run. */
export function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A new folder for a profile; `remove` takes it away. */
export function folderFor(what: string) {
  const folder = mkdtempSync(join(tmpdir(), `vestibulo-${what}-`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Starts a program in a process group of its own, which ends as a whole. */
export function startProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  // Whoever stops the tests in the middle leaves no browser behind.
  const atExit = () => end(child);
  process.once('exit', atExit);
  child.once('close', () => process.off('exit', atExit));
  return {
    said: () => said,
    says: (what) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = what.exec(said);
          if (found) resolve(found);
        };
        for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
        child.once('error', reject);
        child.once('close', (code) => reject(new Error(`${command} ended with ${code}:\n${said}`)));
        look();
      }),
    stop: async () => {
      end(child);
      await ended;
    },
  };
}

function end({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // It ended by itself in this moment.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
