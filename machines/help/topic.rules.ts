import type { Article } from '#contract/help.ts';

/** What a person wants help with: an article, a refusal by its code, a category, or (all null) the whole centre. */
export type Topic = {
  readonly article: string | null;
  readonly about: string | null;
  readonly category: string | null;
};

export const everything: Topic = { article: null, about: null, category: null };

/** Names longer than this are nobody's. */
const longestName = 64;

/** The topic that an address of the help centre names. */
export function topicOf(query: { readonly get: (name: string) => string | null }): Topic {
  const named = (name: string) => query.get(name)?.slice(0, longestName) || null;
  return { article: named('article'), about: named('about'), category: named('category') };
}

/** The categories of the help centre, in the order in which they are shown; those of a gateway that we do not know come last. */
export const categories = [
  'security',
  'account',
  'deposits',
  'withdrawals',
  'wallet',
  'protection',
  'games',
  'promotions',
  'points',
  'missions',
  'messages',
  'agents',
  'technical',
  'legal',
  'other',
] as const;
export type HelpCategory = (typeof categories)[number];

/** The category under which an article is shown. */
export function categoryOf({ category }: Pick<Article, 'category'>): HelpCategory {
  return categories.find((one) => one === category) ?? 'other';
}

export type Shelf<A> = { readonly category: HelpCategory; readonly articles: readonly A[] };

/** The articles by category; a category without any is left out. */
export function shelvesOf<A extends Pick<Article, 'category'>>(articles: readonly A[]): readonly Shelf<A>[] {
  return categories
    .map((category) => ({ category, articles: articles.filter((one) => categoryOf(one) === category) }))
    .filter((shelf) => shelf.articles.length > 0);
}

/** What of the help centre answers a topic. */
export type Answer<A> =
  | { readonly shows: 'article'; readonly article: A }
  | { readonly shows: 'category'; readonly shelf: Shelf<A> }
  | { readonly shows: 'everything' }
  /** The person asked for something that the centre does not have. */
  | { readonly shows: 'missing' };

/** Finds what answers a topic; an article by its id, or by a code that it explains. */
export function answerTo<A extends Pick<Article, 'id' | 'codes' | 'category'>>(
  { article, about, category }: Topic,
  articles: readonly A[],
): Answer<A> {
  if (article !== null || about !== null) {
    const found = articles.find(
      ({ id, codes }) => id === article || (about !== null && codes?.includes(about)),
    );
    return found ? { shows: 'article', article: found } : { shows: 'missing' };
  }
  if (category === null) return { shows: 'everything' };
  const shelf = shelvesOf(articles).find((one) => one.category === category);
  return shelf ? { shows: 'category', shelf } : { shows: 'missing' };
}
