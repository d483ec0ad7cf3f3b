import { brotliCompressSync } from 'node:zlib';
import { type Finding, voiceOf } from './finding.ts';

const { error, warning } = voiceOf('size');

/**
 * The most that the file may have, in bytes. It stands in the head of every page, is no file of its own that a browser
 * could keep, and comes before anything is painted: 64 kB are some 15 kB compressed, a tenth of a second on slow 4G.
 */
export const mostBytes = 64_000;
/** From here on it is worth a thought. */
const many = 24_000;

/** What a page pays for its brand. */
export function sizeFindings(text: string): readonly Finding[] {
  const bytes = Buffer.byteLength(text);
  if (bytes <= many) return [];
  const sent = Math.round(brotliCompressSync(text).length / 1_000);
  const found = `${Math.round(bytes / 1_000)} kB, of which every page carries some ${sent} kB compressed at each visit`;
  if (bytes <= mostBytes)
    return [warning({ field: '', found, todo: 'keep the texts that differ from ours' })];
  return [
    error({
      field: '',
      found,
      todo: `${mostBytes / 1_000} kB at most: keep the texts that differ from ours`,
    }),
  ];
}
