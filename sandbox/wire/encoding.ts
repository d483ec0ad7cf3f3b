import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** The encodings a file is kept in; '' is the plain file. */
export type Encoding = 'br' | 'gzip' | '';

/** The first of these encodings that a browser accepts. */
export function bestEncoding(headers: IncomingHttpHeaders, there: readonly Encoding[]): Encoding {
  const taken = new Negotiator({ headers }).encodings(there);
  return there.find((one) => taken.includes(one)) ?? '';
}

/** Quick rather than small: answers wait for it. */
const brotliQuality = 5;

/** Compresses what is made while a caller waits: a page, or an answer. */
export async function compressPage(page: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(page);
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: 6 });
  if (encoding === '') return bytes;
  return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}
