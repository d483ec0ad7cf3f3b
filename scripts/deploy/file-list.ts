import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

/** A file of a site: its path within the folder, its size in bytes, and the SHA-256 of what is in it, in hex. */
const ListedFile = z.strictObject({
  path: z.string().check(z.regex(/^(?!.*(^|\/)\.)[^\\]+$/)),
  bytes: z.int().check(z.nonnegative()),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type ListedFile = z.infer<typeof ListedFile>;

/** All files of one release of a site. Its name is made of them: the same files are the same release. */
const FileList = z.strictObject({
  release: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  files: z.array(ListedFile),
});
export type FileList = z.infer<typeof FileList>;

/** The list's name in the folder that a build writes. */
export const listName = 'files.json';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** Lists the files of a folder, by path. */
export async function listFiles(folder: string): Promise<FileList> {
  const files: ListedFile[] = [];
  for (const name of (await readdir(folder, { recursive: true })).sort()) {
    const file = path.join(folder, name);
    if (!(await lstat(file)).isFile()) continue;
    const bytes = await readFile(file);
    files.push({ path: name.split(path.sep).join('/'), bytes: bytes.length, sha256: sha256(bytes) });
  }
  return { release: sha256(JSON.stringify(files)).slice(0, 12), files };
}

/** Reads a list that a build wrote; throws with what is wrong. */
export async function readList(file: string): Promise<FileList> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new Error(`${file} is not there: is this a folder that the build wrote?`);
  const read = z.safeParse(FileList, parsed(text));
  if (!read.success) throw new Error(`${file} is no list of files: ${z.prettifyError(read.error)}`);
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What of a list is missing in a folder, or differs there: one line each. */
export async function faultsIn(folder: string, { files }: FileList): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const file of files) {
    const bytes = await readFile(path.join(folder, file.path)).catch(() => null);
    if (bytes === null) faults.push(`${file.path} is missing`);
    else if (bytes.length !== file.bytes) {
      faults.push(`${file.path} has ${bytes.length} bytes, not ${file.bytes}`);
    } else if (sha256(bytes) !== file.sha256) faults.push(`${file.path} is not what was built`);
  }
  return faults;
}
