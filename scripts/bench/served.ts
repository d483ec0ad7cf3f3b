import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Books } from '#sandbox/wallet/ledger.ts';

/** A sandbox that runs beside the bench. */
export type Served = {
  readonly address: string;
  /** Milliseconds from the start of its process to the answer to its first call. */
  readonly ready: number;
  /** What its process holds in memory, bytes. */
  readonly memory: () => Promise<number>;
  /** What everybody has, recalculated. */
  readonly books: () => Promise<Books>;
  readonly stop: () => Promise<void>;
};

function messageOf<K extends string, T>(child: ChildProcess, key: K): Promise<T> {
  return new Promise((resolve, reject) => {
    const gone = (code: number | null) => reject(new Error(`The sandbox ended with ${code}`));
    const hear = (message: unknown) => {
      if (typeof message !== 'object' || message === null || !(key in message)) return;
      child.off('message', hear).off('exit', gone);
      resolve((message as Record<K, T>)[key]);
    };
    child.on('message', hear).once('exit', gone);
  });
}

/** Starts a sandbox that serves a built page; its database is kept at `databaseUrl`, `settings` laid over the usual ones. */
export async function startServed(dist: string, databaseUrl: string, settings: object = {}): Promise<Served> {
  const started = performance.now();
  const child = fork(
    path.join(import.meta.dirname, 'serve.ts'),
    [dist, databaseUrl, JSON.stringify(settings)],
    {
      execArgv: ['--import', 'tsx'],
    },
  );
  const address = await messageOf<'address', string>(child, 'address');
  await fetch(`${address}/wps/system/keys`).then((answer) => answer.text());
  const ready = performance.now() - started;
  return {
    address,
    ready,
    memory: () => {
      const answer = messageOf<'memory', number>(child, 'memory');
      child.send('memory');
      return answer;
    },
    books: () => {
      const answer = messageOf<'books', Books>(child, 'books');
      child.send('books');
      return answer;
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const over = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await over;
    },
  };
}
