import type { Plugin } from 'vite';
import { names, version, words } from './vocabulary.ts';

/**
 * Puts the product's own vocabulary where code asks for `#vocabulary`: Node reads it from the source, and a browser
 * has no source to read.
 */
export function knownWords(): Plugin {
  return {
    name: 'known-words',
    enforce: 'pre',
    resolveId: { filter: { id: /^#vocabulary$/ }, handler: () => '\0vocabulary' },
    load: {
      filter: { id: /^\0vocabulary$/ },
      handler: () =>
        [
          `export const version = '${version}';`,
          `export const words = '${words.join(' ')}'.split(' ');`,
          `export const names = '${names.join(' ')}'.split(' ');`,
        ].join('\n'),
    },
  };
}
