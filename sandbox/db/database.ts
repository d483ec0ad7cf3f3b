import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { lockFile } from './file-lock.ts';

type Drizzle = LibSQLDatabase<Record<string, never>>;

/** A transaction that may write. */
export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0];

/** The sandbox's database: reads at any time, writes one after the other. */
export type Database = {
  /** For reading only: a file's connection refuses to write. */
  readonly read: Drizzle;
  /** Runs the work in one transaction; when this resolves, what it wrote survives `kill -9`. */
  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

const migrations = join(dirname(fileURLToPath(import.meta.url)), 'migrations');

/** Milliseconds a connection waits for another process that uses the file. */
const patience = 5_000;

/** One connection to the file, set up once and kept, since SQLite's settings belong to a connection. */
async function connect(url: string, settings: readonly string[]): Promise<Client> {
  const client = createClient({ url, concurrency: 1, timeout: patience });
  for (const setting of settings) await client.execute(`PRAGMA ${setting}`);
  return client;
}

/**
 * Runs tasks one after the other, in the order they came; a failed one does not stop the rest. Between two it yields to
 * the event loop: the database answers without a pause, so a long queue would keep new connections waiting.
 */
function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const run = last.then(work);
    last = run.catch(() => undefined).then(() => setImmediate());
    return run;
  };
}

/**
 * Opens the database and brings its tables up to date. `url` is `file:` and a path, which only one gateway
 * at a time may hold, or the address of a libSQL server. Throws with a text for people when it can't.
 */
export async function openDatabase(url: string): Promise<Database> {
  const path = url.startsWith('file:') ? url.replace(/^file:(\/\/(localhost)?)?/, '') : null;
  if (path) mkdirSync(dirname(path), { recursive: true });
  const lock = path ? await lockFile(path) : null;
  const settings = path ? ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'] : [];
  const writer = await connect(url, settings);
  const write = drizzle(writer, { casing: 'snake_case' });
  await migrate(write, { migrationsFolder: migrations });
  const reader = path ? await connect(url, ['query_only = ON']) : writer;
  const inTurn = queue();
  return {
    read: path ? drizzle(reader, { casing: 'snake_case' }) : write,
    write: (work) => inTurn(() => write.transaction(work)),
    close: () =>
      inTurn(async () => {
        reader.close();
        writer.close();
        await lock?.release();
      }),
  };
}
