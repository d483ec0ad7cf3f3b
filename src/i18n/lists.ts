import { languageTag } from './languages.ts';

/** Things after one another as people say them: a, b and c, or with `or` a, b or c. */
export function formatList(items: readonly string[], language: string, join: 'and' | 'or' = 'and'): string {
  const type = join === 'and' ? 'conjunction' : 'disjunction';
  return new Intl.ListFormat(languageTag(language), { type }).format(items);
}
