import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const brotli = await promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

/**
 * Puts a brotli and a gzip copy beside each file of a build that shrinks; `files` are paths within the folder. Pages are
 * compressed when nobody changes them on the way.
 */
export async function compressAll(folder: string, files: readonly string[], pages: boolean): Promise<void> {
  const kinds = pages ? /\.(js|css|svg|json|txt|webmanifest|html)$/ : /\.(js|css|svg|json|txt|webmanifest)$/;
  const shrinking = files.filter((file) => kinds.test(file));
  await Promise.all(shrinking.map((file) => compress(path.join(folder, file))));
}
