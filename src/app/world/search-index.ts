import MiniSearch, { type SearchResult } from 'minisearch';
import {
  folded,
  type GameNames,
  type NamedGame,
  type SearchAnswer,
  type SearchQuestion,
} from '#machines/games/search.rules.ts';

/** As many of the best are answered: nobody reads further, and what is sent between threads stays small. */
const best = 300;

/** How many letters of a word may be wrong, swapped ones being two: of a short word none, or all would be like it. */
function forgiven({ length }: string): number | false {
  if (length < 4) return false;
  return length < 6 ? 1 : 2;
}

export type SearchIndex = { readonly answer: (question: SearchQuestion) => SearchAnswer };

type Found = SearchResult & NamedGame;

/**
 * An index of names that finds what begins like a word, what is misspelt by a letter or two, and what is written without
 * its accents. All words of a question must be there.
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
