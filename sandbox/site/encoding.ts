import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

/** The compressions a file is kept in; '' is the file as it is. */
export type Encoding = 'br' | 'gzip' | '';

/** The first of these compressions that a browser takes. */
export function bestEncoding(headers: IncomingHttpHeaders, there: readonly Encoding[]): Encoding {
  const taken = new Negotiator({ headers }).encodings(there);
  return there.find((one) => taken.includes(one)) ?? '';
}
