import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

/** The encodings a file is kept in; '' is the plain file. */
export type Encoding = 'br' | 'gzip' | '';

/** The first of these encodings that a browser accepts. */
export function bestEncoding(headers: IncomingHttpHeaders, there: readonly Encoding[]): Encoding {
  const taken = new Negotiator({ headers }).encodings(there);
  return there.find((one) => taken.includes(one)) ?? '';
}
