import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type Server, type ServerOptions } from '#sandbox/server.ts';
import { begins } from './moment.ts';

/** A sandbox in this process, on a free port, with a database of its own that goes with it. */
export type TestSandbox = Server & {
  /** Lines of the log so far. */
  readonly logged: readonly string[];
  /** Asks it for something: `path` begins with a slash. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
};

/** Hashing is not what most tests are about: it costs the least there is. */
export const leastCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Of a sandbox that is asked by a program which nobody tells the time: its clock shows the machine's. */
export const machineTime = { begins: undefined } as const;

/** Starts one; the database is kept when `databaseUrl` is given. */
export async function startSandbox(options: Partial<ServerOptions> = {}): Promise<TestSandbox> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-'));
  const logged: string[] = [];
  const server = await createServer({
    port: 0,
    host: '127.0.0.1',
    databaseUrl: `file:${path.join(folder, 'sandbox.db')}`,
    dist: path.join(folder, 'dist'),
    control: true,
    empty: false,
    logs: { write: (line) => logged.push(line.trimEnd()) },
    hashCost: leastCost,
    begins,
    ...options,
  });
  return {
    ...server,
    logged,
    ask: (where, init) => fetch(`${server.address}${where}`, init),
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
