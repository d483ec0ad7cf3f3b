import { type Client, createClient, type Transaction } from '@libsql/client';

/** A held lock. */
type FileLock = { release(): Promise<void> };

async function hold(client: Client, path: string): Promise<Transaction> {
  try {
    return await client.transaction('write');
  } catch (error) {
    client.close();
    const busy = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
    if (!busy) throw error;
    throw new Error(
      `The database ${path} is in use by another gateway. Stop that one, or name another file.`,
    );
  }
}

/**
 * Keeps a second gateway off the same database file. The lock is an open transaction on a small database
 * beside it: the system releases it when the process ends, for any reason, so no lock is left behind.
 */
export async function lockFile(path: string): Promise<FileLock> {
  const client = createClient({ url: `file:${path}.lock`, concurrency: 1 });
  const held = await hold(client, path);
  return {
    release: async () => {
      await held.rollback();
      client.close();
    },
  };
}
