import type { Language } from './known-languages.ts';

/** The languages that have words here; a brand that offers others brings what is known of them. */
const known = new Map<string, Language>([
  ['ES', { tag: 'es', name: 'Español' }],
  ['EN', { tag: 'en', name: 'English' }],
]);

const find = (code: string) => known.get(code.toUpperCase());

/** Fetches what is known of the languages of a brand, where it offers more than those with words here. */
export async function bringLanguages(codes: readonly string[]): Promise<void> {
  if (codes.every(find)) return;
  const { knownLanguages, otherCodes } = await import('./known-languages.ts');
  for (const code of codes.map((one) => one.toUpperCase())) {
    const found = knownLanguages[otherCodes[code] ?? code];
    if (found) known.set(code, found);
  }
}

/** The tag of a language code such as 'EN', as pages and the platform know it. */
export const languageTag = (code: string): string => find(code)?.tag ?? code.toLowerCase();

/** A language's name in itself, such as 'Español'; the code of one that nobody knows. */
export const languageName = (code: string): string => find(code)?.name ?? code;

/** The direction in which a language is written; '' from the left, as a page is anyway. */
export const directionOf = (code: string): string => find(code)?.direction ?? '';
