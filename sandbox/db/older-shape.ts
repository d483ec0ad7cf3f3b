import { existsSync, renameSync } from 'node:fs';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { openFile } from './connection.ts';

/** Whether a file holds tables that no migration of these made. */
async function isOlder(path: string, migrationsFolder: string, patience: number): Promise<boolean> {
  const file = openFile(path, patience);
  try {
    const tables = await file.run("SELECT name FROM sqlite_master WHERE type = 'table'");
    if (tables.length === 0) return false;
    const noted = tables.some(([name]) => name === '__drizzle_migrations');
    const made = noted ? await file.run('SELECT hash FROM __drizzle_migrations') : [['by nobody known']];
    const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
    return made.some(([hash]) => !known.includes(String(hash)));
  } finally {
    file.close();
  }
}

/** The first name beside a file that nothing has yet. */
function freeName(path: string): string {
  for (let count = 1; ; count += 1) {
    const name = `${path}.older-${count}`;
    if (!existsSync(name)) return name;
  }
}

/**
 * Renames a database of another shape than these migrations make, with its log, so that it is never half read. Answers its new
 * path, or null where there is none of that kind. Nobody else may have it open.
 */
export async function setAside(
  path: string,
  migrationsFolder: string,
  patience: number,
): Promise<string | null> {
  if (!existsSync(path) || !(await isOlder(path, migrationsFolder, patience))) return null;
  const aside = freeName(path);
  for (const part of ['-wal', '-shm', '']) {
    if (existsSync(path + part)) renameSync(path + part, aside + part);
  }
  return aside;
}
