import { type Connection, openFile } from './connection.ts';

/** A held lock. */
type FileLock = { release(): Promise<void> };

async function hold(lock: Connection, path: string): Promise<void> {
  try {
    await lock.begin();
  } catch (error) {
    lock.close();
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
  const lock = openFile(`${path}.lock`);
  await hold(lock, path);
  return {
    release: async () => {
      await lock.rollBack();
      lock.close();
    },
  };
}
