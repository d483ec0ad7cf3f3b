import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBook, writeBook } from '#assurance/book/book.ts';

/** The flow book in a folder of its own, as the build writes it. */
export async function writtenBook(): Promise<{ readonly folder: string; readonly remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'book-'));
  writeBook(await makeBook(), folder);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
