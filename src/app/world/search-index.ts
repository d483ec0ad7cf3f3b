import MiniSearch, { type SearchResult } from 'minisearch';
import type { GameNames, NamedGame, SearchAnswer, SearchQuestion } from '#machines/games/search.rules.ts';
import { folded } from '#machines/kit/text-match.rules.ts';

/** The most matches in an answer: nobody reads further, and messages between threads stay small. */
const best = 300;

/** How many letters of a word may be wrong (a swap counts as two): none in a short word, or all would match. */
function forgiven({ length }: string): number | false {
  if (length < 4) return false;
  return length < 6 ? 1 : 2;
}

export type SearchIndex = { readonly answer: (question: SearchQuestion) => SearchAnswer };

type Found = SearchResult & NamedGame;

/**
 * An index of names that matches word beginnings, words with a letter or two wrong, and words without their
 * accents. Every word of a question must match.
 */
export function createIndex(names: GameNames): SearchIndex {
  const index = new MiniSearch<NamedGame & { readonly id: number }>({
    fields: ['gameName'],
    storeFields: ['gameId', 'gameName', 'vassalage'],
    processTerm: (term) => folded(term) || null,
    searchOptions: {
      prefix: true,
      fuzzy: forgiven,
      combineWith: 'AND',
      weights: { prefix: 0.6, fuzzy: 0.3 },
    },
  });
  index.addAll(names.map(([gameId, gameName, vassalage], id) => ({ id, gameId, gameName, vassalage })));
  return {
    answer({ text, vassalage }) {
      const filter =
        vassalage === null ? {} : { filter: (found: SearchResult) => found.vassalage === vassalage };
      const found = index.search(text, filter) as Found[];
      const hits = found
        .slice(0, best)
        .map(({ gameId, gameName, vassalage: of }) => ({ gameId, gameName, vassalage: of }));
      return { hits, total: found.length };
    },
  };
}
