import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle, type SqliteRemoteDatabase } from 'drizzle-orm/sqlite-proxy';
import { migrate } from 'drizzle-orm/sqlite-proxy/migrator';
import { type Connection, openFile } from './connection.ts';
import { lockFile } from './file-lock.ts';
import { setAside } from './older-shape.ts';
import { createKept, type Kept } from './read-cache.ts';
import { createWriteGroups } from './write-groups.ts';

/** What a write may read and change. */
export type Transaction = SqliteRemoteDatabase<Record<string, never>>;

/** The sandbox's database: reads at any time, writes one after the other. */
export type Database = {
  /** For reading only: a file's connection refuses to write. */
  readonly read: Transaction;
  readonly kept: Kept;
  /**
   * Runs the work, all or nothing, while no other writes; when this settles, what was written survives `kill -9`. The
   * work reads through `tx` only: `read` does not know yet what the writes just before it wrote.
   */
  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** What was deleted is nowhere in the database's files any more once this settles: neither in free pages nor in the log. */
  scrub(): Promise<void>;
  /** Where the file is now that stood there before and was of an older shape; null where there was none. */
  readonly setAside: string | null;
  close(): Promise<void>;
};

const migrations = join(dirname(fileURLToPath(import.meta.url)), 'migrations');

/** Milliseconds a connection waits for another process that uses the file. */
const patience = 5_000;

/** Writes the log into the file, and empties it: it holds what pages were before. */
const emptyLog = 'PRAGMA wal_checkpoint(TRUNCATE)';

/** Queries on a connection. */
function queriesOn({ run }: Connection): Transaction {
  return drizzle(
    async (statement, values, method) => {
      const rows = await run(statement, values);
      // For a single row drizzle takes the row itself.
      return { rows: method === 'get' ? (rows[0] as unknown[]) : rows };
    },
    undefined,
    { casing: 'snake_case' },
  );
}

/** The path in an address of a database. */
function pathOf(url: string): string {
  if (url.startsWith('file:')) return url.replace(/^file:(\/\/(localhost)?)?/, '');
  throw new Error(`The database is a file: "file:" and its path, not ${url}`);
}

/**
 * Opens the database, and makes its tables where there are none; one of an older shape is set aside, and a new one begun. `url`
 * is `file:` and a path, which only one gateway at a time may hold. Throws with a text for people when it can't.
 */
export async function openDatabase(url: string): Promise<Database> {
  const path = pathOf(url);
  mkdirSync(dirname(path), { recursive: true });
  const lock = await lockFile(path);
  const aside = await setAside(path, migrations, patience);
  const writer = openFile(path, patience);
  // SQLite's settings belong to a connection.
  await writer.run('PRAGMA journal_mode = WAL');
  await writer.run('PRAGMA synchronous = FULL');
  // What is deleted is overwritten: free pages keep nothing.
  await writer.run('PRAGMA secure_delete = ON');
  await writer.run(emptyLog);
  const tx = queriesOn(writer);
  await migrate(tx, writer.migrate, { migrationsFolder: migrations });
  const reader = openFile(path, patience);
  await reader.run('PRAGMA query_only = ON');
  const groups = createWriteGroups(writer);
  return {
    read: queriesOn(reader),
    // Another number after each change by any other connection.
    kept: createKept(async () => (await reader.run('PRAGMA data_version'))[0]?.[0]),
    write: (work) => groups.write(() => work(tx)),
    setAside: aside,
    scrub: () => groups.between(() => writer.run(emptyLog)),
    close: async () => {
      await groups.idle();
      reader.close();
      writer.close();
      await lock.release();
    },
  };
}
